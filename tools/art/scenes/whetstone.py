"""A block of sandstone at the door of the roll shop, hollowed by scrapers."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(104)
window_light((0, 0.2, 0.5), 0.8, -1, 1.0)
stone = surface("stone", (0.31, 0.235, 0.165), 0.7, 0.0, vary=0.28, scale=2.2, stretch=(1, 1, 3.0), dirt=0.8, dirt_color=(0.14, 0.095, 0.065), bump=1.0, bump_scale=60, spec=0.5)
floor = floor_concrete(color=(0.135, 0.137, 0.138), rough=0.45, vary=0.25)
sheet = paint("sheet", (0.215, 0.245, 0.262), 0.5, dirt=0.35, scale=1.2)
door = paint("door", (0.33, 0.075, 0.022), 0.45, dirt=0.45, scale=1.4)
frame = paint("frame", (0.085, 0.092, 0.10), 0.45, dirt=0.3)
blade = steel("blade", (0.55, 0.57, 0.60), 0.22, vary=0.08, scale=2.0, stretch=(1, 1, 20), dirt=0.15, bump=0.04, bump_scale=60)
grip = surface("grip", (0.24, 0.145, 0.075), 0.55, 0.0, vary=0.1, scale=4, dirt=0.6, dirt_color=(0.10, 0.06, 0.035))
rail = steel("rail", (0.36, 0.37, 0.39), 0.35, dirt=0.4)
ground(floor, 60)

L, W, H = 0.92, 0.62, 0.90
NX, NY, RINGS = 84, 56, 46


def wear(x, y):
    """Deepest at the front edge, where everybody passes."""
    return 0.125 * math.exp(-((x / 0.27) ** 2)) * (1 - 0.45 * (y / W + 0.5))


def hewn(k, z):
    """How far a side stands out: broken faces, not sawn ones."""
    return 0.012 * math.sin(k * 0.11 + 3 * z) + 0.009 * math.sin(k * 0.37 - 7 * z) + random.gauss(0, 0.0014)


block = Part("stone")
block.mats.append(stone)
for i in range(NX + 1):
    for j in range(NY + 1):
        x, y = -L / 2 + L * i / NX, -W / 2 + W * j / NY
        edge = min(i, NX - i, j, NY - j)
        rounded = 0.022 * max(0, 1 - edge / 3) ** 2
        block.verts.append((x, y, H - wear(x, y) - rounded + 0.004 * math.sin(11 * x + 5 * y) + random.gauss(0, 0.0008)))
for i in range(NX):
    for j in range(NY):
        a = i * (NY + 1) + j
        block.faces.append([a, a + NY + 1, a + NY + 2, a + 1])
        block.slots.append(0)
rim = [i * (NY + 1) for i in range(NX + 1)] + [NX * (NY + 1) + j for j in range(1, NY + 1)] + [i * (NY + 1) + NY for i in range(NX - 1, -1, -1)] + list(range(NY - 1, 0, -1))
n = len(rim)
above = rim
for ring in range(1, RINGS + 1):
    f = ring / RINGS
    at = len(block.verts)
    for k, r in enumerate(rim):
        x, y, z = block.verts[r]
        out = 1 + 0.05 * f + hewn(k, f) / 0.4 * min(1, ring / 4)
        block.verts.append((x * out, y * out, z * (1 - f)))
    here = list(range(at, at + n))
    for k in range(n):
        block.faces.append([above[k], here[k], here[(k + 1) % n], above[(k + 1) % n]])
        block.slots.append(0)
    above = here
block.done(0, loc=(-0.22, 0.0, 0), rot=(0, 0, 0.20))

# A roll-shop scraper leans against the stone.
tool = Part("scraper")
tool.box(blade, (0, 0, 0.30), (0.05, 0.012, 0.60)).rod(grip, (0, 0, 0.60), (0, 0, 0.84), 0.024, 0.02, 24).rod(frame, (0, 0, 0.585), (0, 0, 0.615), 0.03, seg=24)
foot = Matrix.Rotation(0.20, 3, "Z") @ Vector((0.26, -0.625, 0.0))
tool.done(0.003, 2, (foot.x - 0.22, foot.y, 0.0), (math.radians(-18.5), 0, 0.20))

# The wall of the hall, its sliding door pushed open.
wall = Part("wall")
for k in range(-26, 5):
    wall.box(sheet, (k * 0.17 + 0.02, 1.02, 1.9), (0.10, 0.05, 3.8)).box(sheet, (k * 0.17 + 0.105, 1.05, 1.9), (0.07, 0.03, 3.8))
wall.box(frame, (-1.9, 1.0, 0.06), (5.6, 0.10, 0.12)).done(0.006, 2)
slide = Part("door").box(door, (2.1, 0.93, 1.9), (2.5, 0.08, 3.8))
for x in (0.92, 1.72, 2.52, 3.28):
    slide.box(door, (x, 0.87, 1.9), (0.10, 0.06, 3.8))
for z in (0.12, 1.25, 2.38):
    slide.box(door, (2.1, 0.87, z), (2.4, 0.06, 0.11))
slide.box(frame, (1.04, 0.82, 1.02), (0.045, 0.05, 0.34)).box(rail, (1.2, 0.88, 0.012), (5, 0.06, 0.02)).done(0.008, 2)
camera((-1.35, -3.05, 1.55), (0.10, 0.05, 0.56), 37, (-0.2, -0.25, 0.8), 2.4)
finish("whetstone", 20, STAGE, mist=(3, 10), fog=(0.4, 0.4, 0.4), haze=0.12, exposure=0.75, gain=1.06, smooth=0.9, vignette=0.16, focal=(44, 60))
