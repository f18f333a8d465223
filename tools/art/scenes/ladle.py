"""A ladle tilts; the stream falls into the mould in a dark bay."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(9)
shell = steel("shell", (0.17, 0.165, 0.165), 0.48, vary=0.16, scale=0.8, dirt=0.7, dirt_color=(0.05, 0.035, 0.028), bump=0.3, bump_scale=9)
iron = steel("iron", (0.24, 0.25, 0.265), 0.36, dirt=0.5)
brick = paint("brick", (0.075, 0.058, 0.050), 0.8, bump=0.6, bump_scale=14)
dark = paint("dark", (0.026, 0.029, 0.034), 0.5)
crane_c = paint("crane", (0.065, 0.072, 0.082), 0.42)
melt = hot("melt", shown=1.4, cast=7, scale=0.8, core=(1.0, 0.27, 0.045), mid=(1.0, 0.18, 0.022), skin=(0.75, 0.07, 0.006), cover=0.1)
stream = hot("stream", shown=1.35, cast=9, scale=1.6, stretch=(7, 7, 0.22), core=(1.0, 0.22, 0.030), mid=(1.0, 0.145, 0.014), skin=(0.9, 0.07, 0.005), cover=0.25)
spark = glow("spark", (1.0, 0.34, 0.06), 1.7, 2)
crust = hot("crust", shown=1.3, cast=2, scale=2.0, core=(1.0, 0.17, 0.015), mid=(0.6, 0.05, 0.004), skin=(0.03, 0.004, 0.002), cover=0.9)
ground(floor_concrete(color=(0.045, 0.045, 0.047), rough=0.35, vary=0.2), 100)
hall(dark, 30, 70, 17, 8, -10, glow("tube", COOL, 1.3, 3), (-8, 8))

TILT = math.radians(50)
PIVOT = Vector((-0.7, 4.0, 6.5))
tip_m = Matrix.Translation(PIVOT) @ Matrix.Rotation(TILT, 4, "Y")
v = Part("ladle")
outer = [(0, -2.25), (1.36, -2.25), (1.45, -2.1), (1.78, 1.75), (1.88, 1.78), (1.88, 1.98), (1.58, 1.98), (1.30, -1.8), (0, -1.85)]
v.lathe(shell, outer, 96)
for z, r in ((-1.35, 1.55), (-0.28, 1.64), (0.42, 1.70), (1.2, 1.76)):
    v.lathe(iron, [(r - 0.05, z - 0.13), (r + 0.09, z - 0.13), (r + 0.09, z + 0.13), (r - 0.05, z + 0.13)], 96, closed=True)
for k in range(24):
    a = k * math.pi / 12
    v.beam(iron, (1.62 * math.cos(a), 1.62 * math.sin(a), -1.3), (1.78 * math.cos(a), 1.78 * math.sin(a), 1.15), 0.05, 0.09)
for s in (-1, 1):
    v.box(iron, (0, s * 1.78, 0.08), (0.95, 0.22, 1.15)).rod(iron, (0, s * 1.8, 0.08), (0, s * 2.45, 0.08), 0.24, seg=40).rod(iron, (0, s * 2.4, 0.08), (0, s * 2.5, 0.08), 0.34, seg=40)
# The spout, crusted with steel that ran before.
v.box(brick, (1.78, 0, 1.95), (0.7, 0.66, 0.14), (0, 0.12, 0)).box(shell, (1.8, 0.36, 2.02), (0.7, 0.1, 0.26), (0, 0.12, 0)).box(shell, (1.8, -0.36, 2.02), (0.7, 0.1, 0.26), (0, 0.12, 0))
o = v.done(0.02, 2)
o.matrix_world = tip_m
lining = Part("lining").lathe(crust, [(1.57, 1.99), (1.55, 1.97), (1.30, -1.7)], 80).done(0)
lining.matrix_world = tip_m

lip = tip_m @ Vector((2.12, 0, 2.0))
# Melt surface: level inside the tilted vessel.
m = Part("melt")
n = 60
level = lip.z - 0.02
inner = []
for k in range(n):
    a = 2 * math.pi * k / n
    # Where the lining meets the level, along its own height.
    lo, hi = -1.8, 2.0
    for _ in range(30):
        mid = (lo + hi) / 2
        r = 1.30 + (mid + 1.8) / 3.8 * 0.28
        p = tip_m @ Vector((r * math.cos(a), r * math.sin(a), mid))
        if p.z > level:
            hi = mid
        else:
            lo = mid
    r = 1.29 + (lo + 1.8) / 3.8 * 0.28
    q = tip_m @ Vector((r * math.cos(a), r * math.sin(a), lo))
    inner.append((q.x, q.y, min(q.z, level)))
m._add(inner, [tuple(range(n))], melt)
m.done(0)
run = Part("run").box(melt, (0, 0, 0), (0.95, 0.5, 0.10)).done(0.04, 3)
run.matrix_world = tip_m @ Matrix.Translation((1.76, 0, 2.03)) @ Matrix.Rotation(0.12, 4, "Y")

# The falling stream: narrows, ripples, ends in the mould.
s = Part("stream")
rings = []
N = 90
v0 = 1.5
for k in range(N):
    t = k / (N - 1) * 0.93
    x, z = lip.x + v0 * t * 0.55, lip.z - 0.05 - 0.5 * 9.8 * t * t - 0.25 * t
    if z < 1.3:
        break
    r = 0.21 / math.sqrt(1 + 2.1 * t) * (1 + 0.035 * math.sin(k * 0.5) + 0.02 * math.sin(k * 1.1))
    rings.append([(x + r * math.cos(a) * (1 + 0.07 * math.sin(3 * a + k * 0.16)), lip.y + r * 1.25 * math.sin(a) * (1 + 0.06 * math.sin(2 * a - k * 0.12)), z) for a in (2 * math.pi * j / 24 for j in range(24))])
for p, q in zip(rings, rings[1:]):
    for j in range(24):
        s.quad(stream, p[j], p[(j + 1) % 24], q[(j + 1) % 24], q[j])
s.done(0, smooth=80)
foot = Vector((rings[-1][0][0] - 0.1, lip.y, 1.45))

# Receiving vessel.
r = Part("mould").lathe(shell, [(0, 0.1), (1.30, 0.1), (1.42, 1.72), (1.56, 1.74), (1.56, 1.92), (1.20, 1.92), (1.12, 0.5), (0, 0.5)], 80)
for z in (0.5, 1.15):
    r.lathe(iron, [(1.30, z - 0.1), (1.50, z - 0.1), (1.50, z + 0.1), (1.30, z + 0.1)], 80, closed=True)
for k in range(16):
    a = k * math.pi / 8
    r.beam(iron, (1.36 * math.cos(a), 1.36 * math.sin(a), 0.2), (1.46 * math.cos(a), 1.46 * math.sin(a), 1.7), 0.06, 0.1)
r.done(0.02, 2, (foot.x, foot.y, 0))
Part("bath").rod(melt, (foot.x, foot.y, 1.3), (foot.x, foot.y, 1.42), 1.2, seg=64).done(0)
Part("car").box(dark, (foot.x, foot.y, 0.12), (4.4, 3.4, 0.24)).box(iron, (foot.x + 2.6, foot.y, 0.5), (0.6, 2.0, 0.9)).done(0.03)
for y in (2.6, 5.4):
    Part("rail").box(iron, (0, y, 0.03), (40, 0.12, 0.06)).done(0)

# Hook beam and ropes.
b = Part("beam").box(crane_c, (PIVOT.x, PIVOT.y, 10.9), (1.0, 6.0, 1.3))
for sgn in (-1, 1):
    y = PIVOT.y + sgn * 2.2
    b.box(iron, (PIVOT.x, y, 8.6), (0.5, 0.2, 4.2)).box(iron, (PIVOT.x - 0.42, y, 6.5), (0.26, 0.2, 0.9), (0, 0.5, 0)).box(iron, (PIVOT.x + 0.05, y, 6.25), (0.9, 0.2, 0.34)).box(iron, (PIVOT.x + 0.45, y, 6.62), (0.2, 0.2, 0.55))
    for k in range(4):
        b.rod(dark, (PIVOT.x - 0.3 + k * 0.2, PIVOT.y + sgn * 1.2, 11.4), (PIVOT.x - 0.3 + k * 0.2, PIVOT.y + sgn * 1.0, 17), 0.035, seg=10)
b.done(0.03)
# Platform with rail at the back, stairs of light steel.
p = Part("platform").box(dark, (-2, 10.5, 3.2), (24, 4, 0.2))
for k in range(13):
    p.box(dark, (-13 + k * 2, 8.7, 1.6), (0.25, 0.25, 3.2)).rod(iron, (-13 + k * 2, 8.55, 3.3), (-13 + k * 2, 8.55, 4.4), 0.03, seg=8)
for z in (3.85, 4.4):
    p.rod(iron, (-14, 8.55, z), (12, 8.55, z), 0.03, seg=8)
p.done(0.01)

# Sparks: short streaks along their own flight.
sp = Part("sparks")
for k in range(620):
    at = foot + Vector((random.gauss(0, 0.35), random.gauss(0, 0.35), 0.25))
    a, up, out = random.uniform(0, 2 * math.pi), abs(random.gauss(3.6, 1.7)), abs(random.gauss(1.5, 1.0))
    t = random.uniform(0.05, 0.85)
    vel = Vector((out * math.cos(a), out * math.sin(a), up - 9.8 * t))
    pos = at + Vector((out * math.cos(a) * t, out * math.sin(a) * t, up * t - 4.9 * t * t))
    if pos.z < 0.05:
        continue
    d = vel * random.uniform(0.012, 0.03)
    w = random.uniform(0.004, 0.010)
    sp.rod(spark, pos, pos + d, w, w * 0.3, seg=5)
sp.done(0)

area((-8, -4, 9), (-0.5, 4, 6), 4, 1900, COOL)
area((8.5, 8, 11), (0.5, 4, 6), 3, 2200, COOL)
area((1, 14, 13), (0, 8, 3), 8, 900, COOL)
# From the surface of the bath, so that no edge of its light crosses the stream.
area((foot.x, foot.y, 1.46), (foot.x - 1.5, foot.y, 8), 1.6, 420, (1.0, 0.30, 0.06))
camera((-3.2, -9.2, 3.2), (0.9, 4, 4.25), 34, (1.6, 3.2, 5), 1.8)
finish("ladle", 52, mist=(11, 40), fog=(0.16, 0.155, 0.16), haze=0.8, exposure=0.2, glow=0.22, glowRadius=0.04, saturation=1.12)
