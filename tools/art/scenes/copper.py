"""Sheets of cathode copper, stacked and strapped."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(120)
window_light((0, 0, 0.5), 1.2, -1, 0.9)
kinds = [surface(f"cu{k}", c, r, 1.0, vary=0.10, scale=2.2, dirt=0.35, dirt_color=(0.30, 0.12, 0.07), bump=0.5, bump_scale=26) for k, (c, r) in enumerate((((0.82, 0.42, 0.29), 0.36), ((0.76, 0.36, 0.24), 0.42), ((0.86, 0.47, 0.34), 0.32)))]
strap = steel("strap", (0.45, 0.47, 0.49), 0.3)
wood = surface("wood", (0.30, 0.21, 0.13), 0.6, 0.0, scale=1.2, stretch=(0.5, 7, 7), dirt=0.5)
tag = paint("tag", (0.62, 0.63, 0.64), 0.5)
orange = paint("orange", (0.78, 0.15, 0.02), 0.45)
ground(floor_concrete("floor", (0.21, 0.215, 0.22), 0.38, 0.14, 0.5), 60)
Part("wall").box(paint("wall", (0.40, 0.42, 0.44), 0.7, scale=0.3), (0, 11, 4), (60, 0.2, 16)).done(0)


def stack(x, y, n, turn):
    base = Part("pallet").box(wood, (-0.45, 0, 0.06), (0.14, 1.1, 0.12)).box(wood, (0.45, 0, 0.06), (0.14, 1.1, 0.12)).done(0.01, 2, (x, y, 0), (0, 0, turn))
    z = 0.12
    for k in range(n):
        h = random.uniform(0.018, 0.026)
        p = Part("sheet").box(kinds[k % 3], (random.gauss(0, 0.006), random.gauss(0, 0.006), z + h / 2), (1.26 + random.gauss(0, 0.006), 1.06 + random.gauss(0, 0.006), h * 0.92), (random.gauss(0, 0.002), random.gauss(0, 0.002), random.gauss(0, 0.006)))
        p.done(0.006, 2, (x, y, 0), (0, 0, turn))
        z += h
    for dx in (-0.36, 0.36):
        s = Part("strap").box(strap, (dx, 0, z + 0.004), (0.035, 1.10, 0.004)).box(strap, (dx, -0.548, z / 2 + 0.06), (0.035, 0.004, z - 0.11)).box(strap, (dx, 0.548, z / 2 + 0.06), (0.035, 0.004, z - 0.11)).box(strap, (dx, -0.30, z + 0.010), (0.05, 0.07, 0.014))
        s.done(0.001, 1, (x, y, 0), (0, 0, turn))
    Part("tag").box(tag, (0.0, -0.556, z * 0.62), (0.22, 0.004, 0.15)).box(orange, (0.0, -0.559, z * 0.62 + 0.055), (0.22, 0.004, 0.03)).done(0.001, 1, (x, y, 0), (0, 0, turn))


stack(0.05, 0, 34, 0.10)
stack(1.72, 0.52, 27, -0.05)
stack(-1.66, 0.75, 30, 0.05)
stack(0.6, 2.3, 36, 0.03)
stack(-1.4, 2.7, 33, -0.04)
stack(2.6, 2.6, 30, 0.02)
camera((-1.55, -3.4, 1.75), (0.22, 0.25, 0.42), 44, (-0.1, -0.5, 0.6), 2.2)
finish("copper", 20, STAGE, mist=(4, 16), fog=(0.5, 0.52, 0.54), haze=0.12, exposure=0.2, gain=1.06, smooth=0.9, vignette=0.16, focal=(48, 54))
