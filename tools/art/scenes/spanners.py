"""Spanners in their tray, each in its cut-out: one place is free, and its bottom is orange."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(125)
window_light((0, 0, 0.1), 0.9, -1, 0.55)
foam = paint("foam", (0.026, 0.028, 0.032), 0.82, vary=0.08, scale=3, dirt=0.35, dirt_color=(0.075, 0.075, 0.072), bump=0.9, bump_scale=110, spec=0.25)
base = paint("base", (0.80, 0.12, 0.008), 0.7, vary=0.08, scale=3, dirt=0.3, bump=0.8, bump_scale=110, spec=0.25)
chrome = steel("chrome", (0.60, 0.62, 0.65), 0.20, vary=0.12, scale=3, stretch=(1, 7, 1), dirt=0.55, dirt_color=(0.11, 0.09, 0.075), bump=0.1, bump_scale=36, tint=0.06)
satin = steel("satin", (0.30, 0.31, 0.33), 0.46, vary=0.1, scale=4, dirt=0.6, dirt_color=(0.09, 0.075, 0.06), bump=0.35, bump_scale=90, tint=0.05)
tray = paint("tray", (0.085, 0.092, 0.102), 0.38, dirt=0.4, dirt_color=(0.20, 0.20, 0.20), bump=0.1, bump_scale=60)
bench = surface("bench", (0.30, 0.31, 0.32), 0.42, 0.4, vary=0.12, scale=0.9, stretch=(0.6, 3, 1), dirt=0.6, dirt_color=(0.12, 0.11, 0.10), bump=0.1, bump_scale=24)
ground(bench, 40, -0.24)
TAU = 2 * math.pi


def arc(cx, cy, r, a, b, n=18):
    return [(cx + r * math.cos(a + (b - a) * k / n), cy + r * math.sin(a + (b - a) * k / n)) for k in range(n + 1)]


def outline(long, wide, grow=0.0):
    """A combination spanner along Y: an open jaw, turned by 15 degrees, and a ring."""
    shaft, jaw, ring = wide * 0.27 + grow, wide * 0.98 + grow, wide * 0.80 + grow
    top = long / 2
    turn = math.radians(15)
    head = []
    u = lambda x, y: (x * math.cos(turn) - y * math.sin(turn), top + x * math.sin(turn) + y * math.cos(turn))
    for x, y in arc(0, 0, jaw, -0.30 * math.pi, 0.36 * math.pi) :
        head.append(u(x, y))
    half = wide * 0.46 - grow
    if grow:
        head += [u(x, y) for x, y in arc(0, 0, jaw, 0.36 * math.pi, 0.64 * math.pi)]
    else:
        head += [u(half, jaw * 0.86), u(half, -wide * 0.10), u(half * 0.5, -wide * 0.30), u(-half * 0.5, -wide * 0.30), u(-half, -wide * 0.10), u(-half, jaw * 0.86)]
    for x, y in arc(0, 0, jaw, 0.64 * math.pi, 1.30 * math.pi):
        head.append(u(x, y))
    low = arc(0, -top, ring, 0.5 * math.pi + 0.40, 2.5 * math.pi - 0.40, 40)
    return [(shaft, top - jaw * 1.25), *head, (-shaft, top - jaw * 1.25), *low]


def solid(mat, loops, thick, bevel, z, at, name):
    """Outlines, the first filled and the others cut out of it."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.fill_mode, cu.extrude, cu.bevel_depth, cu.bevel_resolution = "2D", "BOTH", thick / 2, bevel, 2
    for loop in loops:
        sp = cu.splines.new("POLY")
        sp.points.add(len(loop) - 1)
        for p, (x, y) in zip(sp.points, loop):
            p.co = (x, y, 0, 1)
        sp.use_cyclic_u = True
    cu.materials.append(mat)
    o = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(o)
    o.location = (*at, z)
    return o


def words(text, at, size, rot):
    cu = bpy.data.curves.new("words", "FONT")
    cu.body, cu.size, cu.align_x, cu.align_y, cu.extrude, cu.bevel_depth = text, size, "CENTER", "CENTER", 0.003, 0.001
    cu.materials.append(chrome)
    o = bpy.data.objects.new("words", cu)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = at, rot


sizes = [8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 21, 22, 24]
FREE = 17
x, holes, places = 0.0, [], []
for mm in sizes:
    wide, long = 0.055 + mm * 0.0088, 0.95 + mm * 0.066
    x += wide + 0.075
    places.append((mm, x, long, wide))
    x += wide + 0.02
middle = x / 2
for mm, px, long, wide in places:
    px -= middle
    y = -(places[-1][2] - long) * 0.32
    holes.append([(px + a, y + b) for a, b in outline(long, wide, 0.022)])
    # Room for the fingers that lift it out.
    if mm == FREE:
        continue
    lift = random.gauss(0, 0.003)
    tilt = random.gauss(0, 0.008)
    ring = arc(0, -long / 2, wide * 0.47, 0, TAU * 23 / 24, 23)
    body = solid(chrome, [outline(long, wide), ring], 0.05 + wide * 0.12, 0.012, -0.055 + lift, (px, y), "spanner")
    body.rotation_euler = (random.gauss(0, 0.004), 0, tilt)
    # The shaft's flank is forged, not polished, and carries the size.
    face = -0.055 + lift + 0.0375 + wide * 0.06
    panel = [(s * wide * 0.17, t * long * 0.27) for s, t in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    flank = solid(satin, [panel], 0.002, 0.001, face, (px, y), "flank")
    flank.rotation_euler = (0, 0, tilt)
    words(str(mm), (px, y - long * 0.16, face + 0.002), wide * 0.30, (0, 0, math.pi / 2))
    words("CR-V", (px, y + long * 0.12, face + 0.002), wide * 0.22, (0, 0, math.pi / 2))
w, h = middle + 0.22, 1.62
edge = [(-w, -h), (w, -h), (w, h - 0.1), (-w, h - 0.1)]
solid(foam, [edge, *holes], 0.14, 0.006, -0.07, (0, 0), "foam")
Part("base").box(base, (0, 0, -0.17), (2 * w, 2 * h, 0.04)).done(0)
p = Part("tray")
for s in (-1, 1):
    p.box(tray, (s * (w + 0.04), -0.05, -0.07), (0.05, 2 * h + 0.06, 0.34)).box(tray, (0, s * (h + 0.0) - 0.05 + s * 0.03, -0.07), (2 * w + 0.13, 0.05, 0.34))
p.done(0.012, 3)
area((2.4, 3.4, 2.4), (0, 0, 0), 0.7, 90, COOL, 2.6)
camera((-1.25, -2.35, 1.95), (0.02, -0.08, -0.06), 47, (0.12, -0.20, -0.05), 1.1)
finish("spanners", 16, STAGE, mist=(3, 10), fog=(0.4, 0.42, 0.44), haze=0.06, exposure=0.15, gain=1.05, vignette=0.24, focal=(50, 52))
