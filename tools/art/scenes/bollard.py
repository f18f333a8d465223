"""A mooring line made fast at the quay, coils under the open hatch, gloves dropped beside the bollard."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *
from _traces import *

reset(207)
daylight(24, 62, energy=4.0, clouds=0.3, low=(0.84, 0.84, 0.82))
stone = surface("stone", (0.30, 0.295, 0.28), 0.6, 0.0, vary=0.2, scale=0.9, dirt=0.8, dirt_color=(0.12, 0.118, 0.11), bump=0.5, bump_scale=22)
iron = surface("iron", (0.055, 0.056, 0.058), 0.45, 0.4, vary=0.15, scale=5, dirt=0.9, dirt_color=(0.20, 0.085, 0.035), bump=0.3, bump_scale=26)
shine = steel("shine", (0.36, 0.35, 0.34), 0.26, scale=8, dirt=0.6)
hemp = surface("hemp", (0.44, 0.36, 0.25), 0.9, 0.0, vary=0.05, scale=20, dirt=0.6, bump=0.5, bump_scale=260, spec=0.1)
hull = paint("hull", (0.045, 0.075, 0.105), 0.42, scale=0.7, dirt=0.7, dirt_color=(0.15, 0.075, 0.04), bump=0.12, bump_scale=2.2)
deck = paint("deck", (0.19, 0.085, 0.055), 0.55, scale=1.2, dirt=0.6)
white = paint("white", (0.62, 0.62, 0.60), 0.5, scale=1.2, dirt=0.5)
yellow = paint("yellow", (0.66, 0.40, 0.03), 0.5, scale=3, dirt=0.7)
bank = paint("bank", (0.13, 0.16, 0.11), 0.8, bump=0)
coilm = steel("coil", (0.42, 0.45, 0.48), 0.34, scale=1.6, dirt=0.3)
strap = steel("strap", (0.2, 0.21, 0.22), 0.35, bump=0)
sea = water((0.055, 0.075, 0.075), 0.07, 0.5, 1.1)
q = Part("quay")
for k in range(12):
    q.box(stone, (-9 + k * 2.0, -2.2, -1.6), (1.985, 4.4, 3.2))
q.done(0.03, 3)
Part("edge").box(yellow, (3, -0.16, 0.003), (24, 0.13, 0.003)).done(0)
ground(sea, 900, -1.75)
Part("bollard").lathe(iron, [(0, 0), (0.30, 0), (0.30, 0.035), (0.19, 0.06), (0.155, 0.12), (0.145, 0.30), (0.16, 0.36), (0.225, 0.41), (0.235, 0.45), (0.20, 0.49), (0.08, 0.515), (0, 0.52)], 96, at=(0, -0.62, 0)).done(0.004)
Part("worn").lathe(shine, [(0.1465, 0.21), (0.147, 0.30), (0.161, 0.355)], 96, at=(0, -0.62, 0)).done(0)
for k in range(6):
    a = k * math.pi / 3
    Part("nut").rod(iron, (0.25 * math.cos(a), -0.62 + 0.25 * math.sin(a), 0.035), (0.25 * math.cos(a), -0.62 + 0.25 * math.sin(a), 0.075), 0.028, seg=6).done(0.002)


def rope(points, r=0.030, lay=0.16, strands=3):
    """Three strands laid around a line."""
    n = len(points)
    pts = [Vector(p) for p in points]
    # A fine line through the points.
    ext = [pts[0] * 2 - pts[1]] + pts + [pts[-1] * 2 - pts[-2]]
    line = []
    for i in range(1, n):
        a, b, d, e = ext[i - 1], ext[i], ext[i + 1], ext[i + 2]
        steps = max(4, int((d - b).length / 0.018))
        for k in range(steps):
            s = k / steps
            line.append(0.5 * (2 * b + (d - a) * s + (2 * a - 5 * b + 4 * d - e) * s * s + (3 * b - a - 3 * d + e) * s ** 3))
    line.append(pts[-1])
    up = Vector((0, 0, 1))
    for j in range(strands):
        out, run = [], 0.0
        for i, p in enumerate(line):
            way = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
            side = way.cross(up).normalized() if abs(way.z) < 0.98 else Vector((1, 0, 0))
            over = side.cross(way)
            if i:
                run += (p - line[i - 1]).length
            a = 2 * math.pi * (run / lay + j / strands)
            out.append(p + (side * math.cos(a) + over * math.sin(a)) * r * 0.52)
        cable(hemp, out, r * 0.56)


turns = []
for k in range(52):
    a = -2.3 + k * 2 * math.pi / 17
    turns.append((0.182 * math.cos(a), -0.62 + 0.182 * math.sin(a), 0.105 + 0.062 * k / 17))
rope([(0.9, 3.6, 0.55), (0.62, 1.8, 0.24), (0.34, 0.4, 0.14), (0.20, -0.42, 0.115)][:4] + turns[8:])
# What is left of it lies in rings on the stone.
ring = []
for k in range(120):
    a = k * 2 * math.pi / 22
    r = 0.40 - 0.035 * (k / 22) + random.gauss(0, 0.008)
    ring.append((0.98 + r * math.cos(a), -1.18 + r * 0.86 * math.sin(a), 0.032 + 0.030 * min(2.0, k / 44)))
rope(ring)
wool = cotton("cotton", (0.58, 0.54, 0.46), 0.9)
g = glove(wool, None, 1, seed=12, size=1.25)
g.location, g.rotation_euler = (-0.46, -1.10, 0.012), (0, 0, -0.9)
g = glove(wool, None, -1, seed=15, size=1.25)
g.location, g.rotation_euler = (-0.24, -1.24, 0.013), (0, 0, 0.5)
# The barge alongside: hull, coaming, coils on their beds.
h = Part("barge")
outline = [(0, -2.2), (0.12, -2.2), (0.35, -1.0), (0.35, 0.55), (0.22, 0.62), (0, 0.62)]
h.box(hull, (4, 5.7, -0.85), (46, 9.6, 2.7)).box(white, (4, 0.88, 0.30), (46, 0.05, 0.07)).box(hull, (4, 0.92, 0.46), (46, 0.10, 0.16)).box(deck, (4, 5.7, 0.50), (46, 9.4, 0.04))
h.box(deck, (6, 2.35, 0.92), (38, 0.12, 0.9)).box(white, (6, 2.33, 1.38), (38, 0.2, 0.07)).box(deck, (6, 9.2, 0.92), (38, 0.12, 0.9)).box(white, (6, 9.2, 1.38), (38, 0.2, 0.07))
for k in range(20):
    h.box(deck, (-12 + k * 2, 2.26, 0.92), (0.08, 0.1, 0.86))
for k in range(9):
    h.lathe(iron, [(0.20, -0.12), (0.36, -0.12), (0.40, 0), (0.36, 0.12), (0.20, 0.12)], 40, at=(-9 + k * 3.1, 0.72, -0.25), axis="Y", closed=True)
h.rod(iron, (0.95, 1.3, 0.5), (0.95, 1.3, 0.95), 0.12, seg=28).rod(iron, (1.35, 1.3, 0.5), (1.35, 1.3, 0.95), 0.12, seg=28)
h.done(0.012, 2)
c = coil_part(coilm, 0.34, 0.85, 1.3, 26, 0.006, strap, 80).done(0, smooth=30)
c.location = (0, 500, 0)
for r in range(2):
    for k in range(14):
        copy(c, (-9 + k * 1.75 + random.gauss(0, 0.03), 4.0 + r * 2.2, 1.35), (random.random() * 6, 0, math.pi / 2 * 0))
for k in range(12):
    copy(c, (-8.1 + k * 1.75, 4.5, 2.72), (random.random() * 6, 0, 0))
hills(None, [(-300, 620, 34), (260, 700, 46)], (0.22, 0.27, 0.28))
Part("bank").quad(bank, (-900, 300, -1.5), (900, 300, -1.5), (900, 620, 5), (-900, 620, 5)).done(0)
grove([(random.uniform(-180, 200), random.uniform(300, 330), random.uniform(0.9, 1.7)) for _ in range(70)], (0.07, 0.10, 0.04), n=500)
area((-2.6, -3.4, 2.4), (0, -0.7, 0.2), 2, 40, NEUTRAL)
camera((-1.28, -3.05, 1.34), (0.36, 0.35, 0.36), 32, (-0.1, -0.85, 0.3), 4.5)
finish("bollard", 18, (960, 720), mist=(8, 420), fog=(0.78, 0.80, 0.81), haze=0.6, exposure=0.2, gain=1.05, vignette=0.2, smooth=0.85, focal=(42, 58))
