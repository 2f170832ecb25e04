"""Cuts src/theme/faces out of the fonts from Fontsource: the letters, signs and weights that our own words use.

Whatever else people type comes from the whole files, which fonts.css names too. The faces for printing are written as
well: one weight each and all letters of the file, since what sets the pages knows neither woff2 nor weights that vary.

Run it in the folder client after `npm ci`, with fonttools 4.68.0 and brotli 1.2.1: `python build/faces.py`
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FOUND, KEPT = Path("node_modules"), Path("src/theme/faces")
SIGNS = [*range(0x20, 0x7F), 0xA0, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212]
"""The same as in fonts.css."""
FEATURES = ["kern", "liga", "lnum", "tnum", "ccmp", "mark"]
VARIABLE = {
    "grenze-gotisch": ("@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal", (500, 760)),
    "alegreya": ("@fontsource-variable/alegreya/files/alegreya-latin-wght-normal", (400, 800)),
    "alegreya-italic": ("@fontsource-variable/alegreya/files/alegreya-latin-wght-italic", (400, 700)),
}
PLAIN = {
    f"alegreya-sans-{weight}": f"@fontsource/alegreya-sans/files/alegreya-sans-latin-{weight}-normal"
    for weight in (500, 700)
}

PRINTED, PRINTED_IN = (
    {
        "grenze-gotisch": ("Grenze Gotisch", 600),
        "alegreya": ("Alegreya", 400),
        "alegreya-bold": ("Alegreya", 700),
        "alegreya-italic": ("Alegreya", 400),
    },
    Path("../src/lanternwood/printing/faces"),
)


def cut(name: str, font: TTFont) -> None:
    options = Options()
    options.layout_features, options.hinting, options.desubroutinize, options.flavor = FEATURES, False, True, "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=SIGNS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(KEPT / f"{name}.woff2")


for name, (path, weights) in VARIABLE.items():
    cut(name, instantiateVariableFont(TTFont(FOUND / f"{path}.woff2"), {"wght": weights}))
for name, path in PLAIN.items():
    cut(name, TTFont(FOUND / f"{path}.woff2"))


def print_face(name: str, font: TTFont, family: str, weight: int) -> None:
    font.flavor = None
    names = font["name"]
    kind = ("Bold" if weight == 700 else "Regular") + (" Italic" if "italic" in name else "")
    names.names = []
    for number, text in ((1, family), (2, kind), (4, f"{family} {kind}"), (6, f"{family}-{kind}".replace(" ", ""))):
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font.save(PRINTED_IN / f"{name}.ttf")


for name, (family, weight) in PRINTED.items():
    path, _ = VARIABLE[name.removesuffix("-bold")]
    print_face(name, instantiateVariableFont(TTFont(FOUND / f"{path}.woff2"), {"wght": weight}), family, weight)
for weight in (500, 700):
    name = f"alegreya-sans-{weight}"
    print_face(name, TTFont(FOUND / f"{PLAIN[name]}.woff2"), "Alegreya Sans", weight)
