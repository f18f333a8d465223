"""Sandbags on a river dyke after rain, the water high behind them."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(111)
daylight(30, 75, low=(0.72, 0.73, 0.74), mid=(0.48, 0.54, 0.60), high=(0.25, 0.33, 0.42), energy=2.6, clouds=0.4, color=(1.0, 0.88, 0.72))
jute = [surface(f"jute{k}", c, 0.8, 0.0, vary=0.06, scale=3, dirt=0.5, dirt_color=tuple(v * 0.6 for v in c), bump=0.8, bump_scale=70) for k, c in enumerate(((0.42, 0.40, 0.35), (0.36, 0.335, 0.28), (0.47, 0.455, 0.41)))]
flood = water((0.10, 0.085, 0.058), 0.07, 0.35, 0.5)
dark = paint("dark", (0.05, 0.055, 0.06), 0.6)
orange = paint("orange", (0.78, 0.15, 0.02), 0.45)
land((0.17, 0.14, 0.09), 600, 0.6)
Part("flood").quad(flood, (-300, 1.1, 0.42), (300, 1.1, 0.42), (300, 500, 0.42), (-300, 500, 0.42)).done(0)
Part("bank").box(surface("bank", (0.15, 0.125, 0.08), 0.9, 0.0, bump=0.5, bump_scale=6), (0, 1.0, 0.1), (300, 2.0, 0.6)).done(0.1)


def bag(seed, mat):
    rnd = random.Random(seed)
    p = Part("bag")
    p.mats.append(mat)
    nu, nv = 36, 20
    lump = [(rnd.uniform(0, 6), rnd.uniform(1, 3)) for _ in range(4)]
    for i in range(nu + 1):
        u = -1 + 2 * i / nu
        for j in range(nv):
            a = 2 * math.pi * j / nv
            fat = (1 - abs(u) ** 3.2) ** 0.42 if abs(u) < 1 else 0
            bump = 1 + 0.05 * sum(math.sin(f * u * 2 + a * (k + 1) + s) for k, (s, f) in enumerate(lump))
            y = math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)) * 0.22 * (0.35 + 0.65 * fat) * bump
            z = math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)) * 0.115 * fat * bump
            p.verts.append((u * 0.36, y, z + (0.02 if math.sin(a) > 0 else 0.0)))
    for i in range(nu):
        for j in range(nv):
            p.faces.append([i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j])
            p.slots.append(0)
    return p.done(0, 1, (0, -300, 0), smooth=80)


bags = [bag(k, jute[k % 3]) for k in range(7)]
for layer in range(5):
    for row in range(3 if layer < 3 else 2):
        for k in range(-14, 60):
            x = k * 0.66 + (0.33 if layer % 2 else 0) + random.gauss(0, 0.025)
            copy(random.choice(bags), (x, 0.30 + row * 0.40 + (0.16 if layer > 2 else 0) + random.gauss(0, 0.02), 0.11 + layer * 0.185), (random.gauss(0, 0.06), random.gauss(0, 0.03), random.gauss(0, 0.07) + (math.pi if random.random() < 0.5 else 0)))
for x, y, a in ((-0.9, -0.5, 0.5), (2.7, -0.42, -0.3)):
    copy(random.choice(bags), (x, y, 0.10), (0, 0, a))
# A spade, stuck in the ground, and the lamp of the watch.
s = Part("spade").rod(surface("ash", (0.38, 0.25, 0.14), 0.5, 0.0, stretch=(9, 9, 0.6), dirt=0.4), (0, 0, 0.3), (0.06, 0.10, 1.45), 0.02, seg=20).box(dark, (0.06, 0.10, 1.47), (0.14, 0.035, 0.035)).box(steel("blade", (0.30, 0.31, 0.32), 0.4, dirt=0.6), (0, 0, 0.2), (0.22, 0.012, 0.3))
s.done(0.01, 2, (0.95, -0.3, 0), (-0.10, 0.08, 0.3))
l = Part("lamp").rod(orange, (0, 0, 0), (0, 0, 0.16), 0.09, seg=32).rod(glass("lens", (1.0, 0.55, 0.2)), (0, 0, 0.16), (0, 0, 0.26), 0.075, 0.05, 32).rod(dark, (0, 0, -0.02), (0, 0, 0.0), 0.10, seg=32)
l.done(0.006, 2, (0.55, 0.52, 1.05))
grove([(random.uniform(-120, 160), random.uniform(150, 190), random.uniform(0.8, 1.4)) for _ in range(70)], (0.055, 0.085, 0.035), n=4000)
camera((-1.35, -2.7, 1.42), (0.75, 3.2, 0.82), 38, (0.4, 0.1, 0.8), 3.2)
finish("sandbags", 20, STAGE, mist=(14, 220), fog=(0.68, 0.70, 0.71), haze=0.6, exposure=0.5, gain=1.04, vignette=0.16, smooth=0.8, focal=(52, 52))
