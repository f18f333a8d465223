"""Bundles of ribbed bar in desert light: the first from Sohar."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(123)
daylight(46, 58, low=(0.95, 0.88, 0.78), mid=(0.60, 0.69, 0.78), high=(0.16, 0.32, 0.54), clouds=0.06, energy=4.8, color=(1.0, 0.88, 0.70))
bar_m = steel("bar", (0.30, 0.285, 0.27), 0.5, vary=0.10, scale=3, stretch=(1, 0.2, 1), dirt=0.5, dirt_color=(0.20, 0.10, 0.055), bump=0.2, bump_scale=60)
cut = steel("cut", (0.62, 0.63, 0.64), 0.35, vary=0.08, scale=8, dirt=0.15, bump=0.1)
wire = steel("wire", (0.40, 0.41, 0.42), 0.4)
tag = paint("tag", (0.66, 0.66, 0.64), 0.5)
orange = paint("orange", (0.80, 0.16, 0.018), 0.45)
beam = surface("beam", (0.34, 0.235, 0.14), 0.7, 0.0, scale=1.2, stretch=(0.5, 7, 7), dirt=0.5)
wall = paint("wall", (0.62, 0.60, 0.56), 0.5, scale=0.1, dirt=0.15, bump=0)
dark = paint("dark", (0.10, 0.10, 0.10), 0.5, bump=0)
land((0.42, 0.335, 0.235), 1500, 0.2)
R = 0.022


def bar():
    """One bar of ribs, six metres, that all bundles share."""
    p = Part("bar").rod(bar_m, (0, 0.004, 0), (0, 6, 0), R, seg=14).rod(cut, (0, 0, 0), (0, 0.004, 0), R * 0.98, seg=14)
    for k in range(150):
        y = 0.03 + k * 0.036
        for s in (0, math.pi):
            pts = [Vector((R * 1.10 * math.cos(a + s), y + 0.012 * j, R * 1.10 * math.sin(a + s))) for j, a in enumerate((-1.0, -0.5, 0, 0.5, 1.0))]
            for a, b in zip(pts, pts[1:]):
                p.beam(bar_m, a, b, 0.0045, 0.0045)
    return p.done(0, 1, (0, -900, 0), smooth=50)


one = bar()


def bundle(x, z, rows=7):
    for r in range(rows):
        for c in range(rows - abs(r - rows // 2)):
            w = rows - abs(r - rows // 2)
            copy(one, (x + (c - (w - 1) / 2) * R * 2.12 + random.gauss(0, 0.0012), random.gauss(0, 0.035), z + (r - rows // 2) * R * 1.86), (0, random.random() * 6, 0))
    rad = R * rows * 1.12
    for y in (0.55, 2.1, 3.8):
        q = Part("tie").lathe(wire, [(rad, -0.006), (rad + 0.010, -0.006), (rad + 0.010, 0.006), (rad, 0.006)], 40, axis="Y", closed=True).done(0, 1, (x, y, z))
    Part("tag").box(tag, (0, 0, -0.05), (0.075, 0.004, 0.10)).box(orange, (0, -0.0025, -0.015), (0.075, 0.002, 0.03)).done(0.001, 1, (x + random.gauss(0, 0.02), -0.06, z + 0.02), (math.radians(6), random.gauss(0, 0.2), random.gauss(0, 0.2)))


step = 0.40
for k in range(7):
    bundle(-1.2 + k * step, 0.30)
for k in range(6):
    bundle(-1.0 + k * step, 0.62)
for k in range(4):
    bundle(-0.6 + k * step, 0.94)
b = Part("bearers")
for y in (0.35, 2.6, 5.0):
    b.box(beam, (0, y, 0.06), (3.4, 0.16, 0.12)).box(beam, (0, y + 0.02, 0.46), (3.0, 0.03, 0.02)).box(beam, (0, y + 0.02, 0.78), (2.6, 0.03, 0.02))
b.done(0.01)
w = Part("mill").box(wall, (26, 80, 8), (60, 40, 16)).box(dark, (26, 59.9, 3), (60, 0.2, 1.2)).box(orange, (26, 59.9, 14.4), (60, 0.2, 0.8)).box(dark, (10, 59.8, 4.5), (9, 0.3, 9)).box(wall, (-60, 96, 5), (46, 30, 10)).rod(wall, (-16, 110, 0), (-16, 110, 40), 1.5, 1.0, 24)
for k in range(20):
    w.box(dark, (-2.5 + k * 3, 59.85, 9), (0.12, 0.12, 11))
w.done(0)
hills(None, [(-700, 1300, 210), (-100, 1500, 150), (500, 1350, 240), (1000, 1500, 160)], (0.36, 0.285, 0.215))
camera((-1.9, -2.5, 1.30), (0.35, 1.8, 0.66), 34, (-0.3, 0, 0.7), 4)
finish("rebar", 12, (800, 600), mist=(20, 700), fog=(0.86, 0.82, 0.76), haze=0.5, exposure=0.3, gain=1.04, vignette=0.16, smooth=0.75, focal=(46, 56))
