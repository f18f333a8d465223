"""Helmets on a bench before the shift."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(118)
window_light((0, 0, 0.4), 1.0, -1, 0.95)
bench = surface("bench", (0.33, 0.215, 0.125), 0.55, 0.0, vary=0.10, scale=0.9, stretch=(0.35, 7, 7), dirt=0.8, dirt_color=(0.16, 0.095, 0.055), bump=0.3, bump_scale=9)
orange = paint("orange", (0.80, 0.16, 0.018), 0.30, dirt=0.12, scale=2, coat=0.35)
white = paint("white", (0.62, 0.63, 0.63), 0.30, dirt=0.12, scale=2, coat=0.35)
strap = paint("strap", (0.05, 0.052, 0.057), 0.7)
locker = paint("locker", (0.30, 0.335, 0.36), 0.5, dirt=0.15)
gap = paint("gap", (0.05, 0.055, 0.06), 0.6)
Part("bench").box(bench, (0, 0.2, -0.06), (9, 2.6, 0.12)).done(0.02, 3)


def helmet(mat, loc, turn):
    p = Part("helmet")
    p.mats.append(mat)
    nu, nv = 240, 90
    for j in range(nv + 1):
        b = math.pi / 2 * j / nv
        for i in range(nu):
            a = 2 * math.pi * i / nu
            x, y = math.cos(a) * math.cos(b) * 0.36, math.sin(a) * math.cos(b) * 0.45
            z = 0.40 * math.sin(b) ** 0.92
            ridge = 0.022 * math.exp(-((math.cos(a) * math.cos(b)) / 0.10) ** 2) * min(1, z / 0.16)
            for off in (-0.42, 0.42):
                ridge += 0.012 * math.exp(-((math.cos(a) * math.cos(b) - off) / 0.06) ** 2) * min(1, z / 0.16)
            p.verts.append((x * (1 + ridge), y * (1 + ridge), z * (1 + ridge * 1.2)))
    for j in range(nv):
        for i in range(nu):
            p.faces.append([j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i])
            p.slots.append(0)
    at = len(p.verts)
    for ring in range(3):
        for i in range(nu):
            a = 2 * math.pi * i / nu
            front = max(0.0, -math.sin(a)) ** 2
            out = (0, 0.035 + 0.13 * front, 0.035 + 0.13 * front)[ring]
            drop = (0, -0.012 - 0.05 * front, -0.03 - 0.05 * front)[ring]
            p.verts.append((math.cos(a) * (0.36 + out * 0.8), math.sin(a) * (0.45 + out), drop))
    for ring in range(2):
        for i in range(nu):
            k, l = at + ring * nu, at + (ring + 1) * nu
            p.faces.append([l + i, l + (i + 1) % nu, k + (i + 1) % nu, k + i])
            p.slots.append(0)
    p.done(0, 1, loc, (math.radians(-3), 0, turn), smooth=60)
    Part("band").lathe(strap, [(0.31, 0.0), (0.33, 0.0), (0.33, 0.06), (0.31, 0.06)], 64, closed=True).done(0, 1, (loc[0], loc[1], loc[2] - 0.03), (0, 0, turn))


helmet(orange, (-0.15, -0.05, 0.085), math.radians(28))
helmet(white, (0.86, 0.22, 0.085), math.radians(-16))
helmet(white, (-1.25, 0.62, 0.085), math.radians(40))

wall = Part("lockers").box(gap, (0, 2.1, 2), (12, 0.1, 6))
for k in range(-5, 6):
    wall.box(locker, (k * 0.92, 2.0, 1.6), (0.89, 0.06, 4.4))
    for s in range(6):
        wall.box(gap, (k * 0.92, 1.965, 1.75 + s * 0.07), (0.34, 0.01, 0.022))
    wall.box(gap, (k * 0.92 + 0.32, 1.95, 0.95), (0.05, 0.03, 0.2))
wall.done(0.008, 2)
camera((-0.55, -3.0, 1.02), (0.16, 0.05, 0.24), 46, (-0.1, -0.4, 0.25), 2.0)
finish("helmet", 20, STAGE, mist=(3, 10), fog=(0.5, 0.52, 0.54), haze=0.1, exposure=0.3, gain=1.06, smooth=0.9, vignette=0.16, focal=(44, 55))
