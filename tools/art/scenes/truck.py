"""A lorry with two coils on the motorway, the road wet and bright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(115)
daylight(26, 64, clouds=0.25)
cab = paint("cab", (0.60, 0.61, 0.62), 0.28, dirt=0.04, coat=0.5, bump=0)
frame = paint("frame", (0.05, 0.054, 0.06), 0.5, bump=0)
orange = paint("orange", (0.76, 0.145, 0.016), 0.35, coat=0.4, dirt=0.05, bump=0)
tyre = paint("tyre", (0.022, 0.023, 0.025), 0.7, bump=0)
rim = steel("rim", (0.5, 0.51, 0.53), 0.3, bump=0)
glaze = surface("glaze", (0.02, 0.03, 0.036), 0.05, 0.0, vary=0.01, bump=0, coat=0.6)
coil_m = steel("coil", (0.50, 0.53, 0.57), 0.26, scale=0.8)
strap = paint("strap", (0.62, 0.30, 0.02), 0.5, bump=0)
road = floor_concrete("road", (0.085, 0.087, 0.09), 0.30, 0.16, 0.25, bump=0.15, bump_scale=12)
white = paint("white", (0.66, 0.66, 0.64), 0.5, dirt=0.2, bump=0)
barrier = steel("barrier", (0.52, 0.54, 0.56), 0.4, bump=0)
land((0.13, 0.135, 0.06), 900, 0.1)
Part("road").quad(road, (-300, -8.5, 0.02), (400, -8.5, 0.02), (400, 7.5, 0.02), (-300, 7.5, 0.02)).done(0)
m = Part("marks")
for k in range(60):
    m.box(white, (-150 + k * 9, -2.2, 0.03), (4, 0.15, 0.01))
m.box(white, (50, 5.6, 0.03), (700, 0.18, 0.01)).box(white, (50, -6.6, 0.03), (700, 0.18, 0.01)).done(0)
g = Part("rail")
for k in range(90):
    g.box(barrier, (-120 + k * 3, 7.3, 0.45), (0.1, 0.12, 0.9))
for z in (0.58, 0.76):
    g.rod(barrier, (-120, 7.2, z), (150, 7.2, z), 0.09, seg=10)
g.done(0)
t = Part("lorry")
y = 1.6
t.box(frame, (-1.6, y, 1.15), (12.4, 0.9, 0.28)).box(frame, (-1.6, y, 1.36), (12.4, 2.5, 0.16)).box(orange, (-1.6, y - 1.27, 1.34), (12.4, 0.04, 0.24)).box(frame, (5.4, y, 0.95), (6.4, 0.9, 0.3))
outline = [(0, 0.75), (2.25, 0.75), (2.32, 1.3), (2.28, 2.1), (2.02, 3.0), (1.8, 3.35), (0.0, 3.35)]
lo, hi = [Vector((6.2 + a, y - 1.24, z)) for a, z in outline], [Vector((6.2 + a, y + 1.24, z)) for a, z in outline]
n = len(outline)
t._add(lo + hi, [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], cab)
t.box(glaze, (7.62, y - 1.246, 2.45), (1.1, 0.02, 0.8)).box(orange, (7.2, y - 1.247, 1.45), (1.9, 0.015, 0.12))
t._add([Vector((8.50, y - 1.1, 2.12)), Vector((8.50, y + 1.1, 2.12)), Vector((8.25, y + 1.1, 2.98)), Vector((8.25, y - 1.1, 2.98))], [(0, 1, 2, 3)], glaze)
t.box(frame, (7.3, y, 0.62), (2.5, 2.45, 0.35)).box(cab, (6.6, y, 3.5), (1.3, 2.3, 0.5)).box(frame, (4.6, y, 0.75), (1.3, 2.3, 0.55))
# Spare wheel box behind the axles, side guard before them.
t.box(frame, (-2.4, y - 1.1, 0.86), (1.5, 0.3, 0.62))
t.done(0.05, 3)
wh = Part("wheel").lathe(tyre, [(0.30, -0.15), (0.48, -0.16), (0.52, -0.10), (0.52, 0.10), (0.48, 0.16), (0.30, 0.15)], 56, axis="Y").lathe(rim, [(0.0, -0.08), (0.12, -0.12), (0.26, -0.05), (0.31, -0.14)], 40, axis="Y").done(0.01, 2, (0, -900, 0))
for x in (7.5, 4.9, 3.8, -3.9, -5.2, -6.5):
    for dy in (-1.05, 1.05):
        copy(wh, (x, y + dy, 0.53), (0, random.random() * 6, 0 if dy < 0 else math.pi))
c = coil_part(coil_m, 0.34, 0.92, 1.5, 40, 0.004, seg=112).done(0, loc=(0, -900, 0))
for x in (0.9, -4.1):
    copy(c, (x, y, 2.36), (0.4, 0, math.pi / 2 + 0.0))
    s = Part("strap")
    for dx in (-0.35, 0.35):
        points = [(x + dx + 0.0, y - 1.24, 1.45)] + [(x + dx, y, 2.36)]
        s.beam(strap, (x - 1.5, y + dx, 1.45), (x - 0.72, y + dx, 2.98), 0.07, 0.012).beam(strap, (x + 1.5, y + dx, 1.45), (x + 0.72, y + dx, 2.98), 0.07, 0.012)
    s.box(frame, (x - 0.75, y, 1.55), (0.3, 2.2, 0.26)).box(frame, (x + 0.75, y, 1.55), (0.3, 2.2, 0.26)).done(0.01)
grass(0.3, (0.13, 0.145, 0.055), (-40, 50), (8, 16), 2200, 0.35)
grove([(random.uniform(-130, 160), random.uniform(60, 110), random.uniform(0.8, 1.5)) for _ in range(130)], (0.055, 0.085, 0.032), n=2600)
hills(None, [(-500, 900, 90), (200, 1000, 130), (800, 950, 90)], (0.20, 0.23, 0.22))
camera((5.0, -17.0, 1.55), (0.4, 1.6, 2.5), 32, (1, 0.4, 2), 4)
finish("truck", 16, STAGE, mist=(30, 500), fog=AIR, haze=0.55, exposure=0.45, gain=1.04, vignette=0.16, smooth=0.75, focal=(50, 56))
