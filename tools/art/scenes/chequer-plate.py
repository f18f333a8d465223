"""Steps of chequer plate in low light, trodden bright; the first has its warning colour."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(135)
window_light((0.4, 1.2, 0.4), 0.9, -1, 0.95)
plate = steel("plate", (0.36, 0.375, 0.40), 0.34, vary=0.16, scale=1.8, dirt=0.9, dirt_color=(0.13, 0.115, 0.10), bump=0.22, bump_scale=50)
lozenge = steel("lozenge", (0.62, 0.635, 0.655), 0.24, vary=0.14, scale=6, dirt=0.45, dirt_color=(0.20, 0.185, 0.17), bump=0.12, bump_scale=60, tint=0.22)
side = paint("side", (0.105, 0.115, 0.125), 0.42, vary=0.1, dirt=0.45, dirt_color=(0.15, 0.14, 0.13), bump=0.12, bump_scale=30)
orange = paint("orange", (0.80, 0.15, 0.016), 0.40, vary=0.12, scale=4, dirt=0.5, dirt_color=(0.22, 0.19, 0.17), bump=0.16, bump_scale=30)
rail = steel("rail", (0.46, 0.48, 0.51), 0.24, vary=0.1, scale=2, stretch=(1, 1, 6), dirt=0.3, bump=0.05)
wall = paint("wall", (0.22, 0.235, 0.25), 0.6, dirt=0.4, bump=0.15, bump_scale=6)

L, B, T, STEP = 0.030, 0.0105, 0.0042, 0.0335


def dome():
    """A lozenge as the roll leaves it: pointed, highest along its middle."""
    n, rings = 28, ((1.0, 0.0), (0.93, 0.45), (0.80, 0.80), (0.55, 1.0), (0.0, 1.04))
    verts = []
    for s, h in rings[:-1]:
        for k in range(n):
            a = 2 * math.pi * k / n
            c, d = math.cos(a), math.sin(a)
            verts.append((s * L / 2 * c, s * B / 2 * math.copysign(abs(d) ** 1.35, d), T * h))
    verts.append((0, 0, T * 1.04))
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(rings) - 2) for k in range(n)]
    faces += [((len(rings) - 2) * n + k, (len(rings) - 2) * n + (k + 1) % n, len(verts) - 1) for k in range(n)]
    return verts, faces


shape = dome()


def tread(width, depth, painted):
    """The plate, bent down at its front, with its pattern."""
    r, t = 0.012, 0.006
    p = Part("tread")
    outline = [(0, depth), (0, r)] + [(-r + r * math.cos(a), r - r * math.sin(a)) for a in (math.pi / 8 * k for k in range(1, 4))] + [(-r, 0), (-0.055, 0)]
    inner = [(-0.055, t), (-r, t), (-t, r), (-t, depth)]
    loop = outline + inner
    verts = [(x, y, z) for x in (-width / 2, width / 2) for z, y in loop]
    n = len(loop)
    p._add(verts, [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)] + [tuple(range(n)), tuple(reversed(range(n, 2 * n)))], plate)
    vs, fs = shape
    for i in range(int(width / STEP) + 1):
        for j in range(int(depth / STEP)):
            x, y = -width / 2 + (i + 0.5) * STEP, 0.030 + j * STEP
            if abs(x) > width / 2 - 0.012 or y > depth - 0.015:
                continue
            a = math.radians(45 if (i + j) % 2 else -45)
            c, s = math.cos(a), math.sin(a)
            # Feet wear the middle of the step.
            low = 1 - 0.30 * math.exp(-((x + 0.05) / 0.26) ** 2) * math.exp(-((y - 0.06) / 0.10) ** 2)
            is_painted = painted and y < 0.085
            p._add([(x + c * u - s * v, y + s * u + c * v, w * low) for u, v, w in vs], fs, orange if is_painted and random.random() < 0.86 * low ** 2 else lozenge)
    if painted:
        # Paint over the bend.
        e = 0.0006
        skin = [(e, 0.085)] + [(-r + (r + e) * math.sin(a), r - (r + e) * math.cos(a)) for a in (math.pi / 16 * k for k in range(8, -1, -1))] + [(-0.054, -e)]
        n = len(skin)
        p._add([(x, y, z) for x in (-width / 2 + 0.001, width / 2 - 0.001) for z, y in skin], [(k, n + k, n + k + 1, k + 1) for k in range(n - 1)], orange)
    return p.done(0, smooth=40)


rise, go, width = 0.175, 0.27, 1.3
for k in range(9):
    o = tread(width, go + 0.02, k == 1)
    o.location = (0, k * go, k * rise)
s = Part("strings")
for x in (-width / 2 - 0.008, width / 2 + 0.008):
    a, b = Vector((x, -0.5, -0.36)), Vector((x, 9 * go, 9 * rise + 0.0))
    s.beam(side, a, b, 0.012, 0.30)
    t = 0.032 if x > 0 else -0.032
    s.beam(side, a + Vector((t, 0, 0.15)), b + Vector((t, 0, 0.15)), 0.064, 0.012)
s.done(0.002)
h = Part("rail")
for k in range(5):
    y = 0.2 + k * 0.62
    h.rod(rail, (width / 2 + 0.04, y, y / go * rise - 0.05), (width / 2 + 0.04, y, y / go * rise + 0.95), 0.021, seg=40)
for z in (0.45, 0.95):
    h.rod(rail, (width / 2 + 0.04, -0.6, -0.6 / go * rise + z), (width / 2 + 0.04, 9 * go, 9 * rise + z), 0.021, seg=40)
h.done(0)
Part("wall").box(wall, (0, 5.2, 2), (40, 0.2, 14)).box(wall, (3.6, 0, 2), (0.2, 20, 14)).done(0)
ground(floor_concrete(color=(0.12, 0.125, 0.13), rough=0.4), 30, -0.36)
area((-2.3, 2.1, 1.25), (0.1, 0.35, 0.2), 0.5, 130, NEUTRAL)
camera((-0.50, -0.60, 0.74), (0.04, 0.34, 0.20), 50, (-0.05, 0.27, 0.18), 2.2)
finish("chequer-plate", 24, STAGE, mist=(1, 8), fog=(0.4, 0.42, 0.44), haze=0.12, exposure=0.3, gain=1.05, vignette=0.2, smooth=0.9, focal=(48, 52))
