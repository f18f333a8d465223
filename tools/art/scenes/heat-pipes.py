"""Waste heat on its way to the town: two clad pipes over a winter lawn to a row of houses."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(108)
daylight(22, 66, energy=4.4, clouds=0.2, color=(1.0, 0.82, 0.60))
alu = steel("alu", (0.62, 0.64, 0.66), 0.24, vary=0.08, scale=0.6, dirt=0.12, bump=0.06, bump_scale=3)
band = steel("band", (0.34, 0.35, 0.37), 0.35, bump=0)
orange = paint("orange", (0.74, 0.14, 0.016), 0.4, bump=0)
beton = floor_concrete("beton", (0.30, 0.30, 0.295), 0.7, 0.08, 0.6)
wall = paint("wall", (0.56, 0.53, 0.48), 0.7, scale=0.08, dirt=0.1, bump=0)
roof = paint("roof", (0.20, 0.17, 0.16), 0.6, bump=0)
pane = surface("pane", (0.05, 0.065, 0.08), 0.08, 0.0, vary=0.02, bump=0)
land((0.25, 0.22, 0.15), 900, 0.12)
grass(0.3, (0.22, 0.20, 0.105), (-30, 26), (-6, 40), 4600, 0.10)
for dx in (0, 1.5):
    p = Part("pipe")
    x = 1.9 + dx
    p.rod(alu, (x, -12, 1.35), (x, 96, 1.35), 0.58, seg=56)
    for k in range(100):
        p.rod(band, (x, -12 + k * 1.1, 1.35), (x, -11.95 + k * 1.1, 1.35), 0.588, seg=56)
    if dx == 0:
        for k in range(9):
            p.rod(orange, (x, -3 + k * 12, 1.35), (x, -2.3 + k * 12, 1.35), 0.593, seg=56)
    p.done(0)
s = Part("supports")
for k in range(19):
    y = -10 + k * 6
    s.box(beton, (2.65, y, 0.2), (2.9, 0.5, 0.4)).box(band, (1.9, y, 0.6), (0.24, 0.3, 0.5)).box(band, (3.4, y, 0.6), (0.24, 0.3, 0.5))
s.done(0.02)
h = Part("houses")
for n in range(5):
    x, y = -76 + n * 34, 108 + (n % 2) * 9
    h.box(wall, (x, y, 9), (24, 12, 18)).box(roof, (x, y, 18.4), (25, 13, 0.9))
    for f in range(6):
        for k in range(8):
            h.box(pane, (x - 10.2 + k * 2.9, y - 6.05, 2.0 + f * 2.9), (1.5, 0.12, 1.5))
    for k in (2, 5):
        h.box(roof, (x - 8.8 + k * 2.9, y - 6.3, 9), (0.5, 0.6, 17))
h.done(0)
grove([(random.uniform(-80, 80), random.uniform(84, 98), random.uniform(0.6, 0.9)) for _ in range(26)] + [(-9, 22, 0.8), (-13, 34, 0.9), (-8, 46, 0.8), (-14, 58, 1.0)], (0.16, 0.115, 0.045), n=2600)
camera((-0.6, -7.5, 3.0), (0.9, 90, 5.6), 32, (1.9, 6, 1.4), 4)
finish("heat-pipes", 16, STAGE, mist=(30, 240), fog=AIR, haze=0.5, exposure=0.45, gain=1.05, vignette=0.16, smooth=0.75, focal=(56, 58))
