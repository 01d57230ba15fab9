"""Habitat Battle: what the words of the notation are in every language, as data. Sheet, "Names".

Behind a word stands where it comes from: `seed`, the Spanish seed text 004; no mark, a plain translation of ours,
in no edition that we know of. Animals, cards and spaces have their names in the game set.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsnotation.core.names import Name, name_of


def _table(rows: tuple[tuple[str, str, str, str, str], ...]) -> dict[str, Name]:
    """Rows in the order of `core.names.LANGUAGES`; the first English word is what is written."""
    names = {row[0].split(";")[0].strip(): row for row in rows}
    return {code: name_of(code, *row) for code, row in names.items()}


# The first word of a move. What each means is told in `reading`.
VERBS: Mapping[str, Name] = _table((
    ("kit", "kit; equipamento", "kit; équipement", "набор; комплект", "equipo"),
    ("deal", "distribuição; distribuir; reparte", "distribution; distribuer; donne", "раздача; раздать",
     "repartición [seed]; reparto; repartir"),
    ("position", "posição; posicionar", "position; placer; placement", "позиция; расстановка; поставить",
     "posición [seed]; posicionamiento [seed]; posicionar"),
    ("use; use power; use the power", "usar; usa; usar poder; usa poder", "utiliser; utilise; utiliser pouvoir",
     "использовать; использует; применить",
     "usar [seed]; usa; usar poder; usa poder; usar el poder; usa el poder"),
    ("hold; not use; no use", "guardar; guarda; não usar; não usa; não usar poder",
     "garder; garde; ne pas utiliser; n'utilise pas", "сохранить; беречь; не использовать; не использует",
     "guardar; guarda; no usar; no usa; no usar poder; no usa poder; no usar el poder"),
    ("expose; strategy; strategy card", "expor; expõe; estratégia; carta de estratégia; surpresa",
     "exposer; stratégie; carte stratégie; surprise", "вскрыть; вскрывает; стратегия; карта стратегии",
     "exponer [seed]; expone; exponer carta; expone carta; estrategia [seed]; carta de estrategia [seed];"
     " sorpresa [seed]"),
    ("bird; bird card", "ave; carta de ave", "oiseau; carte oiseau", "птица; карта птицы",
     "ave [seed]; carta de ave [seed]"),
    ("pass; not expose", "passar; passa; não expor; não expõe", "passer; passe; ne pas exposer",
     "пас; пасовать; пасует; не вскрывать", "pasar; pasa; pasa turno; no exponer; no expone"),
    ("insect; insect incursion", "inseto; incursão de inseto", "insecte; incursion d'insecte",
     "насекомое; вторжение насекомых", "insecto [seed]; incursión de insecto [seed]"),
    ("aquatic; aquatic animal", "aquático; animal aquático", "aquatique; animal aquatique",
     "водное; водное животное", "acuático [seed]; animal acuático [seed]"),
    ("calm", "calma", "calme", "спокойно; затишье", "calma"),
))  # fmt: skip
# The field of a kit or a deal that a list is of.
LISTS: Mapping[str, Name] = _table((
    ("activators; activator; power activators", "ativadores; ativador; ativadores de poder",
     "activateurs; activateur; activateurs de pouvoir", "активаторы; активатор",
     "activadores [seed]; activador [seed]; activadores de poder [seed]"),
    ("movements; movement; moves; movement cards", "movimentos; movimento; cartas de movimento",
     "mouvements; mouvement; cartes mouvement", "движения; движение; карты движения",
     "movimientos [seed]; movimiento [seed]; cartas de movimiento [seed]"),
    ("invocations; invocation; invocation cards", "invocações; invocação; cartas de invocação",
     "invocations; invocation; cartes invocation", "призывы; призыв; карты призыва",
     "invocaciones; invocación [seed]; cartas de invocación [seed]"),
    ("animals; animal", "animais; animal", "animaux; animal", "животные; животное",
     "animales [seed]; animal [seed]"),
    ("powers; power; power cards", "poderes; poder; cartas de poder", "pouvoirs; pouvoir; cartes pouvoir",
     "силы; сила; карты силы", "poderes; poder [seed]; cartas de poder [seed]"),
    ("bird; birds; bird card", "ave; aves; carta de ave", "oiseau; oiseaux; carte oiseau",
     "птица; птицы; карта птицы", "ave [seed]; aves [seed]; carta de ave [seed]"),
    ("strategies; strategy; strategy cards", "estratégias; estratégia; cartas de estratégia; surpresas",
     "stratégies; stratégie; cartes stratégie; surprises", "стратегии; стратегия; карты стратегии",
     "estrategias; estrategia [seed]; cartas de estrategia [seed]; sorpresas"),
))  # fmt: skip
# What an assertion is about.
CLAIMS: Mapping[str, Name] = _table((
    ("points; point; vp; victory points", "pontos; ponto; pontos de vitória", "points; points de victoire",
     "очки; очко; победные очки", "puntos [seed]; punto [seed]; puntos de victoria [seed]"),
    ("flood; floods; flood stage", "inundação; estágio de inundação", "inondation; stade d'inondation",
     "затопление; стадия затопления", "inundación [seed]; etapa de inundación [seed]"),
    ("at", "em", "sur", "на", "en"),
    ("total; totals", "total", "total", "сумма; итого", "total; puntaje total [seed]"),
    ("winner; winners", "vencedor; vencedores; ganhador; ganhadores", "vainqueur; vainqueurs; gagnant; gagnants",
     "победитель; победители", "ganador [seed]; ganadores"),
))  # fmt: skip
# What opens a part of a game.
HEADINGS: Mapping[str, Name] = _table((
    ("setup", "preparação", "préparation; mise en place", "подготовка; расстановка фигур", "preparación"),
    ("turn; round", "rodada; ronda", "manche; tour", "раунд; ход", "ronda [seed]; turno [seed]"),
))  # fmt: skip
# What declines something and does not say what.
NO: Name = name_of(
    "no", "no; not; none; nothing", "não; nada; nenhum; nenhuma", "non; pas; rien; aucun; aucune",
    "нет; не; ничего", "no; nada; ninguno; ninguna",
)  # fmt: skip
