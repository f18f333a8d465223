"""Figures of a year: ground billets of rising height, the last one hot."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(102)
window_light((0.5, 0.5, 0.8), 1.0, -1, 0.9)
table = surface("table", (0.46, 0.465, 0.47), 0.42, 0.0, vary=0.05, scale=0.5, dirt=0.1, bump=0.03, bump_scale=30)
ground_steel = steel("ground", (0.55, 0.57, 0.60), 0.26, vary=0.05, scale=1.0, stretch=(1, 1, 14), dirt=0.06, bump=0.05, bump_scale=26)
cut = steel("cut", (0.66, 0.68, 0.70), 0.34, vary=0.06, scale=3, stretch=(14, 1, 1), dirt=0.04, bump=0.06, bump_scale=40)
orange = paint("orange", (0.78, 0.15, 0.02), 0.32, dirt=0.05, coat=0.3)
ground(table, 60)
Part("wall").box(paint("wall", (0.60, 0.61, 0.62), 0.7, dirt=0.05), (0, 9, 5), (40, 0.2, 12)).done(0)
heights = (0.55, 0.72, 0.66, 0.95, 1.12, 1.42, 1.72)
for k, h in enumerate(heights):
    last = k == len(heights) - 1
    Part("bar").box(orange if last else ground_steel, (0, 0, h / 2), (0.36, 0.36, h)).done(0.012, 3, (-1.65 + k * 0.58, 0.0 + k * 0.16, 0), (0, 0, 0.04 * random.uniform(-1, 1)))
    Part("top").box(orange if last else cut, (0, 0, 0), (0.33, 0.33, 0.004)).done(0.001, 1, (-1.65 + k * 0.58, k * 0.16, h + 0.0012))
coil = coil_part(ground_steel, 0.12, 0.30, 0.42, 26, 0.002, seg=96).done(0, 1, (1.9, -0.55, 0.30), (0, 0, 2.4))
camera((-1.1, -5.6, 1.6), (0.22, 0.4, 0.72), 47, (0.7, 0.3, 0.9), 1.6)
finish("steel-bars", 20, STAGE, mist=(5, 16), fog=(0.6, 0.62, 0.64), haze=0.15, exposure=0.25, gain=1.08, smooth=0.8, vignette=0.14, focal=(62, 55))
