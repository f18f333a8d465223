"""An aisle of racks; orange fibre runs overhead."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(41)
black = paint("black", (0.018, 0.020, 0.023), 0.36, dirt=0.08)
face = steel("face", (0.085, 0.092, 0.102), 0.42, dirt=0.15)
trim = steel("trim", (0.34, 0.36, 0.39), 0.3, dirt=0.1)
tray = steel("tray", (0.30, 0.32, 0.34), 0.4)
fibre = paint("fibre", (0.85, 0.17, 0.015), 0.4, dirt=0.05, tint=0.15)
wall = paint("wall", (0.10, 0.107, 0.116), 0.5, dirt=0.1)
tile = surface("tile", (0.085, 0.092, 0.10), 0.16, 0.0, vary=0.08, scale=0.8, dirt=0.2, bump=0.02)
joint = paint("joint", (0.02, 0.022, 0.025), 0.6)
cool = glow("cool", (0.34, 0.66, 0.85), 1.2, 1.6)
soft = glow("soft", (0.62, 0.78, 0.88), 1.1, 1.4)
ember = glow("ember", (1.0, 0.22, 0.02), 1.7, 2.0)
lamp = glow("lamp", NEUTRAL, 1.5, 2.5)

floor = Part("floor")
for i in range(-4, 5):
    for j in range(-8, 40):
        floor.box(tile, (i * 0.6, j * 0.6, -0.02), (0.594, 0.594, 0.04))
floor.done(0.002, 1)
ground(joint, 60, -0.012)


def rack(seed, doors):
    rnd = random.Random(seed)
    p = Part("rack").box(black, (0.52, 0, 1.1), (1.0, 0.598, 2.2))
    z = 0.12
    while z < 2.04:
        u = rnd.choice((1, 1, 2, 2, 4)) * 0.0445
        if z + u > 2.1:
            break
        kind = rnd.choice(("server", "disk", "switch", "blank", "server", "disk"))
        p.box(face, (0.006, 0, z + u / 2), (0.03, 0.50, u - 0.004))
        if kind == "server":
            for k in range(14):
                p.box(black, (-0.0095, -0.13 + k * 0.024, z + u / 2), (0.004, 0.015, u * 0.55))
            p.box(trim, (-0.012, -0.235, z + u / 2), (0.012, 0.012, u * 0.7)).box(trim, (-0.012, 0.235, z + u / 2), (0.012, 0.012, u * 0.7))
            p.box(soft if rnd.random() < 0.8 else ember, (-0.0105, 0.212, z + u * 0.6), (0.004, 0.008, 0.008))
        elif kind == "disk":
            for k in range(8):
                y = -0.2 + k * 0.057
                p.box(black, (-0.012, y, z + u / 2), (0.01, 0.05, u - 0.012)).box(trim, (-0.018, y, z + u * 0.25), (0.004, 0.04, 0.004))
                if rnd.random() < 0.85:
                    p.box(cool if rnd.random() < 0.96 else ember, (-0.0185, y + 0.017, z + u - 0.014), (0.003, 0.006, 0.006))
        elif kind == "switch":
            for k in range(18):
                p.box(black, (-0.0095, -0.2 + k * 0.0235, z + u / 2), (0.004, 0.017, 0.02))
                if rnd.random() < 0.7:
                    p.box(cool, (-0.0105, -0.2 + k * 0.0235, z + u / 2 + 0.016), (0.003, 0.006, 0.004))
        z += u
    for y in (-0.285, 0.285):
        p.box(black, (-0.012, y, 1.1), (0.06, 0.028, 2.2))
    p.box(black, (-0.012, 0, 2.17), (0.06, 0.598, 0.07)).box(black, (-0.012, 0, 0.05), (0.06, 0.598, 0.1)).box(trim, (-0.044, 0, 2.17), (0.003, 0.12, 0.022))
    if doors:
        # A perforated door, as thin bars.
        for k in range(40):
            p.box(black, (-0.055, -0.255 + k * 0.01308, 1.1), (0.006, 0.0062, 2.05))
        p.box(trim, (-0.066, 0.25, 1.1), (0.016, 0.018, 0.24)).box(cool, (-0.0665, 0.25, 1.28), (0.003, 0.008, 0.03))
    return p.done(0.0025, 1, (0, -90, 0))


racks = [rack(k, k % 4 == 3) for k in range(8)]
for side in (-1, 1):
    for k in range(22):
        copy(random.choice(racks), (side * 0.92, -2.2 + k * 0.6, 0), (0, 0, 0 if side > 0 else math.pi))

# Trays, fibre, lamps, ceiling, end wall.
t = Part("tray")
for x in (-0.62, 0.62):
    for dx in (-0.16, 0.16):
        t.box(tray, (x + dx, 6, 2.62), (0.012, 18, 0.07))
    for k in range(60):
        t.box(tray, (x, -2.6 + k * 0.3, 2.6), (0.32, 0.018, 0.012))
    for k in range(9):
        for dx in (-0.16, 0.16):
            t.rod(tray, (x + dx, -2 + k * 2, 2.6), (x + dx, -2 + k * 2, 3.4), 0.006, seg=8)
t.done(0.002, 1)
for x, n in ((-0.62, 13), (0.62, 9)):
    for c in range(n):
        dx = -0.12 + 0.24 * random.random()
        pts = [(x + dx + random.gauss(0, 0.022), -3 + k * 1.5, 2.63 + 0.045 * random.random()) for k in range(12)]
        cable(fibre if x < 0 else black, pts, random.uniform(0.008, 0.013))
for k in range(7):
    y = -1.2 + k * 2.0
    dx = random.uniform(-0.1, 0.1)
    cable(fibre, [(-0.62 + dx, y, 2.66), (-0.80, y + 0.08, 2.60), (-0.90, y + 0.1, 2.4), (-0.96, y + 0.1, 2.2)], 0.011)
room = Part("room").box(wall, (0, 12.2, 1.7), (8, 0.2, 3.6)).box(wall, (0, 5, 3.45), (8, 20, 0.1)).box(black, (0, 12.08, 1.1), (1.0, 0.06, 2.2)).box(trim, (0.36, 12.03, 1.05), (0.02, 0.04, 0.3))
room.done(0.01)
for k in range(7):
    Part("lamp").box(lamp, (0, -1.2 + k * 2.1, 3.36), (0.1, 1.3, 0.04)).done(0)
Part("exit").box(ember, (0, 12.06, 2.36), (0.34, 0.02, 0.05)).done(0)

sky((0.02, 0.023, 0.027), (0.02, 0.023, 0.027))
area((0, 5, 3.3), (0, 5, 0), 0.5, 130, COOL, 14)
area((0, -3.4, 2.5), (0, 2, 1.2), 1.6, 80, NEUTRAL)
area((0, 11.6, 2.2), (0, 6, 1), 1.6, 55, COOL)
camera((-0.22, -2.75, 1.32), (0.07, 3, 1.42), 27, (0.6, 0.3, 1.3), 1.4)
finish("server-racks", 72, mist=(2.5, 12), fog=(0.21, 0.24, 0.27), haze=0.6, exposure=0.55, glow=0.35, glowRadius=0.012, smooth=0.7)
