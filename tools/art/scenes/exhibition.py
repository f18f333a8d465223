"""A stand at a fair: a coil on a plinth between luminous walls. One unit is a metre."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(61)
floor = surface("floor", (0.052, 0.056, 0.062), 0.16, 0.0, vary=0.06, scale=0.5, dirt=0.2, bump=0.02, bump_scale=12)
black = paint("black", (0.022, 0.024, 0.028), 0.5, dirt=0.1)
stone = surface("stone", (0.30, 0.31, 0.32), 0.5, 0.0, vary=0.05, scale=2, dirt=0.1, bump=0.05, bump_scale=80, tint=0)
satin = steel("satin", (0.50, 0.53, 0.57), 0.26, vary=0.06, scale=2, stretch=(1, 1, 6), dirt=0.08, bump=0.03)
line = glow("line", EMBER, 1.5, 10)
wall_light = glow("wall", COOL, 0.36, 1.3)
panel = glow("panel", (0.20, 0.34, 0.44), 0.35, 0.7)
bright = glow("bright", COOL, 0.9, 3)
ground(floor, 60)

# Walls: frames of black with cloth lit from behind.
for x, y, w, rot in ((-4.9, 4.6, 5.6, 0.32), (4.4, 5.3, 6.4, -0.26)):
    turn = Matrix.Rotation(rot, 3, "Z")
    o = Part("light wall").box(wall_light, (0, 0, 2.05), (w, 0.06, 3.5)).box(black, (0, 0.05, 3.86), (w + 0.16, 0.2, 0.12)).box(black, (0, 0.05, 0.24), (w + 0.16, 0.2, 0.12)).box(black, (-w / 2 - 0.04, 0.05, 2.05), (0.08, 0.2, 3.7)).box(black, (w / 2 + 0.04, 0.05, 2.05), (0.08, 0.2, 3.7))
    # A drawing of a line: boxes and strokes, nothing to read.
    for k in range(7):
        o.box(stone, (-w * 0.38 + k * w * 0.12, -0.035, 2.0 + 0.5 * math.sin(k)), (w * 0.07, 0.02, 0.5 + 0.2 * (k % 3)))
    o.box(line, (0, -0.04, 1.2), (w * 0.84, 0.015, 0.03))
    o.done(0.004, 2, (x, y, 0), (0, 0, rot))
# Tall screens between them.
for k in range(4):
    x = -1.5 + k * 1.02
    Part("screen").box(black, (0, 0, 1.9), (0.9, 0.1, 3.2)).box(panel if k != 2 else bright, (0, -0.055, 1.95), (0.82, 0.01, 2.9)).done(0.004, 2, (x, 7.2, 0))
    for n in range(6):
        Part("bar").box(line if (k, n) == (2, 4) else satin, (0, 0, 0), (0.09, 0.012, 0.2 + 0.22 * n)).done(0, 1, (x - 0.3 + n * 0.12, 7.12, 0.9 + (0.2 + 0.22 * n) / 2))

# The coil on its plinth, its eye toward the visitor.
Part("plinth").box(stone, (0, 0, 0.34), (2.9, 2.5, 0.52)).box(black, (0, 0, 0.04), (2.7, 2.3, 0.08)).done(0.015, 3, (0.2, 2.6, 0), (0, 0, 0.38))
Part("edge").box(line, (0, 0, 0.04), (2.74, 2.34, 0.03)).done(0, 1, (0.2, 2.6, 0), (0, 0, 0.38))
coil = coil_part(satin, 0.33, 0.92, 1.3, 46, 0.004, seg=160).done(0)
coil.location, coil.rotation_euler = (0.2, 2.6, 1.52), (0, 0, math.radians(-58))
for side in (-0.5, 0.5):
    Part("saddle").box(black, (0, side, 0.68), (1.2, 0.18, 0.20)).done(0.02, 2, (0.2, 2.6, 0), (0, 0, math.radians(-58)))
# Counter, stools, the canopy with its lamps.
Part("counter").box(stone, (0, 0, 0.52), (2.3, 0.7, 1.04)).box(black, (0, 0, 1.06), (2.4, 0.8, 0.05)).box(line, (0, -0.36, 0.12), (2.3, 0.01, 0.02)).done(0.01, 2, (-3.6, 1.5, 0), (0, 0, 0.5))
for x in (3.0, 3.9):
    Part("stool").rod(black, (0, 0, 0), (0, 0, 0.02), 0.24).rod(satin, (0, 0, 0), (0, 0, 0.72), 0.025).lathe(black, [(0, 0.72), (0.19, 0.72), (0.2, 0.76), (0.19, 0.8), (0, 0.8)]).done(0.004, 2, (x, 1.7 + (x - 3) * 0.5, 0))
canopy = Part("canopy")
for k in range(9):
    canopy.box(black, (-6 + k * 1.5, 3.6, 4.6), (0.06, 7.5, 0.18))
canopy.box(black, (0, 0.2, 4.6), (13, 0.1, 0.24)).box(black, (0, 7.2, 4.6), (13, 0.1, 0.24)).done(0)
for k in range(5):
    Part("lamp").box(bright, (-4 + k * 2, 3.2, 4.48), (0.08, 3.6, 0.03)).done(0)
area((0.6, 0.2, 4.3), (0.2, 2.6, 1.4), 1.2, 130, NEUTRAL)
area((-3.0, 3.4, 3.6), (0.2, 2.6, 1.5), 0.8, 70, COOL)
area((3.4, 4.2, 1.2), (0.2, 2.6, 1.3), 0.5, 46, EMBER, 1.6)
camera((-2.2, -5.4, 1.62), (0.15, 3.2, 1.55), 34, (0.1, 2.0, 1.5), 2.2)
finish("exhibition", 64, mist=(8, 30), fog=(0.13, 0.15, 0.18), haze=0.35, exposure=0.15)
