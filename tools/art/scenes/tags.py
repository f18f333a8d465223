"""The board at the gate: one tag for each who is in the plant; one in orange is a guest."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(133)
window_light((0, 0, 0.6), 0.9, -1, 0.62)
board = paint("board", (0.115, 0.128, 0.14), 0.45, vary=0.12, scale=0.9, dirt=0.35, dirt_color=(0.06, 0.065, 0.07), bump=0.16, bump_scale=55)
plain = steel("plain", (0.60, 0.62, 0.64), 0.34, vary=0.14, scale=5, dirt=0.9, dirt_color=(0.19, 0.17, 0.15), bump=0.22, bump_scale=34, tint=0.18)
orange = paint("orange", (0.80, 0.14, 0.014), 0.34, vary=0.16, scale=5, dirt=1.1, dirt_color=(0.30, 0.15, 0.09), bump=0.22, bump_scale=34)
wire = steel("wire", (0.58, 0.60, 0.62), 0.2, vary=0.1, scale=4, dirt=0.3, bump=0.05)
worn = paint("worn", (0.135, 0.148, 0.16), 0.5, vary=0.1, scale=3, dirt=0.3, bump=0.1, bump_scale=40)
frame_m = steel("frame", (0.36, 0.38, 0.40), 0.34, vary=0.12, scale=1.5, dirt=0.4, bump=0.1)
R, T = 0.175, 0.014


def disc(mat, name):
    """Stamped: a raised rim, a hole near its top; hangs from its origin."""
    p = Part(name)
    seg, hole, drop = 96, 0.026, R - 0.055
    for face in (-1, 1):
        outer = [(R * math.cos(2 * math.pi * k / seg), R * math.sin(2 * math.pi * k / seg) - drop) for k in range(seg)]
        shape = lambda s: [(s * x, s * (z + drop) - drop) for x, z in outer]
        ring = [(hole * math.cos(2 * math.pi * k / seg), hole * math.sin(2 * math.pi * k / seg)) for k in range(seg)]
        y = face * T / 2
        layers = [(outer, y * 0.5), (shape(0.985), y), (shape(0.93), y), (shape(0.915), y * 0.45), ([(a * 0.55 + c * 0.45, b * 0.55 + d * 0.45) for (a, b), (c, d) in zip(shape(0.915), ring)], y * 0.45), (ring, y * 0.45), (ring, 0.0)]
        verts = [Vector((x, h, z)) for shape_, h in layers for x, z in shape_]
        faces = [(k * seg + i, k * seg + (i + 1) % seg, (k + 1) * seg + (i + 1) % seg, (k + 1) * seg + i) for k in range(len(layers) - 1) for i in range(seg)]
        p._add(verts, faces if face < 0 else [tuple(reversed(f)) for f in faces], mat)
    # A row of punched dots, worn shallow.
    for k in range(7):
        x = (k - 3) * 0.026
        p.lathe(mat, [(0.0, -0.0045), (0.006, -0.0040), (0.0095, -0.0005)], 16, at=(x, -T * 0.225, -drop - 0.012), axis="Y")
    return p.done(0, smooth=30)


def hook():
    cu = cable(wire, [(0, 0.05, 0.018), (0, 0.0, 0.014), (0, -0.075, -0.012), (0, -0.115, 0.012), (0, -0.122, 0.06)], 0.0105)
    cu.data.use_fill_caps = True
    tip = Part("tip").lathe(wire, [(0, -0.012), (0.010, -0.006), (0.012, 0), (0.010, 0.006), (0, 0.012)], 20, at=(0, -0.122, 0.062)).lathe(wire, [(0.034, 0.0), (0.034, -0.004), (0.028, -0.008), (0.010, -0.009)], 32, at=(0, 0, 0.014), axis="Y").done(0)
    return cu, tip


tag, guest = disc(plain, "tag"), disc(orange, "guest")
wire_hook, tip = hook()
scuff = Part("scuff").lathe(worn, [(0.0, -0.0008), (0.10, -0.0008)], 48, axis="Y").done(0)
for o in (tag, guest, wire_hook, tip, scuff):
    o.location = (0, -90, 0)
px, pz, cols, rows = 0.46, 0.54, 26, 6
gone = {(1, 9), (2, 12), (2, 8), (3, 6), (3, 11), (0, 11), (4, 9), (1, 13), (0, 7), (4, 14)}
for r in range(rows):
    for k in range(cols):
        x, z = (k - 9) * px, (2 - r) * pz + 0.6
        copy(wire_hook, (x, 0, z), (0, 0, random.gauss(0, 0.03)))
        copy(tip, (x, 0, z))
        copy(scuff, (x + random.gauss(0, 0.006), 0, z - 0.15), (0, 0, 0), (random.uniform(0.9, 1.1), 1, random.uniform(0.9, 1.1)))
        if (r, k) in gone or (k > 14 and random.random() < 0.28):
            continue
        who = guest if (r, k) == (2, 10) else tag
        copy(who, (x + random.gauss(0, 0.004), -0.072 - random.random() * 0.012, z - 0.034), (0.06 + abs(random.gauss(0, 0.05)), random.gauss(0, 0.07), random.gauss(0, 0.13)))
p = Part("board")
for r in range(rows + 1):
    # Shelves of folded sheet, one for each shift.
    p.box(board, (2, 0.03, (2 - r) * pz + 0.6 + 0.005), (16, 0.06, pz - 0.012))
p.box(frame_m, (2, 0.1, 0.4), (17, 0.05, 6))
p.done(0.006, 2)
area((-0.4, -4.2, 3.2), (1.2, 0, 0.5), 2.6, 62, NEUTRAL)
area((5.5, -3.0, 0.6), (1.5, 0, 0.5), 1.8, 80, COOL, 3)
camera((-1.25, -2.25, 0.72), (0.62, 0, 0.50), 50, (0.46, -0.1, 0.48), 0.85)
finish("tags", 24, STAGE, mist=(2, 12), fog=(0.4, 0.42, 0.44), haze=0.12, exposure=0.25, gain=1.05, vignette=0.2, smooth=0.9, focal=(46, 55))
