"""Rails on the cooling bed, from glowing to grey."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(19)
dark = paint("dark", (0.030, 0.034, 0.040), 0.5)
bed = steel("bed", (0.20, 0.205, 0.215), 0.42, dirt=0.7, dirt_color=(0.08, 0.055, 0.045))
frame = paint("frame", (0.055, 0.062, 0.072), 0.42, dirt=0.4)
orange = paint("orange", (0.70, 0.11, 0.012), 0.4)
ground(floor_concrete(color=(0.055, 0.058, 0.063), rough=0.3, vary=0.2), 120)
hall(dark, 30, 100, 12, 8, -12, glow("tube", COOL, 1.5, 3), (-8, 0, 8))

# Half outline of a 60 kg rail, in metres: foot, web, head.
half = [(0.075, 0.0), (0.075, 0.0105), (0.040, 0.0185), (0.017, 0.030), (0.0092, 0.048), (0.00825, 0.085), (0.0100, 0.112), (0.0160, 0.1225), (0.0335, 0.1310), (0.0365, 0.1365), (0.0355, 0.1600), (0.0310, 0.1690), (0.0190, 0.1738), (0.0, 0.1760)]
outline = half + [(-x, z) for x, z in reversed(half[:-1])]
L = 60


def heat(k, t):
    """t: 1 fresh from the mill, 0 cold."""
    if t <= 0.04:
        return None
    g = t ** 1.3
    return hot(f"rail{k}", shown=0.35 + 1.2 * g, cast=0.6 + 2.0 * g, scale=1.5, stretch=(14, 0.35, 14), cover=0.95 - 0.55 * g,
               core=(1.0, 0.06 + 0.16 * g, 0.004 + 0.018 * g), mid=(0.35 + 0.5 * g, 0.018 + 0.07 * g, 0.002 + 0.005 * g), skin=(0.04 + 0.10 * g, 0.004 + 0.008 * g, 0.002), rough=0.38)


grey = [steel(f"cold{k}", (0.36 + 0.04 * k, 0.375 + 0.04 * k, 0.40 + 0.04 * k), 0.30, vary=0.12, scale=2, stretch=(8, 0.4, 8), dirt=0.6, dirt_color=(0.10, 0.075, 0.06), bump=0.08, tint=0.2) for k in range(3)]
sawn = steel("sawn", (0.58, 0.60, 0.63), 0.24, vary=0.08, scale=8, stretch=(1, 1, 9), dirt=0.15, bump=0.1, bump_scale=90)
N = 26
for k in range(N):
    x = -2.6 + k * 0.30 + random.gauss(0, 0.008)
    m = heat(k, (k - 7.5) / (N - 8.5)) or random.choice(grey)
    y = random.gauss(0, 0.035)
    o = Part("rail").prism(m, outline, (0, 0, 0), (0, L, 0)).done(0.0035, 3, (x, y, 0.92), (0, 0, random.gauss(0, 0.0006)))
    if m in grey:
        Part("end").prism(sawn, [(a * 0.985, b * 0.985 + 0.0013) for a, b in outline], (x, y - 0.0012, 0.92), (x, y + 0.01, 0.92)).done(0.003, 2)
    if k in (1, 4):
        Part("dot").rod(orange, (x, y - 0.0022, 0.92 + 0.152), (x, y + 0.002, 0.92 + 0.152), 0.012, seg=24).done(0)

# The bed: grates with notches, walking beams between them, on steelwork.
b = Part("bed")
for k in range(40):
    y = 0.5 + k * 1.5
    b.box(bed, (1.3, y, 0.83), (9.6, 0.09, 0.17))
    for j in range(32):
        b.box(bed, (-3.0 + j * 0.3 + 0.15, y, 0.925), (0.05, 0.09, 0.05))
    b.box(frame, (1.3, y + 0.7, 0.72), (9.4, 0.12, 0.14))
for x in (-3.1, -0.2, 2.8, 5.7):
    b.box(frame, (x, 30, 0.6), (0.25, 62, 0.3))
    for k in range(21):
        b.box(frame, (x, 0.4 + k * 3, 0.24), (0.3, 0.3, 0.48))
# An apron closes the front; without it the lit floor would compete with the rails.
b.box(frame, (1.3, -0.24, 0.44), (10.4, 0.3, 0.88)).box(bed, (1.3, -0.24, 0.885), (10.4, 0.34, 0.02))
b.done(0.006, 1)
# Mill side: the run-in table behind the hot end, with its guards.
g = Part("guard")
for k in range(30):
    g.rod(bed, (5.9, 0.6 + k * 1.6, 0.86), (6.9, 0.6 + k * 1.6, 0.86), 0.12, seg=28)
g.box(frame, (7.1, 30, 1.0), (0.1, 62, 0.7))
for k in range(12):
    g.box(frame, (8.2, 3 + k * 5, 1.5), (1.4, 2.4, 3.0))
g.done(0.015)
p = Part("walk")
for k in range(32):
    p.rod(bed, (-4.2, k * 2, 0), (-4.2, k * 2, 1.1), 0.022, seg=10)
for z in (0.58, 1.1):
    p.rod(bed, (-4.2, -2, z), (-4.2, 62, z), 0.022, seg=10)
p.done(0)

sky((0.035, 0.04, 0.046), (0.055, 0.062, 0.072))
area((-1, 20, 10.5), (-1, 20, 0), 6, 2600, COOL, 44)
area((-4.5, -4.0, 3.2), (-0.8, 0.4, 0.9), 2.5, 260, NEUTRAL)
camera((-1.55, -1.75, 1.62), (0.62, 3.4, 0.78), 32, (-0.45, 0.1, 1.0), 1.6)
finish("rail-sections", 52, mist=(6, 50), fog=(0.19, 0.195, 0.21), haze=0.8, exposure=0.3, glow=0.32, glowRadius=0.025)
