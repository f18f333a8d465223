"""Makes the figures of the site: Archivo Bold without anything but digits, comma and full stop.

Usage: python3 tools/art/files/figures.py <folder>   (Debian: python3-fonttools, python3-brotli)

The folder holds the unpacked npm package @expo-google-fonts/archivo. The result is in git: only
another weight needs this script. Copyright and licence stay in the font's names.
"""

import sys
from pathlib import Path

from fontTools import subset

TARGET = Path(__file__).parents[3] / "client/public/fonts/archivo-figures.woff2"

options = subset.Options()
options.flavor = "woff2"
options.hinting = False
options.layout_features = ["kern", "tnum"]
# Copyright, family, style, licence and its address.
options.name_IDs = [0, 1, 2, 13, 14]
font = subset.load_font(Path(sys.argv[1]) / "700Bold/Archivo_700Bold.ttf", options)
subsetter = subset.Subsetter(options)
subsetter.populate(text="0123456789,.")
subsetter.subset(font)
subset.save_font(font, TARGET, options)
