"""Dominion: Seaside: what the cards are called in every language, as data. Sheet section 9.

Behind a word stands where it comes from: `seed`, the seed text; `tabs`, the card database of dominiontabs, which
transcribes the printed editions; `memory`, written from memory and checked against nothing; `plain` (no mark), a
suggestion of the sheet or of ours that is in no edition we know of.
"""

from __future__ import annotations

from typing import NamedTuple

from dsnotation.core.names import Forms, Name, name_of
from dsnotation.games.seaside.components import CARDS, CODES, UNSEEN


class _Row(NamedTuple):
    """A card's names, in the order of `core.names.LANGUAGES`; German is read, not told."""

    en: str
    pt: str
    fr: str
    ru: str
    es: str
    de: str


_ROWS: tuple[_Row, ...] = (
    _Row("Copper", "Cobre [seed]", "Cuivre [tabs]", "Медь [memory]", "Cobre [tabs]", "Kupfer"),
    _Row("Silver", "Prata [seed]", "Argent [tabs]", "Серебро [memory]", "Plata [tabs]", "Silber"),
    _Row("Gold", "Ouro [seed]", "Or [tabs]", "Золото [memory]", "Oro [tabs]", "Gold"),
    _Row("Estate", "Propriedade", "Domaine [tabs]", "Поместье [memory]", "Finca [tabs]", "Anwesen"),
    _Row("Duchy", "Ducado", "Duché [tabs]", "Герцогство [memory]", "Ducado [tabs]", "Herzogtum"),
    _Row("Province", "Província [seed]", "Province [tabs]", "Провинция [memory]", "Provincia [tabs]", "Provinz"),
    _Row("Curse", "Maldição [seed]", "Malédiction [tabs]", "Проклятие [memory]", "Maldición [tabs]", "Fluch"),
    _Row("Ambassador", "Embaixador [seed]", "Ambassadeur [tabs]", "Посол [memory]", "Embajador [tabs]",
         "Botschafter"),
    _Row("Bazaar", "Bazar [seed]", "Bazar [tabs]", "Базар [memory]", "Bazar [tabs]", "Bazar"),
    _Row("Caravan", "Caravana [seed]", "Caravane [tabs]", "Караван [memory]", "Caravana [tabs]", "Karawane"),
    _Row("Cutpurse", "Bolsa de Ladrão [seed]", "Coupeur de bourses [tabs]", "Карманник [memory]",
         "Ratero [tabs]", "Beutelschneider"),
    _Row("Embargo", "Embargo [seed]", "Embargo [tabs]", "Эмбарго [memory]", "Embargo [tabs]", "Embargo"),
    _Row("Explorer", "Explorador [seed]", "Explorateur [tabs]", "Исследователь [memory]", "Exploradora [tabs]",
         "Entdecker"),
    _Row("Fishing Village", "Aldeia de Pescadores [seed]", "Village de pêcheurs [tabs]",
         "Рыбацкая деревня [memory]", "Pueblo de Pescadores [tabs]", "Fischerdorf"),
    _Row("Ghost Ship", "Navio Fantasma [seed]", "Vaisseau fantôme [tabs]", "Корабль-призрак [memory]",
         "Barco Fantasma [tabs]", "Geisterschiff"),
    _Row("Haven", "Refúgio [seed]", "Havre [tabs]", "Гавань [memory]", "Puerto [tabs]", "Hafen"),
    _Row("Island", "Ilha [seed]", "Île [tabs]", "Остров [memory]", "Isla [tabs]", "Insel"),
    _Row("Lighthouse", "Farol [seed]", "Phare [tabs]", "Маяк [memory]", "Faro [tabs]", "Leuchtturm"),
    _Row("Lookout", "Vigia", "Vigie [tabs]", "Дозорный [memory]", "Vigía [tabs]", "Ausguck"),
    _Row("Merchant Ship", "Navio Mercante", "Navire marchand [tabs]", "Торговый корабль [memory]",
         "Barco Mercante [tabs]", "Handelsschiff"),
    _Row("Native Village", "Aldeia Nativa [seed]", "Village indigène [tabs]", "Туземная деревня [memory]",
         "Poblado Indígena [tabs]", "Eingeborenendorf"),
    _Row("Navigator", "Navegador", "Navigateur [tabs]", "Штурман [memory]", "Navegante [tabs]", "Navigator"),
    _Row("Outpost", "Posto Avançado", "Avant-poste [tabs]", "Аванпост [memory]", "Puesto Avanzado [tabs]",
         "Außenposten"),
    _Row("Pearl Diver", "Mergulhador de Pérolas", "Plongeur de perles [tabs]", "Ловец жемчуга [memory]",
         "Pescador de Perlas [tabs]", "Perlentaucher"),
    _Row("Pirate Ship", "Navio Pirata [seed]", "Bateau pirate [tabs]", "Пиратский корабль [memory]",
         "Barco Pirata [tabs]", "Piratenschiff"),
    _Row("Salvager", "Resgatador", "Sauveteur [tabs]", "Спасатель [memory]", "Rescatador [tabs]",
         "Müllverwerter"),
    _Row("Sea Hag", "Bruxa do Mar", "Sorcière de mer [tabs]", "Морская ведьма [memory]", "Bruja del Mar [tabs]",
         "Seehexe"),
    _Row("Smugglers", "Contrabandistas", "Contrebandiers [tabs]", "Контрабандисты [memory]",
         "Contrabandistas [tabs]", "Schmuggler"),
    _Row("Tactician", "Estrategista; Tático", "Tacticien [tabs]", "Тактик [memory]", "Estratega [tabs]",
         "Taktiker"),
    _Row("Treasure Map", "Mapa do Tesouro", "Carte aux trésors [tabs]", "Карта сокровищ [memory]",
         "Mapa del Tesoro [tabs]", "Schatzkarte"),
    _Row("Treasury", "Tesouraria", "Trésorerie [tabs]", "Казначейство [memory]", "Tesorería [tabs]",
         "Schatzkammer"),
    _Row("Warehouse", "Armazém", "Entrepôt [tabs]", "Склад [memory]", "Almacén [tabs]", "Lagerhaus"),
    _Row("Wharf", "Cais", "Quai [tabs]", "Пристань [memory]", "Muelle [tabs]", "Werft"),
    # Not in the sheet: a card of the base game.
    _Row("Throne Room", "Sala do Trono", "Salle du trône", "Тронный зал", "Salón del Trono", "Thronsaal"),
)  # fmt: skip

# English name -> several of them: in English, and behind the gender (m, f) in Portuguese, French and Spanish.
# Russian tells a number of cards in another way.
_MANY: dict[str, tuple[str, str, str, str]] = {
    "Copper": ("Coppers", "m Cobres", "m Cuivres", "m Cobres"),
    "Silver": ("Silvers", "f Pratas", "m Argents", "f Platas"),
    "Gold": ("Golds", "m Ouros", "m Ors", "m Oros"),
    "Estate": ("Estates", "f Propriedades", "m Domaines", "f Fincas"),
    "Duchy": ("Duchies", "m Ducados", "m Duchés", "m Ducados"),
    "Province": ("Provinces", "f Províncias", "f Provinces", "f Provincias"),
    "Curse": ("Curses", "f Maldições", "f Malédictions", "f Maldiciones"),
    "Ambassador": ("Ambassadors", "m Embaixadores", "m Ambassadeurs", "m Embajadores"),
    "Bazaar": ("Bazaars", "m Bazares", "m Bazars", "m Bazares"),
    "Caravan": ("Caravans", "f Caravanas", "f Caravanes", "f Caravanas"),
    "Cutpurse": ("Cutpurses", "f Bolsas de Ladrão", "m Coupeurs de bourses", "m Rateros"),
    "Embargo": ("Embargoes", "m Embargos", "m Embargos", "m Embargos"),
    "Explorer": ("Explorers", "m Exploradores", "m Explorateurs", "f Exploradoras"),
    "Fishing Village": ("Fishing Villages", "f Aldeias de Pescadores", "m Villages de pêcheurs",
                        "m Pueblos de Pescadores"),
    "Ghost Ship": ("Ghost Ships", "m Navios Fantasma", "m Vaisseaux fantômes", "m Barcos Fantasma"),
    "Haven": ("Havens", "m Refúgios", "m Havres", "m Puertos"),
    "Island": ("Islands", "f Ilhas", "f Îles", "f Islas"),
    "Lighthouse": ("Lighthouses", "m Faróis", "m Phares", "m Faros"),
    "Lookout": ("Lookouts", "m Vigias", "f Vigies", "m Vigías"),
    "Merchant Ship": ("Merchant Ships", "m Navios Mercantes", "m Navires marchands", "m Barcos Mercantes"),
    "Native Village": ("Native Villages", "f Aldeias Nativas", "m Villages indigènes", "m Poblados Indígenas"),
    "Navigator": ("Navigators", "m Navegadores", "m Navigateurs", "m Navegantes"),
    "Outpost": ("Outposts", "m Postos Avançados", "m Avant-postes", "m Puestos Avanzados"),
    "Pearl Diver": ("Pearl Divers", "m Mergulhadores de Pérolas", "m Plongeurs de perles",
                    "m Pescadores de Perlas"),
    "Pirate Ship": ("Pirate Ships", "m Navios Pirata", "m Bateaux pirates", "m Barcos Pirata"),
    "Salvager": ("Salvagers", "m Resgatadores", "m Sauveteurs", "m Rescatadores"),
    "Sea Hag": ("Sea Hags", "f Bruxas do Mar", "f Sorcières de mer", "f Brujas del Mar"),
    "Smugglers": ("Smugglers", "m Contrabandistas", "m Contrebandiers", "m Contrabandistas"),
    "Tactician": ("Tacticians", "m Estrategistas", "m Tacticiens", "m Estrategas"),
    "Treasure Map": ("Treasure Maps", "m Mapas do Tesouro", "f Cartes aux trésors", "m Mapas del Tesoro"),
    "Treasury": ("Treasuries", "f Tesourarias", "f Trésoreries", "f Tesorerías"),
    "Warehouse": ("Warehouses", "m Armazéns", "m Entrepôts", "m Almacenes"),
    "Wharf": ("Wharves", "m Cais", "m Quais", "m Muelles"),
    "Throne Room": ("Throne Rooms", "f Salas do Trono", "f Salles du trône", "m Salones del Trono"),
}  # fmt: skip
# A card whose name is plural is told as the card of that name: one of it is no "un Contrebandiers".
_PLURAL_NAMES = {"Smugglers": {"pt": "a carta", "fr": "la carte", "es": "la carta"}}
_ARTICLES = {"pt": {"m": "um", "f": "uma"}, "fr": {"m": "un", "f": "une"}, "es": {"m": "un", "f": "una"}}
# Further words that are read.
_ALSO = {
    "Embargo": ("Embargos",),
    "Outpost": ("Aussenposten",),
    "Smugglers": ("Smuggler",),
    "Wharf": ("Wharfs",),
}


def _named(code: str, row: _Row) -> Name:
    return name_of(code, row.en, row.pt, row.fr, row.ru, row.es, forms=_forms(row))


def _forms(row: _Row) -> dict[str, Forms]:
    """One of them (`a`) and several (`many`) in each language that has words for it."""
    many = _MANY.get(row.en)
    if many is None:
        return {}
    article = "an" if row.en[0] in "AEIOU" else "a"
    forms: dict[str, Forms] = {"en": {"a": f"{article} {row.en}", "many": many[0]}}
    for language, cell, others in zip(_ARTICLES, (row.pt, row.fr, row.es), many[1:], strict=True):
        gender, _, plural = others.partition(" ")
        one = cell.partition(";")[0].partition("[")[0].strip()
        before = _PLURAL_NAMES.get(row.en, {}).get(language, _ARTICLES[language][gender])
        forms[language] = {"a": f"{before} {one}", "many": plural}
    return forms


# English name, which is what moves hold -> what the card is called; "?" is the same in every language.
NAMES: dict[str, Name] = {
    **{row.en: _named(code, row) for code, row in zip(CODES, _ROWS, strict=False)},
    UNSEEN: Name(UNSEEN, {}),
}
assert tuple(NAMES) == (*CARDS, UNSEEN)


def called(card: str) -> Name:
    """What a card is called, by its English name or "?". Raises KeyError for any other word."""
    return NAMES[card]


def read_as(card: str) -> tuple[str, ...]:
    """The words that are read for a card, one or several of it, in any language, English first. Raises KeyError
    for a word that is no English name of a card."""
    name = NAMES[card]
    row = next(row for row in _ROWS if row.en == card)
    plurals = (forms["many"] for forms in name.forms.values())
    return tuple(dict.fromkeys((*name.words(), *plurals, *_ALSO.get(card, ()), row.de)))


# Words of statements, by the English word: the first words of moves, and what assertions are about. A word without
# a mark is a plain one that people use; `compra` is what the seed says for drawing and for buying.
WORDS: dict[str, Name] = {
    name.code: name
    for name in (
        # What comes off a deck.
        name_of("deal", "deal", "dá; distribui; distribuir", "distribue; distribuer; donne", "раздаёт; раздать",
                "reparte; repartir"),
        name_of("draw", "draw", "compra [seed]; comprar [seed]; puxa; puxar", "pioche; piocher; tire; tirer",
                "тянет; тянуть; берёт; взять", "roba; robar"),
        name_of("look", "look", "olha; olhar [seed]", "regarde; regarder", "смотрит; смотреть", "mira; mirar"),
        name_of("flip", "flip", "vira; virar", "retourne; retourner", "открывает; открыть", "voltea; voltear"),
        # The turn.
        name_of("start", "start", "começa; começar; início [seed]", "commence; commencer; début",
                "начинает; начало", "empieza; empezar; inicio"),
        name_of("play", "play", "joga; jogar [seed]", "joue; jouer", "играет; играть; разыгрывает; разыграть",
                "juega; jugar"),
        name_of("buy", "buy", "compra [seed]; comprar; adquire; adquirir", "achète; acheter", "покупает; купить",
                "compra; comprar; adquiere; adquirir"),
        name_of("end", "end", "fim; termina; terminar", "fin; termine; terminer", "конец; заканчивает",
                "fin; termina; terminar"),
        # What cards ask for.
        name_of("double", "double", "dobra; dobrar", "double; doubler", "удваивает; удвоить", "dobla; doblar"),
        name_of("mat", "mat", "tapete [seed]", "plateau; tapis", "коврик; планшет", "tapete; tablero"),
        name_of("take", "take", "pega; pegar", "prend; prendre", "забирает; забрать", "toma; tomar"),
        name_of("attack", "attack", "ataque [seed]; ataca; atacar", "attaque; attaquer", "атака; атакует",
                "ataque; ataca; atacar"),
        name_of("coins", "coins", "moedas [seed]", "pièces", "монеты", "monedas"),
        name_of("trash", "trash", "lixa; lixar; lixo [seed]", "écarte; écarter; rebut [tabs]",
                "выбрасывает; выбросить; свалка [memory]", "desecha; desechar; desecho"),
        name_of("discard", "discard", "descarta; descartar [seed]; descarte [seed]", "défausse; défausser",
                "сбрасывает; сбросить; сброс", "descarta; descartar; descarte"),
        name_of("all", "all", "tudo; todas", "tout; toutes", "все; всё", "todo; todas"),
        name_of("top", "top", "topo [seed]", "dessus", "наверх; сверху", "encima; arriba"),
        name_of("aside", "aside", "separa; separar [seed]", "met-de-côté; mettre-de-côté", "откладывает; отложить",
                "aparta; apartar"),
        name_of("return", "return", "devolve; devolver [seed]", "rend; rendre", "возвращает; вернуть",
                "devuelve; devolver"),
        name_of("embargo", "embargo", "embargo [seed]", "embargo", "эмбарго", "embargo"),
        name_of("gain", "gain", "ganha [seed]; ganhar", "reçoit; recevoir", "получает; получить", "gana; ganar"),
        name_of("reveal", "reveal", "revela; revelar [seed]; mostra; mostrar", "révèle; révéler; montre; montrer",
                "показывает; показать", "revela; revelar; muestra; mostrar"),
        # What assertions are about; deck, discard, play, trash and coins are above or here.
        name_of("vp", "vp", "pv; pontos", "pv; points", "очки", "pv; puntos"),
        name_of("turns", "turns", "turnos", "tours", "ходы", "turnos"),
        name_of("tokens", "tokens", "marcadores [seed]", "jetons", "жетоны", "fichas"),
        name_of("deck", "deck", "baralho [seed]", "deck; pioche", "колода", "mazo"),
        name_of("hand", "hand", "mão [seed]", "main", "рука", "mano"),
        name_of("island", "island", "ilha [seed]", "île [tabs]", "остров [memory]", "isla [tabs]"),
        name_of("village", "village", "aldeia [seed]", "village [tabs]", "деревня [memory]", "poblado [tabs]"),
        name_of("actions", "actions", "ações [seed]", "actions", "действия", "acciones"),
        name_of("buys", "buys", "compras", "achats", "покупки", "compras"),
        name_of("pile", "pile; piles", "pilha [seed]; pilhas", "pile; piles", "стопка; стопки", "pila; pilas"),
        name_of("winner", "winner; winners", "vencedor; vencedores", "vainqueur; vainqueurs; gagnant; gagnants",
                "победитель; победители", "ganador; ganadores"),
    )
}  # fmt: skip

# What opens a part of a game.
HEADINGS: dict[str, Name] = {
    name.code: name
    for name in (
        name_of("setup", "setup", "preparação", "préparation; mise en place", "подготовка", "preparación"),
        name_of("turn", "turn; round", "turno; rodada", "tour; manche", "ход; раунд", "turno; ronda"),
    )
}
