"""The desk from which a crane is driven: two levers, a wide window, the yard beyond."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(116)
daylight(36, 66, energy=3.6, clouds=0.25)
desk = paint("desk", (0.30, 0.31, 0.32), 0.42, dirt=0.05, bump=0.05, bump_scale=120)
panel = paint("panel", (0.085, 0.09, 0.098), 0.42, dirt=0.05, bump=0.06, bump_scale=160)
black = paint("black", (0.022, 0.023, 0.026), 0.45, dirt=0.05)
rubber = paint("rubber", (0.03, 0.031, 0.034), 0.7, dirt=0.1)
chrome = steel("chrome", (0.66, 0.68, 0.70), 0.16, bump=0)
orange = paint("orange", (0.80, 0.15, 0.016), 0.36, dirt=0.03, coat=0.3)
red = paint("red", (0.60, 0.03, 0.015), 0.36, coat=0.4)
white = paint("white", (0.58, 0.59, 0.60), 0.5, bump=0)
far = paint("far", (0.50, 0.12, 0.03), 0.5, bump=0)
grey = paint("grey", (0.34, 0.36, 0.38), 0.5, bump=0)
lamp = glow("lamp", (0.35, 1.0, 0.5), 0.9, 2)
land((0.20, 0.20, 0.195), 900, 0.1)
Part("desk").box(desk, (0, 0.55, 0.9), (6, 1.5, 0.10)).box(desk, (0, -0.42, 0.85), (6, 0.5, 0.06), (math.radians(12), 0, 0)).done(0.03, 4)
for s in (-1, 1):
    x = s * 0.62
    Part("pad").box(panel, (x, 0.12, 0.985), (0.62, 0.72, 0.09)).done(0.03, 4)
    profile = [(0.17, 1.03), (0.17, 1.045), (0.155, 1.06), (0.16, 1.075), (0.135, 1.09), (0.14, 1.105), (0.11, 1.12), (0.115, 1.135), (0.085, 1.15), (0.05, 1.18)]
    Part("boot").lathe(rubber, profile, 64, at=(x, 0.16, 0)).done(0.003)
    # The stick turns on its origin, which is inside the boot.
    Part("stick").rod(chrome, (0, 0, 0), (0, 0, 0.13), 0.026, seg=32).lathe(rubber, [(0.062, 0.0), (0.05, 0.035), (0.034, 0.05)], 48).lathe(black, [(0.028, 0.11), (0.062, 0.13), (0.056, 0.21), (0.066, 0.29), (0.07, 0.35), (0.056, 0.395), (0.0, 0.405)], 48).box(orange, (0, -0.045, 0.385), (0.04, 0.03, 0.03)).done(0.004, 2, (x, 0.16, 1.155), (math.radians(-4 * s), math.radians(5 * s), 0))
    q = Part("keys")
    for r in range(2):
        for c in range(4):
            q.rod(black if (r + c) % 3 else white, (x - 0.21 + c * 0.14, -0.155 + r * 0.09, 1.028), (x - 0.21 + c * 0.14, -0.155 + r * 0.09, 1.048), 0.030, seg=32)
    q.box(lamp, (x + 0.24, 0.38, 1.035), (0.03, 0.03, 0.012)).done(0.004, 2)
Part("stop").rod(orange, (0, 0.02, 0.95), (0, 0.02, 0.985), 0.13, seg=48).rod(black, (0, 0.02, 0.985), (0, 0.02, 1.03), 0.05, seg=32).lathe(red, [(0.0, 1.085), (0.07, 1.08), (0.095, 1.06), (0.095, 1.03), (0.0, 1.03)], 48, at=(0, 0.02, 0)).done(0.004, 2)
w = Part("window")
for x in (-2.2, 0.75, 3.4):
    w.box(grey, (x, 1.9, 2.4), (0.09, 0.14, 4))
w.box(grey, (0, 1.9, 0.95), (8, 0.2, 0.3)).done(0.01)
# The yard: a gantry crane over rows of slabs.
y = Part("yard")
for gx, gy in ((-30, 96), (36, 150)):
    for dx in (-20, 20):
        for dy in (-5, 5):
            y.beam(far, (gx + dx + (1.8 if dy < 0 else -1.8) * 0, gy + dy, -12), (gx + dx, gy + dy * 0.6, 15), 1.3)
        y.box(far, (gx + dx, gy, -11), (1.6, 15, 1.4))
    y.box(far, (gx, gy - 2.4, 16.4), (62, 1.4, 3)).box(far, (gx, gy + 2.4, 16.4), (62, 1.4, 3)).box(grey, (gx - 8, gy, 18.6), (7, 7, 2.6))
    for dx in (-1.5, 1.5):
        y.rod(black, (gx - 8 + dx, gy, 16), (gx - 8 + dx, gy, -2), 0.12, seg=8)
    y.box(orange, (gx - 8, gy, -2.6), (9, 3, 1.2))
for r in range(12):
    for c in range(5):
        for k in range(random.choice((1, 2, 2, 3))):
            y.box(random.choice((grey, white, panel, grey)), (-56 + r * 11, 62 + c * 26, -10.8 + k * 2.5), (9.6, 21, 2.4))
y.done(0.03, 1)
for o in list(bpy.data.objects):
    if o.name == "ground":
        o.location.z = -12
area((-3.2, -1.8, 3.2), (0, 0.1, 1), 2.6, 60, NEUTRAL)
camera((-0.34, -1.35, 1.86), (0.10, 1.0, 1.26), 33, (-0.55, 0.1, 1.3), 2.4)
finish("joysticks", 20, STAGE, mist=(20, 400), fog=AIR, haze=0.5, exposure=0.4, gain=1.05, vignette=0.16, smooth=0.85, focal=(36, 68))
