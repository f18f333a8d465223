"""A caliper on a ground ring: a tenth of a millimetre by hand."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(110)
window_light((0, 0, 0.2), 0.8, -1, 0.62)
bench = surface("bench", (0.36, 0.365, 0.37), 0.5, 0.0, vary=0.08, scale=0.8, dirt=0.25, bump=0.05, bump_scale=40)
bright = steel("bright", (0.66, 0.68, 0.70), 0.46, vary=0.05, scale=1.6, stretch=(0.4, 12, 12), dirt=0.06, bump=0.03)
satin = steel("satin", (0.42, 0.44, 0.46), 0.52, vary=0.05, dirt=0.08, bump=0.02)
ring_m = steel("ring", (0.56, 0.58, 0.60), 0.20, vary=0.06, scale=2.5, stretch=(1, 1, 16), dirt=0.06, bump=0.05, bump_scale=24)
mark = paint("mark", (0.03, 0.032, 0.036), 0.5, dirt=0, bump=0)
orange = paint("orange", (0.78, 0.15, 0.02), 0.4, dirt=0.1)
ground(bench, 40)
Part("ring").lathe(ring_m, [(0.52, 0), (0.74, 0), (0.76, 0.02), (0.76, 0.44), (0.74, 0.46), (0.56, 0.46), (0.52, 0.42)], 160, closed=True).done(0.004, loc=(0.1, 0.25, 0))
Part("ring2").lathe(ring_m, [(0.34, 0), (0.50, 0), (0.52, 0.02), (0.52, 0.30), (0.50, 0.32), (0.37, 0.32), (0.34, 0.29)], 128, closed=True).done(0.004, loc=(1.75, 1.05, 0))
Part("ring3").lathe(ring_m, [(0.34, 0), (0.50, 0), (0.52, 0.02), (0.52, 0.30), (0.50, 0.32), (0.37, 0.32), (0.34, 0.29)], 128, closed=True).done(0.004, loc=(1.68, 1.0, 0.325))
Part("ring4").lathe(orange, [(0.30, 0), (0.42, 0), (0.43, 0.02), (0.43, 0.2), (0.42, 0.22), (0.32, 0.22), (0.30, 0.2)], 128, closed=True).done(0.004, loc=(-1.6, 1.5, 0))
# The caliper lies over the ring, jaws at both sides.
c = Part("caliper")
z, y = 0.56, -0.32
c.box(bright, (0.55, y, z), (4.2, 0.26, 0.055))
for k in range(150):
    x = -0.66 + k * 0.02
    c.box(mark, (x, y - 0.06 - (0 if k % 5 else -0.012), z + 0.0285), (0.0035, 0.10 if k % 10 == 0 else 0.075 if k % 5 == 0 else 0.05, 0.001))
for side, x in ((-1, -0.66), (1, 0.86)):
    # The movable jaw begins behind the slide.
    front = y - 0.13 if side < 0 else y + 0.03
    jaw = [(x, front), (x + side * 0.34, front), (x + side * 0.30, y + 0.3), (x + side * 0.06, y + 0.95), (x, y + 0.95)]
    if side < 0:
        jaw = list(reversed(jaw))
    lo, hi = [Vector((a, b, z - 0.12)) for a, b in jaw], [Vector((a, b, z + 0.035)) for a, b in jaw]
    n = len(jaw)
    c._add(lo + hi, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(reversed(range(n))), tuple(range(n, 2 * n))], bright)
c.box(satin, (1.16, y, z + 0.02), (0.94, 0.40, 0.10))
for k in range(20):
    c.box(mark, (0.80 + k * 0.038, y - 0.13, z + 0.0705), (0.004, 0.07 if k % 5 else 0.11, 0.001))
c.rod(satin, (1.30, y + 0.20, z + 0.02), (1.30, y + 0.34, z + 0.02), 0.07, seg=28).rod(satin, (1.42, y - 0.21, z), (1.42, y - 0.25, z), 0.10, seg=36)
c.done(0.006, 2, (0, 0, -0.09), (0, 0, 0.04))
Part("wall").box(paint("wall", (0.40, 0.41, 0.42), 0.7, dirt=0.1), (0, 7, 2), (40, 0.2, 14)).done(0)
camera((-1.15, -3.1, 2.0), (0.42, 0.08, 0.26), 52, (0.5, -0.25, 0.55), 2.0)
finish("caliper", 20, STAGE, mist=(3, 10), fog=(0.5, 0.52, 0.54), haze=0.1, exposure=0.1, gain=1.08, smooth=0.9, vignette=0.16, focal=(55, 52))
