"""Cilegon: the mill by the strait after the rain, palms along the fence."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(113)
daylight(48, 60, low=(0.92, 0.90, 0.86), mid=(0.60, 0.70, 0.78), high=(0.17, 0.33, 0.52), clouds=0.35, energy=4.2, color=(1.0, 0.90, 0.76))
clad = paint("clad", (0.30, 0.40, 0.46), 0.4, scale=0.1, dirt=0.15, bump=0)
white = paint("white", (0.62, 0.63, 0.62), 0.45, scale=0.1, dirt=0.12, bump=0)
dark = paint("dark", (0.07, 0.075, 0.08), 0.5, bump=0)
orange = paint("orange", (0.74, 0.14, 0.016), 0.4, bump=0)
yard = floor_concrete("yard", (0.13, 0.13, 0.128), 0.20, 0.19, 0.12, bump=0.06, bump_scale=2)
steel_m = steel("coil", (0.50, 0.53, 0.57), 0.30, scale=0.8)
bark = surface("bark", (0.22, 0.19, 0.155), 0.8, 0.0, scale=3, stretch=(1, 1, 6), dirt=0.6, bump=0.6, bump_scale=12)
land((0.10, 0.125, 0.045), 900, 0.1)
Part("yard").quad(yard, (-34, -20, 0.02), (90, -20, 0.02), (90, 96, 0.02), (-10, 96, 0.02)).done(0)
sea = water((0.03, 0.07, 0.085), 0.1, 0.4, 0.2)
Part("sea").quad(sea, (-1200, 150, 0.05), (-24, 150, 0.05), (-24, 1500, 0.05), (-1200, 1500, 0.05)).done(0)
w = Part("mill")
for n in range(3):
    x, h = 12 + n * 30, 19 + (n == 1) * 5
    w.box(clad, (x + 15, 90, h / 2), (30, 90, h)).box(white, (x + 15, 44.9, 2.2), (30.1, 0.2, 4.4)).box(white, (x + 15, 44.8, h - 1.2), (30.2, 0.3, 2.2))
    w._add([(x - 0.4, 44.6, h), (x + 30.4, 44.6, h), (x + 15, 44.6, h + 4.2), (x - 0.4, 136, h), (x + 30.4, 136, h), (x + 15, 136, h + 4.2)], [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (2, 1, 4, 5)], white)
    for k in range(12):
        w.box(dark, (x + 1.6 + k * 2.45, 44.85, h * 0.56), (0.08, 0.12, h * 0.62))
    w.box(dark, (x + 15, 44.7, 4.6), (9, 0.3, 9.2)).box(orange, (x + 15, 44.6, 9.5), (9.8, 0.4, 0.7))
    w.box(white, (x + 15, 90, h + 4.6), (3, 76, 1.8))
w.rod(white, (4, 118, 0), (4, 118, 56), 1.7, 1.2, 32).rod(orange, (4, 118, 50), (4, 118, 52.4), 1.3, 1.26, 32)
w.done(0)
kinds = [coil_part(steel_m, 0.38, 1.0, 1.4, 24, 0.006, seg=72).done(0, loc=(0, -900, 0))]
# The first coil, alone, on its two timbers.
copy(kinds[0], (5.6, 8.4, 1.12), (0.6, 0, 0.03))
for x in (-0.42, 0.42):
    Part("timber").box(bark, (5.6 + x, 8.4, 0.06), (0.16, 1.9, 0.12)).done(0.01)
leafs = leaf("frond", (0.075, 0.125, 0.030))
palms = [palm(leafs, bark, h, s) for s, h in ((3, 9.5), (5, 8.0), (8, 11.0))]
for k, (x, y) in enumerate(((-5.4, 8.5), (-7.8, 17), (-7.4, 27), (-9.8, 37), (-9.0, 49), (-11.6, 61), (-11, 76), (-14, 92))):
    copy(palms[k % 3], (x, y, 0), (0, 0, k * 1.3), tuple([random.uniform(0.9, 1.1)] * 3))
for k in range(60):
    copy(random.choice(palms), (random.uniform(-70, -16), random.uniform(96, 146), 0), (0, 0, random.random() * 6), tuple([random.uniform(0.6, 1.0)] * 3))
grass(0.4, (0.11, 0.16, 0.045), (-30, -6.0), (0, 60), 1500, 0.22)
f = Part("fence")
for k in range(34):
    y = 2 + k * 2.8
    f.rod(white, (-4.9 + (y - 2) * -0.02, y, 0), (-4.9 + (y - 2) * -0.02, y, 2.0), 0.05, seg=8)
for z in (0.3, 1.0, 1.9):
    f.beam(white, (-4.9, 2, z), (-6.8, 96, z), 0.05)
f.done(0)
hills(None, [(-900, 1350, 120), (-300, 1450, 160), (300, 1500, 100)], (0.16, 0.20, 0.21))
camera((-0.6, -9, 2.4), (9.0, 60, 11.2), 28, (6, 20, 2), 5.6)
finish("cilegon", 16, STAGE, mist=(40, 500), fog=(0.80, 0.82, 0.83), haze=0.6, exposure=0.45, gain=1.04, vignette=0.16, smooth=0.75, focal=(50, 60))
