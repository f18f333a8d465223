"""A camera's lens and its cloth: dust is the enemy of every inspection."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(124)
window_light((0, 0, 0.4), 0.9, -1, 0.95)
body = paint("body", (0.05, 0.053, 0.058), 0.45, dirt=0.05, bump=0.2, bump_scale=120)
ring = steel("ring", (0.22, 0.23, 0.245), 0.34, stretch=(1, 1, 12), bump=0.04)
alu = steel("alu", (0.56, 0.58, 0.60), 0.30, stretch=(10, 1, 1), dirt=0.1, bump=0.04)
orange = paint("orange", (0.80, 0.16, 0.018), 0.4)
coat = glass("coat", (0.55, 0.62, 0.80), 0.0)
deep = paint("deep", (0.010, 0.011, 0.014), 0.25, bump=0, coat=0.5)
bench = surface("bench", (0.34, 0.35, 0.36), 0.42, 0.0, vary=0.08, scale=0.8, dirt=0.2, bump=0.05)
cloth_m = surface("cloth", (0.56, 0.57, 0.58), 0.85, 0.0, vary=0.05, scale=2, dirt=0.15, bump=0.6, bump_scale=140)
mark = paint("mark", (0.62, 0.62, 0.60), 0.5, bump=0)
ground(bench, 40)
p = Part("camera").box(alu, (0, 0.95, 0.62), (1.05, 1.1, 1.05)).box(body, (0, 0.395, 0.62), (0.98, 0.02, 0.98)).box(orange, (0.528, 0.95, 0.86), (0.004, 1.0, 0.06))
for k in range(9):
    p.box(body, (0, 0.62 + k * 0.085, 1.15), (0.92, 0.026, 0.02))
p.done(0.03, 3)
c = (0, 0, 0.62)
l = Part("lens")
l.lathe(ring, [(0.36, 0.40), (0.40, 0.38), (0.40, 0.10), (0.42, 0.06), (0.42, -0.28), (0.40, -0.32)], 128, at=c, axis="Y")
for k in range(90):
    a = k * 2 * math.pi / 90
    l.beam(body, (0.425 * math.sin(a), -0.20, 0.62 + 0.425 * math.cos(a)), (0.425 * math.sin(a), 0.02, 0.62 + 0.425 * math.cos(a)), 0.016, 0.016)
l.lathe(body, [(0.40, -0.32), (0.44, -0.34), (0.46, -0.62), (0.45, -0.64), (0.425, -0.62), (0.40, -0.40), (0.34, -0.36), (0.30, -0.36)], 128, at=c, axis="Y")
l.lathe(orange, [(0.462, -0.585), (0.464, -0.58), (0.464, -0.56), (0.462, -0.555)], 128, at=c, axis="Y")
l.lathe(body, [(0.34, -0.36), (0.30, -0.28), (0.26, -0.10), (0.20, 0.10), (0.0, 0.12)], 96, at=c, axis="Y")
l.done(0.003, 1, smooth=45)
for r, y, dome in ((0.335, -0.37, 0.11), (0.20, -0.06, 0.06)):
    g = Part("glass")
    front = [(r * math.sin(t * math.pi / 2 / 12), y - dome * math.cos(t * math.pi / 2 / 12) + 0.02) for t in range(13)]
    back = [(r, y + 0.05), (r * 0.5, y + 0.02), (0.0, y + 0.01)]
    g.lathe(coat, front + back, 96, at=c, axis="Y").done(0, smooth=70)
Part("iris").lathe(deep, [(0.26, -0.02), (0.10, 0.02), (0.10, 0.05)], 9, at=c, axis="Y").done(0)
# A folded cloth, let fall.
m = Part("cloth")
m.mats.append(cloth_m)
n = 90
for i in range(n + 1):
    for j in range(n + 1):
        u, v = -1 + 2 * i / n, -1 + 2 * j / n
        h = 0.10 * (math.sin(3.1 * u + 1.5 * math.sin(2.2 * v)) * 0.5 + 0.5) * (1 - 0.5 * v * v) + 0.06 * (math.sin(5.3 * v + 2.0 * u) * 0.5 + 0.5) * (1 - u * u) + 0.02 * math.sin(9 * u + 7 * v)
        m.verts.append((u * 0.56 + 0.05 * math.sin(3 * v), v * 0.44 + 0.06 * math.sin(2.4 * u), max(0.008, h)))
for i in range(n):
    for j in range(n):
        a = i * (n + 1) + j
        m.faces.append([a, a + n + 1, a + n + 2, a + 1])
        m.slots.append(0)
m.done(0, 1, (0.92, -0.55, 0.004), (0, 0, 0.5), smooth=80)
Part("cap").lathe(body, [(0, 0.0), (0.44, 0.0), (0.45, 0.02), (0.45, 0.11), (0.43, 0.12), (0.42, 0.03), (0, 0.03)], 96).done(0.004, 2, (-0.98, -0.28, 0.0))
cable(body, [(0.2, 1.5, 0.6), (0.3, 2.2, 0.3), (1.0, 2.7, 0.06), (2.6, 2.4, 0.06), (5, 3, 0.06)], 0.05)
Part("wall").box(paint("wall", (0.46, 0.47, 0.48), 0.7), (0, 8, 2), (40, 0.2, 14)).done(0)
camera((-1.15, -3.2, 1.42), (0.10, 0, 0.50), 50, (0, -0.6, 0.7), 1.6)
finish("lens", 12, (800, 600), mist=(3, 12), fog=(0.5, 0.52, 0.54), haze=0.1, exposure=0.2, gain=1.06, smooth=0.9, vignette=0.16, focal=(46, 52))
