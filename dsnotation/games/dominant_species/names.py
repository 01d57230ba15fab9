"""Dominant Species: what things are called in five languages, as data. Sheet of names, sections 1 to 4 and 6.

A row a thing, a cell a language: English, Portuguese, French, Russian, Spanish. The first word of a cell is the
one that is told, all are read. A mark says where a word was found: `seed` in a source text, other marks are the
keys of pages in the sheet; a word without a mark is a plain translation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from dsnotation.core.forms import english, french, portuguese, russian, spanish
from dsnotation.core.names import Forms, Name, name_of


def _forms(en: Forms, pt: Forms, fr: Forms, ru: Forms, es: Forms) -> Mapping[str, Forms]:
    return {"en": en, "pt": pt, "fr": fr, "ru": ru, "es": es}


def _by_code(names: Iterable[Name]) -> Mapping[str, Name]:
    return MappingProxyType({name.code: name for name in names})


# Forms: Portuguese, French and Spanish with the gender; Russian nominative, genitive, dative and accusative of the
# singular and of the plural.
ANIMALS = _by_code(
    (
        name_of(
            "Ma", "mammal; mammals", "mamífero [seed]; mamíferos [seed]", "mammifère [RDJ]; mammifères [RDJ]",
            "млекопитающее [STL]; млекопитающие [STL]; зверь", "mamífero [CHO]; mamíferos [CHO]",
            forms=_forms(
                english("mammal", "mammals"),
                portuguese("mamífero", "mamíferos", "m"),
                french("mammifère", "mammifères", "m"),
                russian("млекопитающее млекопитающего млекопитающему млекопитающее",
                        "млекопитающие млекопитающих млекопитающим млекопитающих"),
                spanish("mamífero", "mamíferos", "m"),
            ),
        ),
        name_of(
            "Re", "reptile; reptiles", "réptil [seed]; répteis [seed]",
            "reptile [RDJ]; reptiles [RDJ]; serpent [LVX]",
            "рептилия [seed]; рептилии [seed]; пресмыкающееся", "reptil [CHO]; reptiles [CHO]",
            forms=_forms(
                english("reptile", "reptiles"),
                portuguese("réptil", "répteis", "m"),
                french("reptile", "reptiles", "m"),
                russian("рептилия рептилии рептилии рептилию", "рептилии рептилий рептилиям рептилий"),
                spanish("reptil", "reptiles", "m"),
            ),
        ),
        name_of(
            "Bi", "bird; birds", "pássaro [seed]; pássaros [seed]; ave [UNI]; aves [UNI]",
            "oiseau [seed]; oiseaux [seed]", "птица [STL]; птицы [STL]", "ave [CHO]; aves [CHO]; pájaro; pájaros",
            forms=_forms(
                english("bird", "birds"),
                portuguese("pássaro", "pássaros", "m"),
                french("oiseau", "oiseaux", "m"),
                russian("птица птицы птице птицу", "птицы птиц птицам птиц"),
                spanish("ave", "aves", "el"),
            ),
        ),
        name_of(
            "Am", "amphibian; amphibians", "anfíbio [seed]; anfíbios [seed]",
            "amphibien [RDJ]; amphibiens [RDJ]; batracien; batraciens",
            "амфибия [seed]; амфибии [seed]; земноводное [DRK]; земноводные [DRK]",
            "anfibio [CHO]; anfibios [CHO]",
            forms=_forms(
                english("amphibian", "amphibians"),
                portuguese("anfíbio", "anfíbios", "m"),
                french("amphibien", "amphibiens", "m"),
                russian("амфибия амфибии амфибии амфибию", "амфибии амфибий амфибиям амфибий"),
                spanish("anfibio", "anfibios", "m"),
            ),
        ),
        name_of(
            "Ar", "arachnid; arachnids", "aracnídeo [seed]; aracnídeos [seed]; aranha; aranhas",
            "arachnide [RDJ]; arachnides [RDJ]; araignée [LVX]; araignées [LVX]",
            "паукообразное [STL]; паукообразные [STL]; арахнид [TES]; арахниды [TES]; паук; пауки",
            "arácnido [CHO]; arácnidos [CHO]; araña; arañas",
            forms=_forms(
                english("arachnid", "arachnids"),
                portuguese("aracnídeo", "aracnídeos", "m"),
                french("arachnide", "arachnides", "m"),
                russian("паукообразное паукообразного паукообразному паукообразное",
                        "паукообразные паукообразных паукообразным паукообразных"),
                spanish("arácnido", "arácnidos", "m"),
            ),
        ),
        name_of(
            "In", "insect; insects", "inseto [seed]; insetos [seed]; insecto; insectos",
            "insecte [RDJ]; insectes [RDJ]", "насекомое [seed]; насекомые [seed]", "insecto [CHO]; insectos [CHO]",
            forms=_forms(
                english("insect", "insects"),
                portuguese("inseto", "insetos", "m"),
                french("insecte", "insectes", "m"),
                russian("насекомое насекомого насекомому насекомое", "насекомые насекомых насекомым насекомых"),
                spanish("insecto", "insectos", "m"),
            ),
        ),
    )
)  # fmt: skip

# An element is told as a kind of thing; the plural is for several disks of it.
ELEMENTS = _by_code(
    (
        name_of(
            "g", "grass", "grama [seed]; relva; capim; erva", "herbe [BDML]", "трава [seed]",
            "hierba; pasto; yerba",
            forms=_forms(
                english("grass", "grass"), portuguese("grama", "gramas", "f"), french("herbe", "herbes", "f"),
                russian("трава травы траве траву", "трава травы траве траву"), spanish("hierba", "hierbas", "f"),
            ),
        ),
        name_of(
            "b", "grub; grubs", "larva [seed]; larvas [seed]", "larve [BDML]; larves [BDML]; ver",
            "личинка [seed]; личинки [seed]", "larva; larvas; gusano",
            forms=_forms(
                english("grub", "grubs"), portuguese("larva", "larvas", "f"), french("larve", "larves", "f"),
                russian("личинка личинки личинке личинку", "личинки личинок личинкам личинок"),
                spanish("larva", "larvas", "f"),
            ),
        ),
        name_of(
            "m", "meat; meats", "carne [seed]", "viande [BDML]", "мясо [seed]", "carne [FAN]",
            forms=_forms(
                english("meat", "meat"), portuguese("carne", "carnes", "f"), french("viande", "viandes", "f"),
                russian("мясо мяса мясу мясо", "мясо мяса мясу мясо"), spanish("carne", "carnes", "f"),
            ),
        ),
        name_of(
            "s", "seed; seeds", "semente [seed]; sementes [seed]", "graine [BDML]; graines [BDML]; semence",
            "семя [seed]; семена [seed]; зерно [TES]; орехи [CET]", "semilla; semillas",
            forms=_forms(
                english("seed", "seeds"), portuguese("semente", "sementes", "f"), french("graine", "graines", "f"),
                # What goes with the word for an element is the plural: семян.
                russian("семя семян семени семя", "семена семян семенам семена"), spanish("semilla", "semillas",
                "f"),
            ),
        ),
        name_of(
            "u", "sun; suns", "sol [seed]", "soleil [BDML]", "солнце [seed]", "sol [FAN]",
            forms=_forms(
                english("sun", "suns"), portuguese("sol", "sóis", "m"), french("soleil", "soleils", "m"),
                russian("солнце солнца солнцу солнце", "солнце солнца солнцу солнце"),
                spanish("sol", "soles", "m"),
            ),
        ),
        name_of(
            "w", "water; waters", "água [seed]", "eau [BDML]", "вода [seed]", "agua [FAN]",
            forms=_forms(
                english("water", "water"), portuguese("água", "águas", "f"), french("eau", "eaux", "f"),
                russian("вода воды воде воду", "вода воды воде воду"), spanish("agua", "aguas", "el"),
            ),
        ),
    )
)  # fmt: skip

TERRAINS = _by_code(
    (
        name_of(
            "Se", "sea; seas", "mar [seed]; mares [seed]; oceano", "mer [BDML]; mers [BDML]; océan",
            "море [CET]; моря [CET]; океан", "mar; mares; océano",
            forms=_forms(
                english("sea", "seas"), portuguese("mar", "mares", "m"), french("mer", "mers", "f"),
                russian("море моря морю море", "моря морей морям моря"), spanish("mar", "mares", "m"),
            ),
        ),
        name_of(
            "We", "wetland; wetlands", "pântano [seed]; pântanos [seed]; pantanal [CUR]; brejo; zona úmida",
            "marécage [BDML]; marécages [BDML]; zone humide [LVX]; terre humide [TJS]; marais",
            "болото [CET]; болота [CET]; водно-болотное угодье", "humedal; humedales; pantano; ciénaga; marisma",
            forms=_forms(
                english("wetland", "wetlands"), portuguese("pântano", "pântanos", "m"),
                french("marécage", "marécages", "m"), russian("болото болота болоту болото",
                "болота болот болотам болота"),
                spanish("humedal", "humedales", "m"),
            ),
        ),
        name_of(
            "Sa", "savannah; savannahs; savanna; savannas", "savana [seed]; savanas [seed]",
            "savane [BDML]; savanes [BDML]", "саванна [seed]; саванны [seed]", "sabana; sabanas; savana",
            forms=_forms(
                english("savannah", "savannahs"), portuguese("savana", "savanas", "f"),
                french("savane", "savanes", "f"), russian("саванна саванны саванне саванну",
                "саванны саванн саваннам саванны"),
                spanish("sabana", "sabanas", "f"),
            ),
        ),
        name_of(
            "Ju", "jungle; jungles", "selva [seed]; selvas [seed]; jângal", "jungle [BDML]; jungles [BDML]",
            "джунгли [CET]", "selva; selvas; jungla",
            forms=_forms(
                english("jungle", "jungles"), portuguese("selva", "selvas", "f"), french("jungle", "jungles", "f"),
                russian("джунгли джунглей джунглям джунгли", "джунгли джунглей джунглям джунгли"),
                spanish("selva", "selvas", "f"),
            ),
        ),
        name_of(
            "Fo", "forest; forests", "floresta [seed]; florestas [seed]; mata; bosque",
            "forêt [BDML]; forêts [BDML]; bois",
            "лес [CET]; леса [CET]", "bosque; bosques; floresta",
            forms=_forms(
                english("forest", "forests"), portuguese("floresta", "florestas", "f"), french("forêt", "forêts",
                "f"),
                russian("лес леса лесу лес", "леса лесов лесам леса"), spanish("bosque", "bosques", "m"),
            ),
        ),
        name_of(
            "De", "desert; deserts", "deserto [seed]; desertos [seed]", "désert [BDML]; déserts [BDML]",
            "пустыня [seed]; пустыни [seed]", "desierto; desiertos",
            forms=_forms(
                english("desert", "deserts"), portuguese("deserto", "desertos", "m"), french("désert", "déserts",
                "m"),
                russian("пустыня пустыни пустыне пустыню", "пустыни пустынь пустыням пустыни"),
                spanish("desierto", "desiertos", "m"),
            ),
        ),
        name_of(
            "Mo", "mountain; mountains", "montanha [seed]; montanhas [seed]", "montagne [BDML]; montagnes [BDML]",
            "гора [CET]; горы [CET]", "montaña; montañas",
            forms=_forms(
                english("mountain", "mountains"), portuguese("montanha", "montanhas", "f"),
                french("montagne", "montagnes", "f"), russian("гора горы горе гору", "горы гор горам горы"),
                spanish("montaña", "montañas", "f"),
            ),
        ),
        name_of(
            "Tu", "tundra; tundras", "tundra [seed]; tundras [seed]",
            "toundra [seed]; toundras [seed]; tundra [BDML]",
            "тундра [CET]; тундры [CET]", "tundra [DOC]; tundras [DOC]",
            forms=_forms(
                english("tundra", "tundras"), portuguese("tundra", "tundras", "f"), french("toundra", "toundras",
                "f"),
                russian("тундра тундры тундре тундру", "тундры тундр тундрам тундры"), spanish("tundra",
                "tundras", "f"),
            ),
        ),
    )
)  # fmt: skip


def _action_forms(pt: str, fr: str, ru: str, es: str, genders: str) -> Mapping[str, Forms]:
    """Actions have no plural; `genders` are those of the Portuguese, the French and the Spanish word."""
    portuguese_gender, french_gender, spanish_gender = tuple(genders)
    return {
        "pt": portuguese(pt, pt, portuguese_gender),
        "fr": french(fr, fr, french_gender),
        "ru": russian(ru, ru),
        "es": spanish(es, es, spanish_gender),
    }


# The sections of the action display. A pawn is told as the pawn of its section.
ACTIONS = _by_code(
    (
        name_of("ini", "initiative", "iniciativa [seed]", "initiative [seed]", "инициатива [CET]", "iniciativa",
                forms=_action_forms("iniciativa", "initiative", "инициатива инициативы инициативе инициативу",
                                    "iniciativa", "fff")),
        name_of("ada", "adaptation; adapt", "adaptação [seed]", "adaptation [RDJ]", "адаптация [seed]",
                "adaptación [CHO]",
                forms=_action_forms("adaptação", "adaptation", "адаптация адаптации адаптации адаптацию",
                                    "adaptación", "fff")),
        name_of("reg", "regression; regress", "regressão [seed]", "régression [LVX]",
                "регрессия; регресс; деградация",
                "regresión",
                forms=_action_forms("regressão", "régression", "регрессия регрессии регрессии регрессию",
                                    "regresión", "fff")),
        name_of("abu", "abundance", "abundância [seed]", "abondance", "изобилие [CET]", "abundancia",
                forms=_action_forms("abundância", "abondance", "изобилие изобилия изобилию изобилие",
                                    "abundancia", "fff")),
        name_of("was", "wasteland", "descampado [seed]; terra devastada; ermo",
                "désolation; terres désolées; friche", "запустение; пустошь",
                "erial; páramo; yermo; tierra baldía",
                forms=_action_forms("descampado", "désolation", "запустение запустения запустению запустение",
                                    "erial", "mfm")),
        name_of("dep", "depletion; deplete", "diminuição [seed]; esgotamento", "épuisement; appauvrissement",
                "истощение [seed]", "agotamiento; merma",
                forms=_action_forms("diminuição", "épuisement", "истощение истощения истощению истощение",
                                    "agotamiento", "fmm")),
        name_of("gla", "glaciation; glaciate", "glaciação [seed]", "glaciation [seed]", "оледенение [seed]",
                "glaciación [FAN]",
                forms=_action_forms("glaciação", "glaciation", "оледенение оледенения оледенению оледенение",
                                    "glaciación", "fff")),
        name_of("spe", "speciation; speciate", "especiação [seed]", "spéciation [RDJ]", "видообразование [seed]",
                "especiación [CHO]",
                forms=_action_forms("especiação", "spéciation",
                                    "видообразование видообразования видообразованию видообразование",
                                    "especiación", "fff")),
        name_of("wan", "wanderlust", "viagem [seed]; exploração", "exploration [TJS]; wanderlust [seed]; errance",
                "распространение [CET]; странствие; жажда странствий", "exploración; viaje; errancia",
                forms=_action_forms("viagem", "exploration",
                                    "распространение распространения распространению распространение",
                                    "exploración", "fff")),
        name_of("mig", "migration; migrate", "migração [seed]", "migration [seed]", "миграция [seed]",
                "migración [CHO]",
                forms=_action_forms("migração", "migration", "миграция миграции миграции миграцию", "migración",
                                    "fff")),
        name_of("com", "competition; compete", "competição [seed]", "compétition [seed]; concurrence",
                "противостояние [CET]; конкуренция; соревнование", "competición; competencia",
                forms=_action_forms("competição", "compétition",
                                    "противостояние противостояния противостоянию противостояние",
                                    "competición", "fff")),
        name_of("dom", "domination; dominate", "dominação [seed]", "domination [seed]", "доминация [CET]",
                "dominación",
                forms=_action_forms("dominação", "domination", "доминация доминации доминации доминацию",
                                    "dominación", "fff")),
    )
)  # fmt: skip

# A card's name is told as it is, behind the word for a card.
CARDS = _by_code(
    (
        name_of("Aquatic", "Aquatic", "Aquático", "Aquatique", "Водные; Водный; Водоплавающие", "Acuático"),
        name_of("Biodiversity", "Biodiversity", "Biodiversidade", "Biodiversité",
                "Биоразнообразие", "Biodiversidad"),
        name_of("Biomass", "Biomass", "Biomassa", "Biomasse", "Биомасса", "Biomasa"),
        name_of("Blight", "Blight", "Praga; Ferrugem", "Fléau; Rouille", "Увядание; Порча", "Plaga; Tizón"),
        name_of("Catastrophe", "Catastrophe", "Catástrofe", "Catastrophe", "Катастрофа", "Catástrofe"),
        name_of("Cold-Snap", "Cold Snap", "Onda de frio", "Vague de froid; Coup de froid",
                "Похолодание; Заморозки", "Ola de frío"),
        name_of("Disease", "Disease", "Doença", "Maladie", "Болезнь", "Enfermedad"),
        name_of("Ecodiversity", "Ecodiversity", "Ecodiversidade", "Écodiversité",
                "Экоразнообразие", "Ecodiversidad"),
        name_of("Evolution", "Evolution", "Evolução", "Évolution", "Эволюция", "Evolución"),
        name_of("Fecundity", "Fecundity", "Fecundidade", "Fécondité", "Плодовитость", "Fecundidad"),
        name_of("Fertile", "Fertile; Fertility", "Fértil; Fertilidade", "Fertile; Fertilité",
                "Плодородие", "Fértil; Fertilidad"),
        name_of("Habitat", "Habitat; Habitats", "Habitat", "Habitat", "Среда обитания; Ареал", "Hábitat"),
        name_of("Hibernation", "Hibernation", "Hibernação", "Hibernation", "Спячка; Гибернация", "Hibernación"),
        name_of("Ice-Age", "Ice Age", "Era do Gelo [seed]; Era Glacial [UNI]; Idade do Gelo",
                "Ère glaciaire [AMR]; Âge de glace; Période glaciaire [RDJ]",
                "Ледниковый период [STL]", "Edad de hielo [CHO]; Era glacial"),
        name_of("Ice-Sheet", "Ice Sheet", "Manto de gelo; Camada de gelo; Calota de gelo",
                "Calotte glaciaire; Inlandsis",
                "Ледяной щит; Ледниковый щит; Ледяной покров", "Manto de hielo; Capa de hielo"),
        name_of("Immigrants", "Immigrants; Immigrant", "Imigrantes", "Immigrants; Immigrés",
                "Иммигранты; Переселенцы", "Inmigrantes"),
        name_of("Instinct", "Instinct", "Instinto", "Instinct", "Инстинкт", "Instinto"),
        name_of("Intelligence", "Intelligence", "Inteligência", "Intelligence",
                "Интеллект; Разум", "Inteligencia"),
        name_of("Mass-Exodus", "Mass Exodus", "Êxodo em massa", "Exode massif; Exode de masse",
                "Массовый исход", "Éxodo masivo; Éxodo en masa"),
        name_of("Metamorphosis", "Metamorphosis", "Metamorfose", "Métamorphose",
                "Метаморфоза; Метаморфоз", "Metamorfosis"),
        name_of("Niche-Biomes", "Niche Biomes; Niche Biome", "Biomas de nicho", "Biomes de niche",
                "Нишевые биомы", "Biomas de nicho"),
        name_of("Nocturnal", "Nocturnal", "Noturno", "Nocturne", "Ночные; Ночной образ жизни", "Nocturno"),
        name_of("Omnivore", "Omnivore", "Onívoro; Omnívoro", "Omnivore", "Всеядные; Всеядность", "Omnívoro"),
        name_of("Parasitism", "Parasitism", "Parasitismo", "Parasitisme", "Паразитизм", "Parasitismo"),
        name_of("Predator", "Predator", "Predador", "Prédateur", "Хищник", "Depredador; Predador"),
        name_of("Symbiotic", "Symbiotic; Symbiosis", "Simbiótico; Simbiose", "Symbiotique; Symbiose",
                "Симбиоз", "Simbiótico; Simbiosis"),
    )
)  # fmt: skip

# What opens a part of a game.
HEADINGS = _by_code(
    (
        name_of("setup", "setup", "preparação", "préparation; mise en place", "подготовка", "preparación"),
        name_of("turn", "turn; round", "turno; rodada", "tour; manche", "ход; раунд", "turno; ronda"),
    )
)
