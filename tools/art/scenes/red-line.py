"""A red line across both halves of a coupling: the shafts stand as they were left."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(103)
window_light((0, 0, 0.2), 1.0, -1, 1.0)
cast = steel("cast", (0.30, 0.32, 0.345), 0.42, vary=0.10, scale=3, dirt=0.4, bump=0.22, bump_scale=45)
turned = steel("turned", (0.56, 0.58, 0.61), 0.24, vary=0.06, scale=1.4, stretch=(18, 1, 1), dirt=0.12, bump=0.05, bump_scale=30)
bolt = steel("bolt", (0.22, 0.235, 0.25), 0.36, dirt=0.3)
red = paint("red", (0.62, 0.022, 0.012), 0.40, dirt=0.25, dirt_color=(0.22, 0.01, 0.008), bump=0.2, bump_scale=60)
base = paint("base", (0.10, 0.135, 0.15), 0.45, dirt=0.4, scale=1.5)
back = paint("back", (0.42, 0.435, 0.45), 0.7, dirt=0.1)
p = Part("coupling")
flange = [(0.30, -1.10), (0.42, -1.08), (0.46, -0.42), (0.92, -0.36), (0.96, -0.32), (0.96, -0.035), (0.93, -0.012), (0.2, -0.012)]
p.lathe(cast, flange, 128, axis="X").lathe(cast, [(r, -z) for r, z in flange], 128, axis="X")
p.lathe(turned, [(0.965, -0.27), (0.968, -0.26), (0.968, -0.06), (0.965, -0.05)], 128, axis="X").lathe(turned, [(0.965, 0.05), (0.968, 0.06), (0.968, 0.26), (0.965, 0.27)], 128, axis="X")
p.rod(turned, (-6, 0, 0), (-1.0, 0, 0), 0.30, seg=72).rod(turned, (1.0, 0, 0), (6, 0, 0), 0.30, seg=72)
for k in range(10):
    a = k * math.pi / 5 + 0.16
    y, z = 0.70 * math.cos(a), 0.70 * math.sin(a)
    p.rod(bolt, (-0.52, y, z), (-0.36, y, z), 0.10, seg=6).rod(bolt, (0.36, y, z), (0.50, y, z), 0.10, seg=6).rod(turned, (0.5, y, z), (0.58, y, z), 0.05, seg=20).rod(bolt, (-0.37, y, z), (-0.34, y, z), 0.13, seg=32).rod(bolt, (0.34, y, z), (0.37, y, z), 0.13, seg=32)
p.done(0.008, 2)
# Drawn by hand: the edges waver.
for side in (-1, 1):
    line = Part("line")
    line.mats.append(red)
    turn, n = math.radians(62), 40
    for k in range(n + 1):
        f = k / n
        x = side * (0.016 + 0.29 * f)
        r = 0.972
        w = 0.040 + 0.0015 * math.sin(x * 9) + random.gauss(0, 0.0006)
        m = turn + 0.004 * math.sin(x * 5)
        for s in (-1, 1):
            a = m + s * w
            line.verts.append((x, -r * math.cos(a), r * math.sin(a)))
    for k in range(n):
        line.faces.append([2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2])
        line.slots.append(0)
    line.done(0)
Part("bed").box(base, (0, 0.1, -1.35), (14, 2.6, 0.5)).box(base, (-3.0, 0.1, -0.7), (1.1, 1.9, 1.2)).box(base, (3.0, 0.1, -0.7), (1.1, 1.9, 1.2)).rod(base, (-3.6, 0, 0), (-2.4, 0, 0), 0.72, seg=64).rod(base, (2.4, 0, 0), (3.6, 0, 0), 0.72, seg=64).done(0.04, 3)
Part("wall").box(back, (0, 7, 2), (40, 0.2, 14)).done(0)
camera((-1.35, -3.8, 2.05), (0.02, 0, 0.24), 48, (0.1, -0.5, 0.84), 1.8)
finish("red-line", 20, STAGE, mist=(4, 14), fog=(0.5, 0.52, 0.54), haze=0.2, exposure=0.25, gain=1.06, smooth=0.8, vignette=0.16, focal=(50, 46))
