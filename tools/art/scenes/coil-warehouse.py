"""Aisle between coils; one has just come off the coiler."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(11)
bright = steel("bright", (0.50, 0.53, 0.57), 0.26, vary=0.1, scale=1.4, stretch=(3, 1, 1), dirt=0.25, bump=0.06, tint=0.3)
strap = steel("strap", (0.16, 0.17, 0.19), 0.35)
wood = paint("saddle", (0.05, 0.05, 0.052), 0.6, dirt=0.5, bump=0.3)
dark = paint("dark", (0.030, 0.034, 0.040), 0.5)
label = paint("label", (0.36, 0.37, 0.38), 0.5)
line = paint("line", (0.32, 0.30, 0.24), 0.45, dirt=0.7)
ember = hot("ember", shown=1.25, cast=4.0, scale=0.9, stretch=(7, 1, 1), cover=0.65, core=(1.0, 0.17, 0.016), mid=(0.62, 0.055, 0.005), skin=(0.07, 0.006, 0.002), rings=34)
ground(floor_concrete(color=(0.062, 0.067, 0.074), rough=0.24, vary=0.2), 120)
hall(dark, 22, 110, 10.5, 7, -10, glow("tube", COOL, 1.5, 3.0), (-4, 0, 4))

kinds = []
for inner, outer, width in ((0.36, 1.0, 1.45), (0.38, 0.94, 1.25), (0.36, 1.06, 1.6)):
    kinds.append((coil_part(bright, inner, outer, width, 34, 0.004, strap).done(0, loc=(0, -80, 0)), outer, width))
fire = coil_part(ember, 0.36, 1.0, 1.45, 40, 0.006).done(0, loc=(0, -80, 0))
# The eye has cooled: the mandrel stood in it.
eye = Part("eye").lathe(strap, [(0.352, -0.72), (0.352, 0.72)], 80, axis="X").done(0, loc=(0, -80, 0))
saddle = Part("saddle")
for s in (-1, 1):
    saddle.prism(wood, [(-0.28, 0), (0.28, 0), (0.28 if s > 0 else -0.28, 0.26)], (-0.7, 0, 0), (0.7, 0, 0))
    for v in range(len(saddle.verts) - 6, len(saddle.verts)):
        x, y, z = saddle.verts[v]
        saddle.verts[v] = (x, y - s * 0.62, z)
saddle = saddle.done(0.012, loc=(0, -80, 0))
tag = Part("tag").box(label, (0, 0, 0), (0.004, 0.2, 0.14)).done(0, loc=(0, -80, 0))

for side in (-1, 1):
    for row in range(2):
        x = (2.5 if side > 0 else -3.4) + side * row * 2.3
        for k in range(17):
            y = k * 2.2 + row * 0.4
            if side < 0 and y < 9:
                continue
            special = side == 1 and row == 0 and k == 1
            o, r, w = (fire, 1.0, 1.45) if special else random.choice(kinds)
            turn = random.gauss(0, 0.02)
            at = (x + random.gauss(0, 0.05), y, r + 0.03)
            along = turn + (math.pi if random.random() < 0.5 else 0)
            copy(o, at, (random.uniform(0, 6), 0, along))
            if special:
                copy(eye, at, (0, 0, along))
            copy(saddle, (x, y, 0))
            if not special:
                copy(tag, (x - side * (w / 2 + 0.02), y + 0.1, r * 1.72), (random.gauss(0, 0.1), 0, 0))
            if k < 16 and not (side == 1 and row == 0 and k in (0, 1, 2)) and random.random() < 0.93:
                o2, r2, w2 = random.choice(kinds)
                copy(o2, (x + random.gauss(0, 0.05), y + 1.1, 1.0 + r2 * 0.84 + 0.86), (random.uniform(0, 6), 0, turn))
for x in (-2.1, 1.2):
    Part("line").box(line, (x, 45, 0.002), (0.09, 110, 0.004)).done(0)

# Overhead crane, far down the hall.
crane = Part("crane")
for y in (26, 28.4):
    crane.box(paint("crane", (0.42, 0.10, 0.025), 0.4), (0, y, 8.2), (20, 0.5, 1.1))
crane.box(dark, (2, 27.2, 8.7), (2.4, 2.6, 0.9)).rod(dark, (2, 27.2, 8.3), (2, 27.2, 5.2), 0.05).box(dark, (2, 27.2, 4.9), (0.5, 0.5, 0.7))
crane.done(0.02)

sky((0.03, 0.034, 0.04), (0.06, 0.068, 0.08))
area((0.6, 20, 9.4), (0.6, 20, 0), 5, 2600, COOL, 46)
area((-5.5, -1.5, 4.2), (2.6, 3.0, 1.0), 5, 520, NEUTRAL)
area((0, 62, 6), (0, 30, 1), 8, 1500, COOL)
camera((-2.3, -2.9, 1.62), (1.75, 5.2, 1.5), 32, (1.9, 2.6, 1.1), 1.2)
finish("coil-warehouse", 88, mist=(7, 55), fog=(0.22, 0.245, 0.275), haze=0.8, glow=0.2)
