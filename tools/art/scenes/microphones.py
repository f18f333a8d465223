"""Microphones before the platform; the one that is lit may ask."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(134)
black = paint("black", (0.020, 0.021, 0.024), 0.42, vary=0.08, dirt=0.12, bump=0.05, bump_scale=120)
satin = steel("satin", (0.16, 0.165, 0.18), 0.36, vary=0.08, dirt=0.2, bump=0.05, bump_scale=60)
cap = paint("cap", (0.012, 0.013, 0.015), 0.5, dirt=0.2, bump=0.1, bump_scale=200)
chrome = steel("chrome", (0.60, 0.62, 0.65), 0.34, vary=0.08, dirt=0.15, bump=0.03)
table = surface("table", (0.060, 0.062, 0.066), 0.26, 0.0, vary=0.10, scale=1.2, stretch=(0.5, 6, 1), dirt=0.3, bump=0.05, bump_scale=30, coat=0.15)
lit = glow("lit", (1.0, 0.13, 0.01), 1.0, 16)
off = paint("off", (0.10, 0.025, 0.012), 0.25, coat=0.4)
wall = paint("wall", (0.05, 0.056, 0.064), 0.6, dirt=0.3)
seat = paint("seat", (0.085, 0.095, 0.108), 0.8, dirt=0.2, bump=0.3, bump_scale=30)


def ribbed(points, r, n):
    """A gooseneck: rings along a bent line."""
    p = Part("neck")
    line = bend(points, n)
    for a, b in zip(line, line[1:]):
        m = (a + b) / 2
        p.rod(satin, a, m, r * 0.90, r, seg=24).rod(satin, m, b, r, r * 0.90, seg=24)
    return p


def bend(points, n):
    a, b, c, d = (Vector(q) for q in points)
    out = []
    for k in range(n + 1):
        t = k / n
        out.append(a * (1 - t) ** 3 + b * 3 * t * (1 - t) ** 2 + c * 3 * t * t * (1 - t) + d * t ** 3)
    return out


def microphone(x, y, turn, on, lean=0.0):
    """Height 0.46 above the table; leans toward -Y, where its speaker sits."""
    made = []
    base = Part("base").lathe(black, [(0.0, 0.0), (0.098, 0.0), (0.104, 0.006), (0.104, 0.020), (0.094, 0.032), (0.03, 0.040), (0.028, 0.06), (0.0, 0.06)], 96)
    base.lathe(lit if on else off, [(0.0955, 0.0312), (0.0895, 0.0332), (0.088, 0.0318), (0.094, 0.0298)], 96, closed=True)
    base.lathe(chrome, [(0.0, 0.036), (0.021, 0.036), (0.022, 0.04), (0.021, 0.046), (0.0, 0.047)], 32, at=(0.0, -0.062, -0.004))
    made.append(base.done(0))
    path = [(0, 0, 0.05), (0, 0.02, 0.26), (0, 0.05 + lean * 0.3, 0.40), (0, -0.13 + lean, 0.44)]
    made.append(ribbed(path, 0.0105, 92).done(0, smooth=60))
    line = bend(path, 60)
    tip, way = line[-1], (line[-1] - line[-2]).normalized()
    at = lambda s: tip + way * s
    head = Part("head")
    head.rod(satin, at(-0.01), at(0.016), 0.0115, 0.020, seg=48).rod(satin, at(0.016), at(0.030), 0.020, seg=48)
    head.rod(lit if on else off, at(0.030), at(0.040), 0.0208, seg=48)
    head.rod(satin, at(0.040), at(0.052), 0.020, seg=48)
    made.append(head.done(0.0012, 2))
    # The grille: a cage of rings and staves around a dark capsule.
    cage = Part("cage").rod(black, at(0.052), at(0.128), 0.0168, seg=32)
    for k in range(17):
        s = 0.054 + k * 0.0046
        cage.rod(chrome, at(s), at(s + 0.0022), 0.0206, seg=40)
    q = way.to_track_quat("Z", "Y")
    for k in range(26):
        a = 2 * math.pi * k / 26
        o = q @ Vector((0.0198 * math.cos(a), 0.0198 * math.sin(a), 0))
        cage.beam(chrome, at(0.052) + o, at(0.130) + o, 0.0014)
    cage.rod(black, at(0.130), at(0.134), 0.0212, seg=48)
    for s, r, r2 in ((0.134, 0.0212, 0.0195), (0.1365, 0.0195, 0.0155), (0.1385, 0.0155, 0.009), (0.1397, 0.009, 0.001)):
        cage.rod(cap, at(s), at(s + 0.0026), r, r2, seg=48)
    made.append(cage.done(0))
    bpy.context.view_layer.update()
    for o in made:
        o.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, "Z") @ o.matrix_world


Part("table").box(table, (1.2, 0.15, -0.03), (9, 1.0, 0.06)).done(0.012, 3)
Part("rail").box(satin, (1.2, 0.58, 0.004), (9, 0.02, 0.010)).done(0.002)
for k in range(14):
    microphone(-0.36 + k * 0.27, random.gauss(0, 0.012), random.gauss(-0.3, 0.16), k == 1, random.gauss(0, 0.02))
# The hall below: rows of empty seats, dim.
p = Part("seats")
for r in range(7):
    for k in range(22):
        x, y, z = -6 + k * 0.62 + (r % 2) * 0.3, 3.4 + r * 1.05, -0.9 + r * 0.20
        p.box(seat, (x, y + 0.2, z + 0.42), (0.52, 0.10, 0.62), (-0.14, 0, 0)).box(seat, (x, y - 0.05, z + 0.12), (0.5, 0.46, 0.11))
p.done(0.05, 3)
Part("wall").box(wall, (0, 12, 2), (40, 0.2, 16)).done(0)
tube = glow("tube", COOL, 1.4, 4)
for k in range(6):
    Part("tube").box(tube, (-6.5 + k * 3.1, 11.6, 2.3), (1.7, 0.05, 0.05)).done(0)
area((-1.6, 1.5, 1.7), (0.1, 0, 0.35), 0.8, 110, COOL)
area((1.4, -1.5, 1.5), (0.2, 0, 0.3), 1.0, 60, NEUTRAL)
area((-2.2, -1.2, 0.8), (0.0, 0, 0.35), 0.5, 44, NEUTRAL, 1.6)
area((0, 5, 5), (0, 7, 0), 4, 700, COOL)
camera((-0.70, -0.72, 0.485), (0.105, 0.02, 0.335), 50, (-0.13, -0.17, 0.44), 2.8)
finish("microphones", 24, STAGE, mist=(1, 12), fog=(0.16, 0.18, 0.21), haze=0.15, exposure=0.55, glow=0.16, focal=(46, 46))
