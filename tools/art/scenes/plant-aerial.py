"""The works from the air: long roofs, roads and trees in low sun."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(114)
daylight(26, -70, energy=5.0, clouds=0.1)
roofs = [paint(f"roof{k}", c, 0.5, scale=0.05, dirt=0.25, bump=0) for k, c in enumerate(((0.27, 0.29, 0.31), (0.20, 0.215, 0.235), (0.36, 0.365, 0.37), (0.24, 0.265, 0.29)))]
wall = paint("wall", (0.30, 0.315, 0.33), 0.6, scale=0.1, bump=0)
road = floor_concrete("road", (0.12, 0.12, 0.122), 0.6, 0.1, 0.1, bump=0)
line = paint("line", (0.6, 0.6, 0.58), 0.6, bump=0)
orange = paint("orange", (0.74, 0.14, 0.016), 0.4, bump=0)
cell = surface("cell", (0.012, 0.02, 0.04), 0.12, 0.0, vary=0.03, bump=0, coat=0.8)
rail = steel("rail", (0.4, 0.4, 0.41), 0.4, bump=0)
land((0.075, 0.09, 0.045), 1500, 0.012, other=(0.13, 0.115, 0.07))
b = Part("works")


def hall(x, y, w, d, h, mat, bays=3, sun_roof=False):
    b.box(wall, (x, y, h / 2), (w, d, h))
    t = w / bays
    b.box(roofs[3], (x, y - d / 2 - 0.1, 1.6), (w + 0.3, 0.3, 3.2)).box(orange, (x, y - d / 2 - 0.1, h - 1.6), (w, 0.3, 0.7))
    for k in range(int(w / 4)):
        b.box(roofs[0], (x - w / 2 + 2 + k * 4, y - d / 2 - 0.1, h * 0.58), (0.3, 0.3, h * 0.5))
    for k in range(bays):
        b.box(roofs[3], (x - w / 2 + (k + 0.5) * t, y - d / 2 - 0.2, 3.6), (7, 0.4, 7.2))
    for k in range(bays):
        a = x - w / 2 + k * t
        b._add([(a, y - d / 2, h), (a + t, y - d / 2, h), (a + t / 2, y - d / 2, h + t * 0.12), (a, y + d / 2, h), (a + t, y + d / 2, h), (a + t / 2, y + d / 2, h + t * 0.12)], [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (2, 1, 4, 5)], mat)
        b.box(roofs[2], (a + t / 2, y, h + t * 0.12 + 0.6), (2.2, d * 0.9, 1.6))
        if sun_roof:
            for j in range(int(d / 9)):
                for s in (-1, 1):
                    b.box(cell, (a + t / 2 + s * t * 0.26, y - d / 2 + 5 + j * 9, h + t * 0.12 * 0.48 + 0.25), (t * 0.34, 7.6, 0.12), (0, s * math.atan(0.24), 0))


for n, (x, w, d, mat, bays, s) in enumerate(((-78, 60, 210, roofs[0], 2, True), (0, 74, 260, roofs[1], 3, False), (78, 52, 240, roofs[0], 2, True), (146, 60, 180, roofs[3], 3, False))):
    hall(x, 170 + (n % 2) * 16, w, d, 17 + (n % 2) * 5, mat, bays, s)
hall(-90, 330, 80, 70, 24, roofs[3], 3)
hall(40, 372, 130, 60, 20, roofs[2], 5, True)
for x, y, h in ((-128, 250, 62), (-128, 272, 62), (112, 320, 80)):
    b.rod(wall, (x, y, 0), (x, y, h), 3.0, 2.0, 28).rod(orange, (x, y, h - 8), (x, y, h - 4), 2.2, 2.1, 28)
for k in range(6):
    b.rod(roofs[2], (-150 - (k % 2) * 20, 150 + k // 2 * 22, 0), (-150 - (k % 2) * 20, 150 + k // 2 * 22, 13), 8, seg=40)
b.done(0)
r = Part("roads")
for x, w in ((-42, 9), (42, 9), (111, 9), (-116, 10)):
    r.quad(road, (x - w / 2, 10, 0.1), (x + w / 2, 10, 0.1), (x + w / 2, 700, 0.1), (x - w / 2, 700, 0.1))
    for k in range(60):
        r.quad(line, (x - 0.15, 12 + k * 8, 0.14), (x + 0.15, 12 + k * 8, 0.14), (x + 0.15, 15 + k * 8, 0.14), (x - 0.15, 15 + k * 8, 0.14))
for y, w in ((38, 14), (318, 10)):
    r.quad(road, (-500, y - w / 2, 0.12), (500, y - w / 2, 0.12), (500, y + w / 2, 0.12), (-500, y + w / 2, 0.12))
for k in range(3):
    r.box(rail, (196 + k * 6, 250, 0.2), (1.6, 600, 0.3))
r.done(0)
v = Part("vehicles")
for k in range(15):
    x, y = random.choice((-44, -39.5, 40, 44.5)), random.uniform(50, 300)
    v.box(random.choice((orange, line, roofs[3])), (x, y, 1.9), (2.4, 7.5, 2.6)).box(line, (x, y + 5.2, 1.7), (2.4, 2.2, 2.4))
for k in range(9):
    v.box(random.choice((roofs[3], orange, roofs[1])), (199, 90 + k * 15, 2.2), (3, 12.5, 3))
v.done(0)
places = []
for x in (-49.5, 49.5, 104, -108.5):
    places += [(x + random.gauss(0, 0.5), 52 + k * 7.5 + random.gauss(0, 0.8), random.uniform(0.6, 0.9)) for k in range(34) if abs(52 + k * 7.5 - 318) > 9 and x not in (49.5,)]
places += [(random.uniform(-330, 330), random.uniform(-6, 26), random.uniform(0.7, 1.1)) for _ in range(240)] + [(random.uniform(-420, 420), random.uniform(430, 900), random.uniform(1.0, 1.7)) for _ in range(900)] + [(random.uniform(-330, -185), random.uniform(60, 420), random.uniform(0.9, 1.3)) for _ in range(420)]
foliage = [leaf(f"crown{k}", c, 0.15) for k, c in enumerate(((0.045, 0.075, 0.026), (0.060, 0.085, 0.030), (0.036, 0.062, 0.026)))]


def crown(k):
    """From so high a tree is a few rough balls."""
    rnd = random.Random(k)
    p = Part("crown")
    for _ in range(9):
        c = Vector((rnd.gauss(0, 1.2), rnd.gauss(0, 1.2), rnd.uniform(2.6, 6.4)))
        r = rnd.uniform(1.3, 2.3)
        rings = [(max(0.02, r * math.sin(math.pi * j / 8) * rnd.uniform(0.82, 1.15)), c.z - r * math.cos(math.pi * j / 8)) for j in range(9)]
        p.lathe(foliage[k % 3], rings, 14, at=(c.x, c.y, 0))
    return p.done(0, 1, (0, -900, 0), smooth=20)


crowns = [crown(k) for k in range(9)]
for x, y, s in places:
    copy(random.choice(crowns), (x, y, 0), (0, 0, random.random() * 6), (s, s, s * random.uniform(0.8, 1.1)))
camera((-96, -66, 106), (14, 172, 0), 33, (0, 120, 10), 11)
finish("plant-aerial", 12, STAGE, mist=(160, 800), fog=(0.78, 0.79, 0.79), haze=0.55, exposure=0.05, gain=1.04, vignette=0.16, smooth=0.75, focal=(50, 55))
