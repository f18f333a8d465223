"""A barge with coils on the river by day, seen from a bridge."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(106)
daylight(34, 72, energy=4.8, clouds=0.15)
hull = paint("hull", (0.035, 0.042, 0.05), 0.4, scale=0.1, dirt=0.4, bump=0)
deck = paint("deck", (0.24, 0.06, 0.03), 0.55, scale=0.3, dirt=0.5, bump=0)
white = paint("white", (0.62, 0.63, 0.63), 0.4, dirt=0.1, bump=0)
dark = paint("dark", (0.06, 0.065, 0.07), 0.5, bump=0)
orange = paint("orange", (0.74, 0.14, 0.016), 0.4, bump=0)
glaze = surface("glaze", (0.03, 0.045, 0.055), 0.06, 0.0, vary=0.02, bump=0, coat=0.5)
coil_m = steel("coil", (0.50, 0.53, 0.57), 0.30, scale=0.8)
river = water((0.040, 0.060, 0.062), 0.09, 0.55, 0.32)
ground(river, 1500)
b = Part("barge")
out = [(-5.4, -30), (-5.4, 22), (-3.6, 30), (0, 33), (3.6, 30), (5.4, 22), (5.4, -30), (3.8, -33), (-3.8, -33)]
low, high = [Vector((x * 0.94, y * 0.97, -0.5)) for x, y in out], [Vector((x, y, 2.0)) for x, y in out]
n = len(out)
b._add(low + high, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], hull)
b._add(high, [tuple(range(n))], deck)
b.box(dark, (0, -1, 1.98), (8.6, 46, 0.08))
for x in (-4.5, 4.5):
    b.box(hull, (x, -1, 2.6), (0.25, 46.4, 1.3))
for y in (-24.2, 22.2):
    b.box(hull, (0, y, 2.6), (9.2, 0.25, 1.3))
b.box(white, (0, -28.4, 3.9), (7.6, 5.4, 3.8)).box(white, (0, -28.0, 6.8), (5.6, 3.6, 2.4)).box(glaze, (0, -26.15, 7.0), (5.2, 0.1, 1.2)).box(glaze, (0, -25.66, 4.3), (6.4, 0.1, 0.9)).box(orange, (0, -28, 8.2), (6.0, 4.0, 0.3)).rod(white, (0, -29, 8), (0, -29, 12), 0.12, 0.06, 10)
for s in (-1, 1):
    for k in range(26):
        b.rod(white, (s * 5.2, -31 + k * 2.1, 2.0), (s * 5.2, -31 + k * 2.1, 2.9), 0.03, seg=6)
    b.beam(white, (s * 5.2, -31, 2.9), (s * 5.2, 22, 2.9), 0.05)
    b.rod(dark, (s * 2.2, 27.5, 2.0), (s * 2.2, 27.5, 2.6), 0.25, seg=14)
b.rod(dark, (-1.2, 25.4, 2.5), (1.2, 25.4, 2.5), 0.42, seg=20)
rig = Matrix.Rotation(math.radians(-24), 4, "Z")
b.done(0.03, 1, (0, 0, 0), (0, 0, math.radians(-24)))
kinds = [coil_part(coil_m, 0.38, 1.0, w, 22, 0.006, seg=72).done(0, loc=(0, -900, 0)) for w in (1.3, 1.55)]
for row in range(3):
    for k in range(19):
        p = rig @ Vector((-2.7 + row * 2.7, -22.6 + k * 2.36, 3.0))
        copy(random.choice(kinds), p, (random.random() * 6, 0, math.radians(-24) + random.gauss(0, 0.02)))
        if row < 3 and k % 3 == 1 and k < 15:
            p = rig @ Vector((-2.7 + row * 2.7, -21.4 + k * 2.36, 4.65))
            copy(random.choice(kinds), p, (random.random() * 6, 0, math.radians(-24)))
camera((25, -66, 29), (-2.5, -3.5, 1.0), 38, (0, -6, 3), 8)
finish("barge", 24, STAGE, mist=(60, 400), fog=AIR, haze=0.3, exposure=0.45, gain=1.05, vignette=0.16, smooth=0.8, focal=(50, 55))
