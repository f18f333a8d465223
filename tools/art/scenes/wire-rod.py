"""Coils of wire rod on their way to the store; the nearest one still glows inside."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(14)
rod_m = steel("rod", (0.40, 0.42, 0.45), 0.30, vary=0.1, scale=3, dirt=0.5, bump=0, tint=0.3)
warm = hot("warm", shown=1.2, cast=2.4, scale=1.4, core=(1.0, 0.17, 0.015), mid=(0.62, 0.05, 0.004), skin=(0.05, 0.005, 0.002), cover=0.75, rough=0.4)
strap = steel("strap", (0.20, 0.21, 0.225), 0.35)
hook = paint("hook", (0.055, 0.062, 0.072), 0.4, dirt=0.4)
dark = paint("dark", (0.030, 0.034, 0.040), 0.5)
tag = paint("tag", (0.40, 0.41, 0.42), 0.5)
orange = paint("orange", (0.70, 0.11, 0.012), 0.4)
ground(floor_concrete(color=(0.062, 0.067, 0.074), rough=0.24, vary=0.2), 100)
hall(dark, 22, 80, 10, 7, -9, glow("tube", COOL, 1.5, 3), (-4, 4))


def bundle(mat, seed, turns=150, length=1.55):
    """Loops laid by the laying head: each a little off in centre, radius and tilt."""
    rnd = random.Random(seed)
    cu = bpy.data.curves.new("bundle", "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", 0.0085, 1
    n = 44
    sp = cu.splines.new("POLY")
    sp.points.add(turns * n - 1)
    state = [0, 0, 0.52, 0]
    target = [0, 0, 0.52, 0]
    i = 0
    for t in range(turns):
        target = [rnd.gauss(0, 0.028), rnd.gauss(0, 0.028), 0.525 + rnd.gauss(0, 0.034), rnd.gauss(0, 0.05)]
        start = list(state)
        for k in range(n):
            f = k / n
            e = f * f * (3 - 2 * f)
            cx, cz, r, tilt = (start[q] + (target[q] - start[q]) * e for q in range(4))
            a = 2 * math.pi * f
            y = -length / 2 + length * (t + f) / turns + tilt * math.cos(a) + rnd.gauss(0, 0.001)
            sp.points[i].co = (cx + r * math.cos(a), y, cz + r * math.sin(a), 1)
            i += 1
        state = target
    cu.materials.append(mat)
    o = bpy.data.objects.new("bundle", cu)
    bpy.context.scene.collection.objects.link(o)
    o.location = (0, -90, 0)
    return o


cold = [bundle(rod_m, k) for k in range(4)]
glowing = bundle(warm, 9)
tie = Part("tie")
for k in range(4):
    a = math.pi / 4 + k * math.pi / 2
    c, s = math.cos(a), math.sin(a)
    for r, t in ((0.625, 0.008), (0.43, 0.008)):
        tie.box(strap, (r * c, 0, r * s), (t, 1.56, 0.032), (0, -a, 0))
    for y in (-0.79, 0.79):
        tie.box(strap, (0.527 * c, y, 0.527 * s), (0.21, 0.008, 0.032), (0, -a, 0))
tie = tie.done(0.002, 1, (0, -90, 0))
label = Part("label").box(tag, (0, 0, 0), (0.13, 0.004, 0.19)).done(0.002, 1, (0, -90, 0))


def put(o, loc, turn=0.0):
    roll = random.uniform(0, math.pi)
    copy(o, loc, (0, roll, turn))
    copy(tie, loc, (0, random.uniform(0, 1.5), turn))
    if o is not glowing and random.random() < 0.7:
        d = Vector((0.1, -0.82, 0.42))
        copy(label, Vector(loc) + Matrix.Rotation(turn, 3, "Z") @ d, (0.1, random.gauss(0, 0.2), turn))


# Floor rows, two high, eyes along the aisle's slant.
for row in range(7):
    y = 0.2 + row * 2.0
    for k in range(8):
        x = -0.6 + k * 1.34
        if row == 0 and k == 0:
            continue
        put(glowing if (row, k) == (0, 1) else random.choice(cold), (x, y + random.gauss(0, 0.04), 0.66), random.gauss(0, 0.025))
        if k < 7 and (row > 0 or k > 1) and random.random() < 0.92:
            put(random.choice(cold), (x + 0.67, y + random.gauss(0, 0.05), 0.66 + 1.09), random.gauss(0, 0.025))

# C-hooks on their rail carry more past.
for k in range(9):
    x, y = -3.2, 1.2 + k * 3.1
    h = Part("hook").box(hook, (x, y + 1.15, 3.6), (0.16, 0.16, 2.5)).box(hook, (x, y + 0.2, 4.8), (0.16, 2.0, 0.18)).box(hook, (x, y + 0.1, 2.42), (0.16, 2.2, 0.16)).rod(hook, (x, y, 4.85), (x, y, 5.6), 0.06)
    h.box(orange, (x, y + 1.15, 4.1), (0.17, 0.17, 0.3)).done(0.02)
    put(random.choice(cold), (x, y - 0.1, 2.5 - 0.43))
Part("rail").box(hook, (-3.2, 14, 5.7), (0.24, 40, 0.3)).done(0.02)

sky((0.03, 0.034, 0.04), (0.05, 0.057, 0.066))
area((0, 16, 9), (0, 16, 0), 5, 2000, COOL, 36)
area((-4.5, -4.5, 4), (1, 1, 0.8), 3.5, 330, NEUTRAL)
area((6.5, -3.5, 4.5), (2, 1, 0.8), 3, 260, COOL)
camera((-1.55, -4.1, 1.5), (0.85, 2.6, 1.3), 34, (0.8, -0.5, 0.9), 1.3)
finish("wire-rod", 72, mist=(6, 34), fog=(0.21, 0.235, 0.265), haze=0.75, exposure=0.2, glow=0.25)
