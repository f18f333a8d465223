"""Draws the words of the logos as paths, so that no logo depends on an installed font.

Usage: python3 tools/art/files/lettering.py <folder with the fonts>   (pip install fonttools)

The folder holds the unpacked npm packages @expo-google-fonts/{archivo,barlow-condensed,jost,
spectral,zilla-slab}; the Chinese letters come from Debian's fonts-noto-cjk. All of them are under
the Open Font License, which allows outlines in drawings. The result, lettering.json, is in git:
only a new word needs this script.
"""

import json
import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

HAN = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
# Noto Sans CJK SC within the collection.
HAN_NUMBER = 2

# name: (text, font, units an em, tracking in thousandths of an em)
WORDS = {
    "lishu-han": ("砺枢集团", HAN, 1000, 60),
    "lishu-latin": ("LISHU GROUP", "Archivo_600SemiBold", 1000, 150),
    "shuoan": ("SHUO’AN", "Archivo_800ExtraBold", 300, 20),
    "shuoan-sub": ("INDUSTRIAL INVESTMENT", "Archivo_500Medium", 80, 110),
    "ningjiang": ("Ningjiang", "ZillaSlab_600SemiBold", 300, -5),
    "ningjiang-sub": ("Metal Investment", "ZillaSlab_400Regular", 100, 15),
    "beiling": ("BEILING", "BarlowCondensed_700Bold", 300, 90),
    "beiling-sub": ("STEEL GROUP", "BarlowCondensed_500Medium", 100, 260),
    "jiangyu": ("jiangyu", "Jost_500Medium", 300, 0),
    "jiangyu-sub": ("MANUFACTURING FUND", "Archivo_500Medium", 80, 60),
    "songbai": ("Songbai", "Spectral_500Medium", 260, 0),
    "songbai-sub": ("Pension Fund", "Spectral_500Medium", 80, 25),
    "lingang": ("LINGANG", "Archivo_900Black", 300, -10),
    "lingang-sub": ("SPECIAL STEEL", "Archivo_600SemiBold", 100, 160),
    "qamar": ("QAMAR", "Spectral_400Regular", 300, 260),
    "qamar-sub": ("GULF INVESTMENT COMPANY", "Spectral_500Medium", 100, 140),
    "jianghui": ("Jianghui Bank", "Jost_600SemiBold", 300, -10),
    "jianghui-sub": ("Equity Fund", "Jost_400Regular", 100, 20),
    "henglan": ("Henglan", "Archivo_500Medium_Italic", 300, -10),
    "henglan-sub": ("LIFE", "Archivo_600SemiBold", 100, 520),
    "nordfjell": ("NORDFJELL", "Jost_300Light", 300, 150),
    "nordfjell-sub": ("KAPITAL", "Jost_400Regular", 100, 400),
    "heyu": ("heyu", "Jost_700Bold", 300, -15),
    "heyu-sub": ("ventures", "Jost_400Regular", 300, -5),
    "selat": ("SELAT", "BarlowCondensed_600SemiBold", 300, 60),
    "selat-sub": ("GROWTH PARTNERS", "BarlowCondensed_500Medium", 100, 130),
}


def open_font(name: str, folder: Path) -> TTFont:
    if name == HAN:
        return TTFont(name, fontNumber=HAN_NUMBER)
    (path,) = folder.rglob(f"{name}.ttf")
    return TTFont(path)


def kerning(font: TTFont, left: str, right: str) -> int:
    """Pair adjustment from GPOS, which holds for the few pairs that the words need."""
    if "GPOS" not in font:
        return 0
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            value = pair_value(table, left, right) if table.LookupType == 2 else None
            if value is not None:
                return value
    return 0


def pair_value(table, left: str, right: str) -> int | None:
    if left not in table.Coverage.glyphs:
        return None
    if table.Format == 1:
        pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
        found = next((p.Value1 for p in pairs if p.SecondGlyph == right), None)
        return found.XAdvance if found else None
    first = table.ClassDef1.classDefs.get(left, 0)
    second = table.ClassDef2.classDefs.get(right, 0)
    value = table.Class1Record[first].Class2Record[second].Value1
    return getattr(value, "XAdvance", 0) if value else None


class PathWriter:
    """SVG path data in whole units, relative to the point before: the shortest there is."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.at = (0, 0)

    def add(self, command: str, *points: tuple[float, float]) -> None:
        whole = [(round(x), round(y)) for x, y in points]
        x, y = self.at
        self.at = whole[-1]
        numbers = [n for px, py in whole for n in (px - x, py - y)]
        if command == "l" and 0 in numbers:
            command, numbers = ("h", numbers[:1]) if numbers[1] == 0 else ("v", numbers[1:])
            if numbers == [0]:
                return
        text = "".join(str(n) if n < 0 or not i else f" {n}" for i, n in enumerate(numbers))
        self.parts.append(command + text)

    def close(self, start: tuple[int, int]) -> None:
        self.parts.append("z")
        self.at = start


def draw(value: list, writer: PathWriter, place) -> None:
    start = (0, 0)
    for operation, points in value:
        moved = [place(point) for point in points if point is not None]
        if operation == "moveTo":
            writer.add("m", *moved)
            start = writer.at
        elif operation == "lineTo":
            writer.add("l", *moved)
        elif operation == "curveTo":
            writer.add("c", *moved)
        elif operation == "qCurveTo":
            for control, end in quadratic(moved):
                writer.add("q", control, end)
        else:
            writer.close(start)


def quadratic(points: list) -> list:
    """TrueType leaves out the points halfway between two controls."""
    *controls, end = points
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(controls, controls[1:], strict=False)
    ]
    return list(zip(controls, [*middles, end], strict=True))


def outline(text: str, name: str, em: int, tracking: int, folder: Path) -> dict:
    font = open_font(name, folder)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = em / font["head"].unitsPerEm
    writer, x, before = PathWriter(), 0.0, None
    for letter in text:
        glyph = names[ord(letter)]
        x += kerning(font, before, glyph) * scale if before else 0
        pen = DecomposingRecordingPen(glyphs)
        glyphs[glyph].draw(pen)
        draw(pen.value, writer, lambda p, x=x: (p[0] * scale + x, -p[1] * scale))
        x += glyphs[glyph].width * scale + tracking * em / 1000
        before = glyph
    width = round(x - tracking * em / 1000)
    return {"text": text, "em": em, "width": width, "path": "".join(writer.parts)}


def main() -> None:
    folder = Path(sys.argv[1])
    drawn = {name: outline(*word, folder) for name, word in WORDS.items()}
    target = Path(__file__).with_name("lettering.json")
    target.write_text(json.dumps(drawn, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


main()
