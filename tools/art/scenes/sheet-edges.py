"""Edges of cold-rolled sheet, cut on the shear: bright where it cut, grey where it broke."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(122)
skin = steel("skin", (0.62, 0.64, 0.67), 0.17, vary=0.06, scale=0.8, stretch=(0.3, 6, 1), dirt=0.1, bump=0.02)
cut = steel("cut", (0.70, 0.72, 0.74), 0.22, vary=0.1, scale=3, stretch=(1, 1, 1), dirt=0.3, bump=0.15, bump_scale=90, tint=0.25)
torn = steel("torn", (0.34, 0.35, 0.37), 0.5, vary=0.12, scale=4, dirt=0.5, bump=0.6, bump_scale=120, tint=0.3)
spray = paint("spray", (0.66, 0.090, 0.006), 0.5, vary=0.1, scale=6, dirt=0.35, dirt_color=(0.40, 0.12, 0.04), bump=0.3, bump_scale=90, tint=0.2)
strap = steel("strap", (0.10, 0.11, 0.125), 0.3, stretch=(1, 1, 8), scale=3, dirt=0.3)
seal = steel("seal", (0.45, 0.46, 0.48), 0.35, dirt=0.4)
guard = steel("guard", (0.50, 0.52, 0.54), 0.4, dirt=0.3)
wood = paint("wood", (0.22, 0.16, 0.105), 0.75, stretch=(0.5, 8, 8), scale=3, dirt=0.6, bump=0.5, bump_scale=12)
dark = paint("dark", (0.030, 0.034, 0.040), 0.5)
ground(floor_concrete(color=(0.06, 0.065, 0.072), rough=0.24), 60)
hall(dark, 18, 60, 8, 6, -6, glow("tube", COOL, 1.6, 3), (-4, 0, 4))

LONG, DEEP, T = 5.0, 2.6, 0.0135


def sheet(mark):
    """Sheared at both sides; a stripe of paint lies on the front edge only."""
    p = Part("sheet").box(skin, (LONG / 2, DEEP / 2, T / 2), (LONG - 0.004, DEEP - 0.004, T))
    spans = [(0, mark[0], False), (*mark, True), (mark[1], LONG, False)] if mark else [(0, LONG, False)]
    for a, b, coloured in spans:
        p.box(spray if coloured else cut, ((a + b) / 2, 0, T * 0.77), (b - a, 0.004, T * 0.42))
        p.box(spray if coloured else torn, ((a + b) / 2, 0.002, T * 0.30), (b - a, 0.005, T * 0.52))
    p.box(cut, (0, DEEP / 2, T * 0.77), (0.004, DEEP, T * 0.42)).box(torn, (0.002, DEEP / 2, T * 0.30), (0.005, DEEP, T * 0.52))
    return p.done(0.0012, 1, (0, -90, 0))


plain = [sheet(None)] + [sheet((1.02 + random.gauss(0, 0.012), 1.40 + random.gauss(0, 0.014))) for _ in range(9)]


def stack(x, y, z, count, marked=True):
    drift = 0.0
    for k in range(count):
        drift = drift * 0.9 + random.gauss(0, 0.0016)
        slip = random.gauss(0, 0.0026) + (random.random() < 0.08) * random.uniform(-0.010, 0.026)
        o = random.choice(plain[1:]) if marked else plain[0]
        copy(o, (x + drift + random.gauss(0, 0.003), y + drift * 0.6 + slip, z + k * (T + 0.0008)), (0, 0, random.gauss(0, 0.0007)))


def skid(x, y, z, high, bands):
    p = Part("skid")
    for k in (0.35, 2.4, 4.5):
        p.box(wood, (x + k, y + DEEP / 2, z - 0.08), (0.2, DEEP + 0.05, 0.16))
    for k in bands:
        p.box(strap, (x + k, y - 0.020, z + high / 2 - 0.06), (0.085, 0.005, high + 0.14)).box(strap, (x + k, y + DEEP / 2, z + high + 0.006), (0.085, DEEP + 0.03, 0.005))
        p.box(guard, (x + k, y - 0.017, z + high - 0.05), (0.15, 0.006, 0.13)).box(guard, (x + k, y + 0.07, z + high + 0.003), (0.15, 0.16, 0.006))
        p.box(seal, (x + k, y - 0.026, z + high * 0.55), (0.094, 0.012, 0.13))
    p.done(0.003, 2)


stack(0, 0, 0.62, 62)
skid(0, 0, 0.62, 62 * (T + 0.0008), (0.62, 2.2))
stack(-0.02, 0.02, 0.16, 24, False)
skid(-0.02, 0.02, 0.16, 24 * (T + 0.0008), ())
for k in range(3):
    stack(-1.2 + k * 5.4, 4.6 + k * 0.3, 0.16, 70, False)
    stack(-6.8, 1.2 + k * 3.4, 0.16, 58, False)

area((-2.2, -3.2, 2.7), (0.6, 0, 1.1), 0.9, 300, NEUTRAL)
area((3.6, -1.6, 3.0), (1.2, 0, 1.1), 0.8, 200, COOL, 2.4)
area((1.5, 6.0, 4.2), (0.5, 1, 1.4), 3.2, 620, COOL)
camera((-0.66, -1.36, 1.82), (0.80, 0.22, 1.20), 52, (0.72, -0.02, 1.25), 0.9)
finish("sheet-edges", 26, STAGE, mist=(2.5, 24), fog=(0.21, 0.235, 0.26), haze=0.7, exposure=0.3, glow=0.12, focal=(48, 50))
