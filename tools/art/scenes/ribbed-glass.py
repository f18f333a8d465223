"""A meeting behind ribbed glass: people, none of whom can be recognised; before it a coat and a wet umbrella."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _traces import *

reset(205)
sky((0.55, 0.58, 0.62), (0.5, 0.54, 0.6), 0.35)
wall = paint("wall", (0.52, 0.515, 0.50), 0.7, scale=0.7, dirt=0.15)
frame_m = paint("frame", (0.035, 0.037, 0.04), 0.42, dirt=0.15)
floor = surface("floor", (0.26, 0.20, 0.145), 0.3, 0.0, vary=0.1, scale=1.5, stretch=(0.5, 6, 1), dirt=0.4, bump=0.05)
table = paint("table", (0.40, 0.28, 0.17), 0.35, bump=0, dirt=0.2)
pane = glass("pane", (0.90, 0.95, 0.94), 0.10)
chrome = steel("chrome", (0.5, 0.52, 0.54), 0.2, bump=0)
day = glow("day", (0.96, 0.98, 1.0), 1.5, 5.0)
screen = glow("screen", (0.55, 0.75, 1.0), 0.9, 1.5)
bars = glow("bars", (1.0, 0.36, 0.07), 1.1, 1.5)
skin = paint("skin", (0.42, 0.27, 0.19), 0.6, bump=0, dirt=0)
hair = paint("hair", (0.02, 0.018, 0.016), 0.5, bump=0, dirt=0)
cloths = [paint(f"cloth{k}", c, 0.8, bump=0, dirt=0.1) for k, c in enumerate(((0.035, 0.05, 0.09), (0.05, 0.05, 0.055), (0.62, 0.62, 0.60), (0.36, 0.09, 0.05), (0.12, 0.16, 0.15)))]
white = paint("white", (0.75, 0.75, 0.73), 0.6, bump=0, dirt=0.1)
ground(floor, 20)
# The ribs: half rounds, side by side, the whole width of the wall.
def ribs(x0, x1, z0, z1, pitch=0.05, depth=0.0026):
    p = Part("ribs")
    n, m = int((x1 - x0) / pitch), 9
    line = []
    for k in range(n):
        for i in range(m):
            a = math.pi * i / m
            line.append((x0 + k * pitch + pitch * (1 - math.cos(a)) / 2, -depth * math.sin(a)))
    line.append((x0 + n * pitch, 0))
    c = len(line)
    verts = [(x, y, z) for z in (z0, z1) for x, y in line] + [(x, 0.014, z) for z in (z0, z1) for x, y in line]
    faces = []
    for i in range(c - 1):
        faces += [(i, i + 1, c + i + 1, c + i), (2 * c + i + 1, 2 * c + i, 3 * c + i, 3 * c + i + 1)]
    p._add(verts, faces, pane)
    o = p.done(0, smooth=60)
    o.visible_shadow = False


for k in range(4):
    ribs(-3.55 + k * 1.72, -3.55 + k * 1.72 + 1.66, 0.06, 2.72)
f = Part("frame")
for k in range(5):
    f.box(frame_m, (-3.58 + k * 1.72, 0, 1.38), (0.05, 0.07, 2.76))
for z in (0.03, 2.74):
    f.box(frame_m, (0, 0, z), (7.2, 0.07, 0.06))
f.box(chrome, (1.52, -0.075, 1.05), (0.03, 0.03, 0.5)).box(chrome, (1.52, -0.045, 1.28), (0.02, 0.05, 0.02)).box(chrome, (1.52, -0.045, 0.82), (0.02, 0.05, 0.02))
f.box(wall, (0, 0.02, 3.3), (9, 0.14, 1.04)).box(wall, (4.6, 0.02, 1.5), (2.6, 0.14, 3.2)).box(wall, (-4.9, 0.02, 1.5), (2.6, 0.14, 3.2)).done(0.004)
# The room behind: windows to the day, a table, a screen.
r = Part("room").box(wall, (0, 5.3, 0.4), (12, 0.1, 0.9)).box(wall, (0, 5.3, 2.95), (12, 0.1, 0.5)).box(wall, (-5, 2.6, 1.6), (0.1, 5.4, 3.2)).box(wall, (5, 2.6, 1.6), (0.1, 5.4, 3.2)).box(white, (0, 2.6, 3.2), (12, 5.4, 0.1))
for x in (-3.6, -1.2, 1.2, 3.6):
    r.box(frame_m, (x, 5.28, 1.8), (0.08, 0.1, 2))
r.box(table, (0.2, 2.6, 0.74), (4.4, 1.25, 0.05)).box(frame_m, (-1.4, 2.6, 0.36), (0.1, 0.8, 0.72)).box(frame_m, (1.8, 2.6, 0.36), (0.1, 0.8, 0.72))
r.done(0)
Part("day").box(day, (0, 5.5, 1.8), (12, 0.05, 2.4)).done(0)
q = Part("screen").box(frame_m, (-4.86, 2.6, 1.7), (0.06, 1.9, 1.1)).box(screen, (-4.82, 2.6, 1.7), (0.02, 1.8, 1.0))
for k in range(6):
    q.box(bars, (-4.80, 1.95 + k * 0.24, 1.35 + 0.04 * k), (0.02, 0.13, 0.2 + 0.1 * k))
q.done(0)


def person(x, y, turn, cloth, pose="stand", h=1.72, head_m=hair, arm=0.0, lean=0.0):
    """Upright, turned by `turn`; made to be seen through ribbed glass only."""
    seat = 0.0 if pose == "stand" else -0.42
    p = Part("body")
    s = h / 1.72
    hip, neck = Vector((0, 0, 0.95 + seat)), Vector((0, -lean, 1.44 + seat))
    for k in range(6):
        u = k / 5
        at = hip.lerp(neck, u)
        w = 0.115 + 0.085 * math.sin(u * 1.5)
        capsule(p, cloth, at + Vector((-w, 0, 0)), at + Vector((w, 0, 0)), 0.115 - 0.02 * u)
    for q in (-1, 1):
        if pose == "stand":
            capsule(p, cloths[1], (q * 0.09, 0, 0.93), (q * 0.11, 0.02 * q, 0.5), 0.085, 0.065)
            capsule(p, cloths[1], (q * 0.11, 0.02 * q, 0.5), (q * 0.12, 0.03, 0.06), 0.062, 0.05)
        else:
            capsule(p, cloths[1], (q * 0.10, 0, 0.50), (q * 0.11, -0.42, 0.50), 0.085, 0.07)
            capsule(p, cloths[1], (q * 0.11, -0.42, 0.50), (q * 0.11, -0.40, 0.06), 0.06, 0.05)
        shoulder = neck + Vector((q * 0.205, 0, -0.05))
        if q > 0 and arm:
            elbow = shoulder + Vector((0.10, -0.20, -0.16 + arm * 0.1))
            hand = elbow + Vector((0.10, -0.20, 0.10 + arm * 0.15))
        else:
            elbow = shoulder + Vector((q * 0.06, 0.02 if pose == "stand" else -0.12, -0.28))
            hand = elbow + (Vector((-q * 0.02, -0.06, -0.26)) if pose == "stand" else Vector((-q * 0.08, -0.24, 0.03)))
        capsule(p, cloth, shoulder, elbow, 0.060, 0.05)
        capsule(p, cloth, elbow, hand, 0.048, 0.038)
    body = melted(p, 0.02, 4)
    d = Part("head")
    capsule(d, skin, neck + Vector((0, 0, 0.02)), neck + Vector((0, -0.01, 0.12)), 0.058)
    capsule(d, skin, neck + Vector((0, -0.025, 0.19)), neck + Vector((0, -0.02, 0.25)), 0.082, 0.080)
    d.lathe(head_m, [(0.0, 0.118), (0.06, 0.105), (0.095, 0.06), (0.098, 0.0), (0.085, -0.03)], 32, at=tuple(neck + Vector((0, 0.008, 0.235))))
    head = d.done(0, smooth=80)
    for o in (body, head):
        o.scale = (s * 1.22, s, s)
        o.rotation_euler = (0, 0, turn)
        o.location = (x, y, 0)


person(-1.05, 0.40, 2.2, cloths[0], h=1.78, arm=1.0)
person(-0.40, 0.36, -1.1, cloths[2], h=1.66)
person(1.15, 3.75, 0.2, cloths[3], "sit")
person(2.15, 3.7, -0.2, cloths[4], "sit")
person(0.15, 3.8, 0.1, cloths[1], "sit", lean=0.08)
person(1.05, 0.42, 1.7, cloths[4], h=1.74)
g = Part("things")
for x in (-0.9, 0.3, 1.2, 2.0):
    g.box(white, (x, 2.5 + random.uniform(-0.2, 0.3), 0.768), (0.21, 0.30, 0.004), (0, 0, random.gauss(0, 0.3))).lathe(white, [(0, 0), (0.03, 0), (0.04, 0.09)], 24, at=(x + 0.3, 2.75, 0.766))
g.done(0)
# On this side: a stool with a folded coat, an umbrella that has dripped.
stool = Part("stool").box(table, (2.72, -0.62, 0.46), (0.42, 0.34, 0.03))
for q in ((-0.17, -0.13), (0.17, -0.13), (-0.17, 0.13), (0.17, 0.13)):
    stool.rod(frame_m, (2.72 + q[0], -0.62 + q[1], 0), (2.72 + q[0], -0.62 + q[1], 0.45), 0.012)
stool.done(0.004, 2)
area((0, 4.6, 2.6), (0, 1, 1.0), 5, 160, (0.98, 0.99, 1.0), 1.5)
area((-3.4, -3.2, 2.8), (0.6, 0, 1.0), 2, 26, NEUTRAL)
camera((0.45, -3.5, 1.50), (-0.02, 0, 1.30), 40, (0.2, 0.4, 1.4), 5.6)
finish("ribbed-glass", 22, (960, 720), mist=(3, 14), fog=(0.6, 0.6, 0.6), haze=0.05, exposure=0.3, gain=1.05, vignette=0.22, smooth=1.0, focal=(38, 50))
