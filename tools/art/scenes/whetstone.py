"""A sandstone whetstone, wet, with the blade that it has sharpened."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(104)
window_light((0, 0.2, 0.1), 0.7, -1, 1.0)
wood = surface("wood", (0.16, 0.095, 0.055), 0.5, 0.0, vary=0.10, scale=0.9, stretch=(0.35, 7, 7), dirt=1.0, dirt_color=(0.075, 0.043, 0.026), bump=0.35, bump_scale=10)
stone = surface("stone", (0.30, 0.225, 0.155), 0.62, 0.0, vary=0.28, scale=1.5, stretch=(1, 1, 3.5), dirt=0.8, dirt_color=(0.13, 0.085, 0.055), bump=1.0, bump_scale=46, spec=0.6)
blade_m = steel("blade", (0.55, 0.57, 0.60), 0.22, vary=0.08, scale=2.0, stretch=(1, 20, 1), dirt=0.2, bump=0.04, bump_scale=60)
edge_m = steel("edge", (0.78, 0.80, 0.82), 0.10, vary=0.03, scale=4, stretch=(1, 40, 1), dirt=0.02, bump=0.02)
iron = steel("iron", (0.10, 0.105, 0.115), 0.5, vary=0.1, scale=3, dirt=0.3, bump=0.4, bump_scale=40)
ground(wood, 30)
# A block that use has hollowed.
mesh = Part("stone")
mesh.mats.append(stone)
nx, ny = 90, 34
L, W, H = 2.6, 0.92, 0.46


def top(x, y):
    wear = 0.16 * math.exp(-((x / 0.85) ** 2)) * (1 - 0.35 * (y / W * 2) ** 2)
    return H - wear + 0.006 * math.sin(9 * x + 4 * y) + random.gauss(0, 0.0012)


for i in range(nx + 1):
    for j in range(ny + 1):
        x, y = -L / 2 + L * i / nx, -W / 2 + W * j / ny
        chip = 0.02 * math.sin(5 * x + 1) * (abs(y) > W * 0.47)
        mesh.verts.append((x, y + chip, top(x, y) - (0.03 if i in (0, nx) or j in (0, ny) else 0)))
for i in range(nx):
    for j in range(ny):
        a = i * (ny + 1) + j
        mesh.faces.append([a, a + ny + 1, a + ny + 2, a + 1])
        mesh.slots.append(0)
rim = [i * (ny + 1) for i in range(nx + 1)] + [nx * (ny + 1) + j for j in range(1, ny + 1)] + [i * (ny + 1) + ny for i in range(nx - 1, -1, -1)] + list(range(ny - 1, 0, -1))
at = len(mesh.verts)
for r in rim:
    x, y, _ = mesh.verts[r]
    mesh.verts.append((x * 1.02 + random.gauss(0, 0.003), y * 1.04 + random.gauss(0, 0.003), 0.0))
n = len(rim)
for k in range(n):
    mesh.faces.append([rim[k], at + k, at + (k + 1) % n, rim[(k + 1) % n]])
    mesh.slots.append(0)
mesh.done(0, loc=(0.1, 0.15, 0), rot=(0, 0, 0.14))
# The plane iron lies against the stone, its bevel bright.
b = Part("blade")
b._add([(-0.28, -0.9, 0), (0.28, -0.9, 0), (0.28, 0.62, 0), (-0.28, 0.62, 0), (-0.28, -0.9, 0.05), (0.28, -0.9, 0.05), (0.28, 0.50, 0.05), (-0.28, 0.50, 0.05)],
       [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)], blade_m)
b._add([(-0.28, 0.50, 0.0502), (0.28, 0.50, 0.0502), (0.28, 0.62, 0.0004), (-0.28, 0.62, 0.0004)], [(0, 1, 2, 3)], edge_m)
b.done(0.002, 1, (0.62, -0.78, 0.004), (0, 0, math.radians(72)))
Part("slot").rod(iron, (0, 0, -0.002), (0, 0, 0.052), 0.09, seg=40).done(0, 1, (0.62 + 0.25, -0.78 - 0.08, 0.004), (0, 0, math.radians(72)))
back = paint("back", (0.20, 0.205, 0.21), 0.7, dirt=0.1)
Part("wall").box(back, (0, 6, 2), (40, 0.2, 14)).done(0)
camera((-1.5, -3.6, 1.9), (0.22, -0.08, 0.12), 47, (0.25, -0.05, 0.35), 1.6)
finish("whetstone", 20, STAGE, mist=(3, 10), fog=(0.4, 0.4, 0.4), haze=0.15, exposure=0.3, gain=1.08, smooth=0.9, vignette=0.18, focal=(54, 55))
