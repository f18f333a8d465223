"""Down the spiral stair of a quay crane, forty metres: gloves on the rail, a bicycle far below."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _traces import *

reset(204)
daylight(38, 40, energy=4.2, clouds=0.2)
steel_m = steel("galvanised", (0.42, 0.44, 0.46), 0.45, vary=0.12, scale=3, dirt=0.5, bump=0.06)
tread = steel("tread", (0.34, 0.36, 0.38), 0.5, vary=0.12, scale=5, dirt=0.7, bump=0.1)
orange = paint("orange", (0.66, 0.14, 0.02), 0.45, scale=1.5, dirt=0.5, bump=0.05)
yellow = paint("yellow", (0.72, 0.45, 0.03), 0.42, scale=5, dirt=0.55)
quay = floor_concrete("quay", (0.26, 0.26, 0.25), 0.6, scale=0.12, dirt=0.7, bump=0.15)
white = paint("white", (0.72, 0.72, 0.70), 0.6, scale=0.6, dirt=0.5)
dark = paint("dark", (0.03, 0.032, 0.035), 0.5, dirt=0.2)
red = paint("red", (0.5, 0.05, 0.03), 0.5, dirt=0.2)
ground(quay, 300, -40)
m = Part("marks")
for k in range(16):
    m.quad(white, (-14 + k * 1.8, -10, -39.98), (-13.1 + k * 1.8, -10, -39.98), (-13.1 + k * 1.8, -6, -39.98), (-14 + k * 1.8, -6, -39.98))
for x in (-6.5, 6.6):
    m.quad(yellow, (x, -60, -39.98), (x + 0.3, -60, -39.98), (x + 0.3, 60, -39.98), (x, 60, -39.98))
for x in (-9, -8.6, 9.6, 10):
    m.quad(dark, (x, -60, -39.97), (x + 0.12, -60, -39.97), (x + 0.12, 60, -39.97), (x, 60, -39.97))
m.done(0)
# The stair winds around open air: treads between two stringers.
inner, outer, rise, per = 0.75, 1.62, 0.185, 22
s = Part("treads")
total = 216
for k in range(-9, total):
    a0, a1 = 2 * math.pi * k / per, 2 * math.pi * (k + 0.92) / per
    z = -k * rise
    for r in range(6):
        r0 = inner + (outer - inner) * r / 6
        r1 = r0 + (outer - inner) / 6 * 0.78
        v = []
        for h in (z, z - 0.025):
            v += [(r0 * math.cos(a0), r0 * math.sin(a0), h), (r1 * math.cos(a0), r1 * math.sin(a0), h), (r1 * math.cos(a1), r1 * math.sin(a1), h), (r0 * math.cos(a1), r0 * math.sin(a1), h)]
        s._add(v, [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], tread)
    # A worn yellow nosing.
    s.beam(yellow, (inner * math.cos(a0), inner * math.sin(a0), z + 0.004), (outer * math.cos(a0), outer * math.sin(a0), z + 0.004), 0.045, 0.01)
s.done(0)
helix = lambda r, h, k: (r * math.cos(2 * math.pi * k / per), r * math.sin(2 * math.pi * k / per), h - k * rise)
for r in (inner, outer):
    for h, q, mat in ((-0.05, 0.045, orange), (0.50, 0.014, steel_m), (1.0, 0.024, yellow)):
        cable(mat, [helix(r, h, k) for k in range(-10, total)], q)
p = Part("posts")
for k in range(-8, total, 2):
    for r in (inner, outer):
        p.rod(steel_m, helix(r, -0.05, k), helix(r, 1.0, k), 0.015, seg=10)
for k in range(4):
    a = math.pi / 4 + k * math.pi / 2
    x, y = 1.95 * math.cos(a), 1.95 * math.sin(a)
    p.box(orange, (x, y, -19), (0.26, 0.26, 43))
for f in range(9):
    z = -2.5 - f * 4.6
    for k in range(4):
        a, b = math.pi / 4 + k * math.pi / 2, math.pi / 4 + (k + 1) * math.pi / 2
        p.beam(orange, (1.95 * math.cos(a), 1.95 * math.sin(a), z), (1.95 * math.cos(b), 1.95 * math.sin(b), z), 0.12)
        if k != 3:
            p.beam(orange, (1.95 * math.cos(a), 1.95 * math.sin(a), z), (1.95 * math.cos(b), 1.95 * math.sin(b), z - 4.6), 0.07)
p.done(0.004, 1)
# Gloves over the inner rail, where the hand lets go.
wool = cotton("cotton", (0.62, 0.59, 0.52))
for n, (k, side, turn) in enumerate(((4.35, 1, 0.15), (5.0, -1, -0.1))):
    o = glove(wool, over_rail(0.030, 0.03, turn), side, seed=7 + n, size=1.4)
    x, y, z = helix(inner, 1.0, k)
    a = 2 * math.pi * k / per
    o.location = (x, y, z)
    o.rotation_euler = (0, 0.19, a + math.pi / 2)
# The bicycle of the last driver, at the foot.
b = Part("bicycle")
for y in (0, 1.05):
    b.lathe(dark, [(0.33, -0.02), (0.36, -0.02), (0.36, 0.02), (0.33, 0.02)], 40, at=(0.2, y - 0.2, -39.64), axis="X", closed=True)
for u, v in (((0, 0.34), (0.42, 0.34)), ((0.42, 0.34), (0.30, 0.85)), ((0.30, 0.80), (0.88, 0.80)), ((0.42, 0.34), (0.88, 0.78)), ((1.05, 0.34), (0.85, 1.0)), ((0, 0.34), (0.30, 0.80))):
    b.rod(red, (0.2, u[0] - 0.2, -40 + u[1]), (0.2, v[0] - 0.2, -40 + v[1]), 0.03, seg=10)
b.rod(dark, (-0.1, 0.65, -39.0), (0.5, 0.65, -39.0), 0.025, seg=10).box(dark, (0.2, 0.09, -39.12), (0.16, 0.26, 0.07)).done(0)
camera((0.16, -0.36, 2.62), (0.10, 0.16, -6.0), 21, helix(inner, 1.0, 4.6), 4.5, 0.5)
finish("stair", 14, (960, 720), mist=(4, 46), fog=(0.74, 0.77, 0.80), haze=0.45, exposure=0.3, gain=1.05, vignette=0.2, smooth=0.8, focal=(50, 50))
