"""The end of a coil that has just left the coiler: its edges have darkened, the gaps have not."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(123)
wraps = hot("wraps", shown=1.35, cast=4.5, scale=2.2, stretch=(1, 0.6, 1), cover=0.3, core=(1.0, 0.22, 0.024), mid=(0.50, 0.036, 0.004), skin=(0.010, 0.0014, 0.001), axis=("Y", 0.10, -0.008), rough=0.42)
face = hot("face", shown=1.25, cast=4.0, scale=1.1, stretch=(1, 7, 1), cover=0.6, core=(1.0, 0.19, 0.02), mid=(0.66, 0.055, 0.005), skin=(0.06, 0.006, 0.002))
drum = steel("drum", (0.16, 0.165, 0.18), 0.42, dirt=0.6, dirt_color=(0.06, 0.04, 0.03))
saddle = paint("saddle", (0.045, 0.048, 0.054), 0.5, dirt=0.6, dirt_color=(0.10, 0.06, 0.04), bump=0.4, bump_scale=10)
dark = paint("dark", (0.028, 0.032, 0.038), 0.5)
cold = steel("cold", (0.30, 0.31, 0.34), 0.32, scale=1.4, stretch=(3, 1, 1), dirt=0.4, tint=0.3)
ground(floor_concrete(color=(0.055, 0.058, 0.064), rough=0.24), 60)
hall(dark, 20, 70, 10, 7, -8, glow("tube", COOL, 1.5, 3), (-5, -1, 3))

INNER, OUTER, WIDE, PITCH, THICK = 0.37, 1.0, 1.5, 0.0175, 0.0132
STEPS = 300
turns = (OUTER - INNER) / PITCH
n = int(turns * STEPS)
p = Part("coil")
p.mats += [wraps, face]
# Each wrap has stopped a little before or behind its neighbours; the slip changes along the strip.
slips = [random.gauss(0, 0.006) - (random.random() < 0.12) * random.uniform(0.01, 0.03) for _ in range(int(turns) + 3)]
loose = [abs(random.gauss(0, 0.0022)) for _ in range(int(turns) + 3)]
phase = [random.uniform(0, 6.28) for _ in range(int(turns) + 3)]
chamfer = 0.0026
for i in range(n + 1):
    t = i / STEPS
    a = 2 * math.pi * t
    w, f = int(t), t - int(t)
    e = f * f * (3 - 2 * f)
    r = INNER + PITCH * t + (loose[w] * (1 - e) + loose[w + 1] * e) * math.sin(a + phase[0])
    y = slips[w] * (1 - e) + slips[w + 1] * e + 0.0012 * math.sin(a * 3 + phase[w]) + random.gauss(0, 0.00025)
    c, s = math.cos(a), math.sin(a)
    for rr, yy in ((r, WIDE), (r, y + chamfer), (r + chamfer, y), (r + THICK - chamfer, y), (r + THICK, y + chamfer), (r + THICK, WIDE)):
        p.verts.append((rr * c, yy, -rr * s))
last = n - STEPS
for i in range(n):
    for k in range(5):
        q = i * 6 + k
        p.faces.append((q, q + 1, q + 7, q + 6))
        p.slots.append(1 if i >= last and k == 4 else 0)
p.faces.append(tuple(n * 6 + k for k in range(6)))
p.slots.append(0)
p.done(0, 1, (0, 0, 1.06), smooth=50)
Part("drum").lathe(drum, [(0.30, 0.35), (0.355, 0.35), (0.362, 0.4), (0.362, 1.6)], 96, axis="Y").done(0, 1, (0, 0, 1.06))
Part("bore").rod(dark, (0, 1.3, 1.06), (0, 1.31, 1.06), 0.36, seg=64).done(0)
b = Part("saddle")
for s in (-1, 1):
    b.box(saddle, (s * 0.62, 0.75, 0.18), (0.5, 1.3, 0.12), (0, -s * 0.60, 0)).box(saddle, (s * 0.66, 0.75, 0.05), (0.62, 1.5, 0.10))
    for k in range(4):
        b.rod(drum, (s * 0.80, 0.12 + k * 0.42, 0.10), (s * 0.80, 0.12 + k * 0.42, 0.135), 0.04, seg=6)
b.done(0.008)
# Those that were coiled before it.
row = coil_part(cold, 0.36, 0.98, 1.4, 30, 0.004).done(0, loc=(0, -90, 0))
for k in range(7):
    copy(row, (-3.1 - random.gauss(0, 0.03), 1.6 + k * 2.3, 1.0), (random.uniform(0, 6), 0, 0))
    copy(row, (3.3 + random.gauss(0, 0.03), 2.6 + k * 2.3, 1.0), (random.uniform(0, 6), 0, 0))

area((-3.0, -1.2, 3.6), (0, 0, 1.0), 1.0, 330, COOL)
area((2.8, 0.6, 4.4), (0.4, 0.5, 1.4), 1.6, 240, COOL)
area((0, 16, 8), (0, 10, 1), 6, 900, COOL)
camera((-1.22, -1.16, 1.42), (0.06, 0.10, 1.13), 44, (-0.30, 0, 1.22), 0.9)
finish("coil-edge", 36, STAGE, mist=(3, 26), fog=(0.19, 0.20, 0.22), haze=0.8, exposure=0.1, glow=0.2, glowRadius=0.025, focal=(54, 52))
