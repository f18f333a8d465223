"""The pivot of an old door: an iron pin that turns in its stone, worn bright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(112)
window_light((0, 0, 0.5), 1.0, -1, 1.0)
wood = surface("wood", (0.20, 0.115, 0.065), 0.55, 0.0, vary=0.10, scale=1.0, stretch=(7, 7, 0.5), dirt=1.0, dirt_color=(0.075, 0.042, 0.026), bump=0.6, bump_scale=9)
stone = surface("stone", (0.30, 0.285, 0.26), 0.75, 0.0, vary=0.12, scale=1.6, dirt=0.6, dirt_color=(0.14, 0.125, 0.11), bump=0.9, bump_scale=22)
iron = steel("iron", (0.13, 0.135, 0.145), 0.45, vary=0.12, scale=2.5, dirt=0.5, dirt_color=(0.09, 0.05, 0.03), bump=0.5, bump_scale=26)
worn = steel("worn", (0.62, 0.60, 0.57), 0.16, vary=0.06, scale=2, stretch=(1, 1, 14), dirt=0.2, bump=0.03)
shade = paint("shade", (0.10, 0.10, 0.10), 0.8, dirt=0.2)
floor = surface("flags", (0.21, 0.205, 0.195), 0.55, 0.0, vary=0.18, scale=0.8, dirt=0.4, bump=0.5, bump_scale=9)
ground(floor, 30, -0.30)
p = Part("stone").box(stone, (0.25, 0.25, -0.02), (2.3, 1.7, 0.62))
p.lathe(stone, [(0.30, 0.28), (0.62, 0.28), (0.60, 0.38), (0.34, 0.38)], 64, closed=True)
p.done(0.07, 4)
Part("socket").lathe(worn, [(0.0, 0.30), (0.24, 0.31), (0.30, 0.36), (0.335, 0.385), (0.40, 0.392)], 64).done(0)
Part("pin").lathe(worn, [(0, 0.30), (0.18, 0.31), (0.20, 0.36), (0.20, 0.62)], 64).lathe(iron, [(0.20, 0.60), (0.27, 0.62), (0.27, 0.86), (0.22, 0.88)], 64).done(0.005)
d = Part("door")
for k, w in enumerate((0.52, 0.46, 0.58, 0.5)):
    x = -0.34 + sum((0.52, 0.46, 0.58, 0.5)[:k]) + w / 2
    d.box(wood, (x, 0, 2.4), (w - 0.014, 0.28, 3.1))
d.box(iron, (0.62, -0.155, 1.42), (1.98, 0.035, 0.30)).box(iron, (0.62, 0.155, 1.42), (1.98, 0.035, 0.30)).box(iron, (0, 0, 0.95), (0.62, 0.36, 0.22))
for k in range(7):
    d.lathe(iron, [(0, 0.0), (0.06, 0.0), (0.05, 0.03), (0.0, 0.045)], 20, at=(-0.2 + k * 0.28, -0.215, 1.42), axis="Y")
    d.verts[-80:] = [(x, -0.172 - (y + 0.215), z) for x, y, z in d.verts[-80:]]
d.done(0.018, 3, (0, 0, 0), (0, 0, math.radians(-26)))
Part("jamb").box(stone, (-1.35, 0.7, 2), (1.2, 1.0, 5)).done(0.05, 3)
Part("wall").box(shade, (0, 7, 2), (40, 0.2, 14)).done(0)
camera((-0.6, -4.5, 1.55), (0.28, 0, 0.82), 50, (0, -0.3, 0.6), 1.8)
finish("hinge-pivot", 20, STAGE, mist=(4, 12), fog=(0.4, 0.4, 0.4), haze=0.15, exposure=0.6, gain=1.08, smooth=0.9, vignette=0.18, focal=(44, 60))
