"""Porcelain that keeps a bar of copper from its frame, in a row; one bar has its colour."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(132)
daylight(30, -62, energy=3.8, clouds=0.3)
glaze = surface("glaze", (0.31, 0.325, 0.345), 0.14, 0.0, vary=0.07, scale=1.6, dirt=0.35, dirt_color=(0.20, 0.18, 0.155), bump=0.05, bump_scale=9, coat=0.6, tint=0.05)
zinc = steel("zinc", (0.44, 0.46, 0.48), 0.42, vary=0.14, scale=4, dirt=0.5, dirt_color=(0.20, 0.19, 0.17), bump=0.3, bump_scale=26)
cement = surface("cement", (0.42, 0.41, 0.39), 0.8, 0.0, bump=0.3)
bar = steel("bar", (0.60, 0.62, 0.64), 0.30, vary=0.12, scale=1.2, stretch=(8, 0.4, 8), dirt=0.3, bump=0.06, bump_scale=20)
orange = paint("orange", (0.74, 0.13, 0.015), 0.40, vary=0.12, dirt=0.25, dirt_color=(0.36, 0.16, 0.07), bump=0.1, bump_scale=30)
land((0.20, 0.20, 0.195), 600, 0.1)


def post(sheds=9):
    """A foot, sheds by turns wide and narrow, each with a drip edge, and a cap."""
    p = Part("post")
    outline = [(0.215, 0.0)]
    z, step = 0.10, 0.155
    for k in range(sheds):
        r = 0.46 if k % 2 == 0 else 0.40
        outline += [(0.215, z), (0.225, z + 0.045), (0.30, z + 0.052), (r - 0.024, z + 0.020), (r - 0.008, z + 0.018), (r, z + 0.034), (r - 0.003, z + 0.056), (r - 0.02, z + 0.072), (r - 0.06, z + 0.086), (0.265, z + 0.124), (0.225, z + 0.14)]
        z += step
    outline += [(0.215, z), (0.215, z + 0.08)]
    p.lathe(glaze, outline, 128)
    top = z + 0.05
    p.lathe(cement, [(0.205, 0.03), (0.24, 0.03), (0.24, 0.055), (0.21, 0.06)], 96).lathe(cement, [(0.21, top - 0.03), (0.24, top - 0.02), (0.24, top), (0.2, top)], 96)
    p.lathe(zinc, [(0.0, -0.09), (0.36, -0.09), (0.36, -0.045), (0.29, -0.035), (0.275, 0.035), (0.245, 0.045), (0.24, 0.02)], 96)
    p.lathe(zinc, [(0.235, top + 0.0), (0.255, top - 0.005), (0.268, top + 0.02), (0.262, top + 0.11), (0.24, top + 0.13), (0.0, top + 0.135)], 96)
    for k in range(4):
        a = k * math.pi / 2 + math.pi / 4
        p.rod(zinc, (0.318 * math.cos(a), 0.318 * math.sin(a), -0.05), (0.318 * math.cos(a), 0.318 * math.sin(a), -0.005), 0.035, seg=6)
    for s in (-1, 1):
        p.box(zinc, (s * 0.105, 0, top + 0.215), (0.03, 0.16, 0.17)).rod(zinc, (s * 0.13, 0, top + 0.22), (s * 0.16, 0, top + 0.22), 0.035, seg=6)
    return p.done(0.004, 2, smooth=40), top


first, top = post()
first.location = (0, -90, 0)
rows, pitch = (-1.75, 0.0, 1.75), 2.1
height = 2.2
for r, x in enumerate(rows):
    for k in range(7):
        copy(first, (x, k * pitch, height), (0, 0, random.gauss(0, 0.01)))
    Part("bar").box(bar, (x, 5.0, height + top + 0.24), (0.13, 16, 0.26)).done(0.012, 3)
    if r == 1:
        for k in range(7):
            Part("sleeve").box(orange, (x, k * pitch + pitch / 2, height + top + 0.24), (0.155, pitch - 0.55, 0.285)).done(0.02, 3)
        Part("sleeve").box(orange, (x, -1.3, height + top + 0.24), (0.155, pitch - 0.3, 0.285)).done(0.02, 3)
f = Part("frame")
for k in range(7):
    y = k * pitch
    f.box(zinc, (0, y, height - 0.17), (5.4, 0.34, 0.035)).box(zinc, (0, y - 0.155, height - 0.27), (5.4, 0.03, 0.2)).box(zinc, (0, y + 0.155, height - 0.27), (5.4, 0.03, 0.2))
    for x in (-2.3, 2.3):
        f.box(zinc, (x, y, 0.9), (0.2, 0.2, 2.4))
f.done(0.008)
# Far off, the next bay.
g = Part("far")
for x in (-16, -5, 8, 21):
    for s in (-1, 1):
        g.beam(zinc, (x + s * 1.4, 34, 0), (x + s * 0.3, 34, 11), 0.16)
        for n in range(9):
            g.beam(zinc, (x - 1.4 + n * 0.12, 34, n * 1.2), (x + 1.4 - n * 0.12 - 0.1, 34, n * 1.2 + 1.2), 0.08)
g.beam(zinc, (-18, 34, 10.6), (23, 34, 10.6), 0.5)
g.done(0)
camera((-1.35, -3.5, 3.25), (0.16, 0, 3.06), 50, (0.0, -0.35, 3.1), 1.1)
finish("insulators", 20, STAGE, mist=(6, 60), fog=AIR, haze=0.55, exposure=0.35, gain=1.04, vignette=0.16, smooth=0.85, focal=(44, 38))
