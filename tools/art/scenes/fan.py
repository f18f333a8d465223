"""A cooling tower's fan from above: blades of new shape, made for quiet nights."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(119)
daylight(40, 70, energy=4.2)
shell = paint("shell", (0.50, 0.515, 0.53), 0.45, scale=0.5, dirt=0.15)
blade_m = paint("blade", (0.30, 0.325, 0.345), 0.35, dirt=0.08, coat=0.2)
tip = paint("tip", (0.80, 0.16, 0.018), 0.4)
hub = steel("hub", (0.5, 0.52, 0.54), 0.3)
deck = steel("deck", (0.42, 0.44, 0.46), 0.45, dirt=0.25)
rail = paint("rail", (0.66, 0.34, 0.02), 0.45)
dark = paint("dark", (0.02, 0.022, 0.025), 0.6)
ground(dark, 60, -3.2)
Part("ring").lathe(shell, [(3.05, -2.4), (3.0, -1.0), (3.06, -0.2), (3.22, 0.25), (3.42, 0.42), (3.50, 0.38), (3.36, 0.1), (3.2, -0.4), (3.16, -2.4)], 160, closed=True).done(0.0, smooth=60)
d = Part("deck")
for i in range(-16, 17):
    for j in range(-14, 22):
        x, y = i * 0.6, j * 0.6
        if math.hypot(x, y) > 3.75:
            d.box(deck, (x, y, -0.35), (0.58, 0.58, 0.04))
d.done(0.004, 1)
d2 = Part("ribs")
for k in range(24):
    a = k * math.pi / 12
    d2.beam(shell, (3.3 * math.cos(a), 3.3 * math.sin(a), -2.4), (3.42 * math.cos(a), 3.42 * math.sin(a), 0.1), 0.07, 0.16)
for k in range(4):
    a = k * math.pi / 2 + 0.4
    d2.beam(deck, (0, 0, -1.3), (3.05 * math.cos(a), 3.05 * math.sin(a), -1.3), 0.12, 0.2)
d2.done(0.01)
n = 7
for k in range(n):
    a = k * 2 * math.pi / n + 0.22
    p = Part("blade")
    rows = []
    for s in range(25):
        t = s / 24
        r = 0.5 + 2.42 * t
        chord = 0.42 + 0.62 * math.sin(math.pi * min(1, t * 0.86 + 0.12)) ** 1.1
        pitch = math.radians(38 - 24 * t)
        sweep = a + 0.42 * t ** 1.8
        row = []
        for c in range(9):
            u = c / 8 - 0.5
            camber = 0.11 * (1 - (2 * u) ** 2) * chord
            along = u * chord
            h = math.sin(pitch) * along + camber * math.cos(pitch)
            side = math.cos(pitch) * along
            row.append(Vector((r * math.cos(sweep) - side * math.sin(sweep), r * math.sin(sweep) + side * math.cos(sweep), h - 0.35)))
        rows.append(row)
    base = len(p.verts)
    verts = [v for row in rows for v in row]
    p._add(verts, [(i * 9 + j, i * 9 + j + 1, (i + 1) * 9 + j + 1, (i + 1) * 9 + j) for i in range(23) for j in range(8)], blade_m)
    p._add(verts, [(i * 9 + j, i * 9 + j + 1, (i + 1) * 9 + j + 1, (i + 1) * 9 + j) for i in range(23, 24) for j in range(8)], tip)
    o = p.done(0, smooth=80)
    m = o.modifiers.new("thick", "SOLIDIFY")
    m.thickness = 0.03
Part("hub").lathe(hub, [(0, 0.22), (0.18, 0.2), (0.46, 0.02), (0.56, -0.22), (0.56, -0.6), (0, -0.6)], 96).done(0.01)
b = Part("bolts")
for k in range(10):
    a = k * math.pi / 5
    b.rod(deck, (0.34 * math.cos(a), 0.34 * math.sin(a), 0.05), (0.34 * math.cos(a), 0.34 * math.sin(a), 0.17), 0.045, seg=6)
b.done(0.004)
r = Part("rail")
for k in range(40):
    a = k * math.pi / 20
    x, y = 4.7 * math.cos(a), 4.7 * math.sin(a)
    if y > 0.5:
        r.rod(rail, (x, y, -0.35), (x, y, 0.75), 0.035, seg=10)
        b2 = a + math.pi / 20
        for z in (0.25, 0.74):
            r.rod(rail, (x, y, z), (4.7 * math.cos(b2), 4.7 * math.sin(b2), z), 0.03, seg=10)
r.done(0)
camera((-2.7, -4.3, 5.0), (0.15, 0.1, -0.35), 34, (-0.2, -0.8, -0.2), 5)
finish("fan", 16, STAGE, mist=(6, 30), fog=AIR, haze=0.05, exposure=0.35, gain=1.04, vignette=0.16, smooth=0.85, focal=(50, 52))
