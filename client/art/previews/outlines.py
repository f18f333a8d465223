"""Reads the outlines of a font and of the mark, as lines of JSON for client/art/previews.ts.

Usage: python3 client/art/previews/outlines.py   (pip install fonttools; Debian's fonts-noto-cjk)

A line is [code point, advance, contours]; a contour is a list of flat lists of coordinates:
[x, y] for its start and for a line, [x1, y1, x2, y2, x, y] for a curve. 500 units an em, y up.
The first line is the kerning: [left, right, change of the advance] for pairs of Latin letters.
"""

import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

FONT = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
# Within the collection: the mainland's shapes, and the Japanese, whose quotation marks suit Latin.
SC, JP = 2, 0
UNITS = 500
MARK = Path(__file__).parents[1] / "logo.svg"
MARK_EM = 32
# As worker/previews/characters.ts has them.
LATIN_QUOTES = {0xE018: 0x2018, 0xE019: 0x2019, 0xE01C: 0x201C, 0xE01D: 0x201D}
MARK_STEEL, MARK_HEAT, MARK_WHOLE = 0xE000, 0xE001, 0xE002

RANGES = [
    (0x20, 0x17F),  # Latin
    (0x370, 0x45F),  # Greek, Cyrillic
    (0x1E00, 0x1EFF),  # Latin of Vietnamese and Pinyin
    (0x2010, 0x2BFF),  # punctuation, arrows, signs, enclosed numbers
    (0x2E80, 0x30FF),  # radicals, Chinese punctuation, kana
    (0x3200, 0x33FF),  # enclosed and squared
    (0x3400, 0x9FFF),  # Han
    (0xF900, 0xFAFF),  # Han, compatibility
    (0xFE30, 0xFE4F),
    (0xFF00, 0xFFEF),  # full and half width
]


def whole(points, scale):
    return [round(n * scale) for point in points for n in point]


def contours(operations, scale):
    found = []
    for operation, points in operations:
        if operation == "moveTo":
            found.append([whole(points, scale)])
        elif operation in ("lineTo", "curveTo"):
            found[-1].append(whole(points, scale))
        elif operation == "qCurveTo":
            raise ValueError("quadratic outlines are not expected")
    return found


def write(code, advance, shape):
    print(json.dumps([code, advance, shape], separators=(",", ":")))


def glyph(font, glyphs, name):
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    scale = UNITS / font["head"].unitsPerEm
    return round(glyphs[name].width * scale), contours(pen.value, scale)


def mark(*parts):
    """The parts with a colour of their own, or those without, or both."""
    pen = RecordingPen()
    # SVG counts downwards; the mark stands on the base line.
    flipped = TransformPen(pen, (1, 0, 0, -1, 0, MARK_EM))
    for path in ET.parse(MARK).iter("{http://www.w3.org/2000/svg}path"):
        if ("fill" in path.attrib) in parts:
            parse_path(path.attrib["d"], flipped)
    return UNITS, contours(pen.value, UNITS / MARK_EM)


def main():
    font = TTFont(FONT, fontNumber=SC, lazy=True)
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    japanese = TTFont(FONT, fontNumber=JP, lazy=True).getBestCmap()
    print(json.dumps(kerning(font, names)))
    for code in sorted(names):
        if any(first <= code <= last for first, last in RANGES):
            write(code, *glyph(font, glyphs, names[code]))
    for code, quote in LATIN_QUOTES.items():
        write(code, *glyph(font, glyphs, japanese[quote]))
    write(MARK_STEEL, *mark(False))
    write(MARK_HEAT, *mark(True))
    write(MARK_WHOLE, *mark(False, True))


def kerning(font, names):
    letters = [chr(code) for code in range(0x21, 0x7F) if code in names]
    tables = [
        getattr(table, "ExtSubTable", table)
        for index in kern_lookups(font)
        for table in font["GPOS"].table.LookupList.Lookup[index].SubTable
    ]
    pairs = []
    for left in letters:
        for right in letters:
            change = pair_value(tables, names[ord(left)], names[ord(right)])
            moved = round(change * UNITS / font["head"].unitsPerEm)
            if abs(moved) > 2:
                pairs.append([ord(left), ord(right), moved])
    return pairs


def kern_lookups(font):
    features = font["GPOS"].table.FeatureList.FeatureRecord
    return sorted({i for f in features if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex})


def pair_value(tables, left, right):
    """The first subtable that knows the pair decides."""
    for table in tables:
        if left not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
            value = next((p.Value1 for p in pairs if p.SecondGlyph == right), None)
            if value is None:
                continue
        else:
            first = table.ClassDef1.classDefs.get(left, 0)
            second = table.ClassDef2.classDefs.get(right, 0)
            value = table.Class1Record[first].Class2Record[second].Value1
        return getattr(value, "XAdvance", 0) or 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
