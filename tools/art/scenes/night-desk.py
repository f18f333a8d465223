"""A desk at the end of a night on call: the tea half drunk, reading glasses on the log, a jacket over the chair, morning in the window."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _traces import *

reset(203)
sky((0.98, 0.80, 0.62), (0.42, 0.55, 0.74), 0.85, 0.5)
sun(9, 205, 3.2, (1.0, 0.72, 0.46), 1.5)
desk = surface("desk", (0.34, 0.24, 0.15), 0.36, 0.0, vary=0.12, scale=2.2, stretch=(0.5, 7, 1), dirt=0.5, bump=0.06, bump_scale=18)
paper = paint("paper", (0.80, 0.78, 0.72), 0.75, scale=2, dirt=0.08, bump=0.03, bump_scale=50)
ink = paint("ink", (0.05, 0.07, 0.16), 0.7, bump=0, dirt=0)
cover = paint("cover", (0.05, 0.13, 0.12), 0.55, scale=5, dirt=0.5)
wall = paint("wall", (0.50, 0.49, 0.46), 0.7, scale=0.7, dirt=0.2)
frame_m = paint("frame", (0.46, 0.47, 0.46), 0.5, scale=1, dirt=0.2)
black = paint("black", (0.02, 0.021, 0.023), 0.42, dirt=0.1)
metal = steel("metal", (0.45, 0.40, 0.32), 0.25, bump=0)
pane = glass("pane", (0.95, 0.97, 0.97), 0.0)
amber = glass("amber", (0.80, 0.36, 0.07), 0.0)
leafm = paint("leaf", (0.06, 0.07, 0.02), 0.7, bump=0)
navy = cotton("navy", (0.05, 0.085, 0.15), 0.4, 7, 300, 0.85)
band = surface("band", (0.62, 0.63, 0.60), 0.3, 0.2, vary=0.1, scale=9, dirt=0.4, bump=0.2, bump_scale=200)
wood = paint("wood", (0.70, 0.36, 0.05), 0.5, bump=0)
Part("desk").box(desk, (0, 0.35, 0.74), (2.4, 0.85, 0.035)).box(desk, (0, 0.76, 0.4), (2.3, 0.03, 0.6)).done(0.006, 3)
# The log: open, written on by hand, line after line.
b = Part("log")
b.box(cover, (-0.02, 0.20, 0.7615), (0.45, 0.305, 0.006))
for s in (-1, 1):
    pv, pf = [], []
    n = 16
    for i in range(n + 1):
        u = i / n
        z = 0.768 + 0.012 * math.sin(math.pi * min(1, u * 1.25)) * (1 - 0.55 * u) + 0.004
        pv += [(-0.02 + s * u * 0.215, 0.058, z), (-0.02 + s * u * 0.215, 0.342, z)]
        if i:
            pf.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    b._add(pv, pf, paper)
b.done(0, smooth=60)
height = lambda u: 0.768 + 0.012 * math.sin(math.pi * min(1, abs(u) * 1.25)) * (1 - 0.55 * abs(u)) + 0.0048
pen = Part("writing")
rnd = random.Random(4)
for s in (-1, 1):
    for line in range(15):
        if s > 0 and line > 6:
            break
        y = 0.318 - line * 0.0175
        x = 0.018 if s > 0 else -0.200
        end = rnd.uniform(0.13, 0.20) if s > 0 else rnd.uniform(-0.06, -0.018)
        while x < end:
            w = rnd.uniform(0.004, 0.0075)
            h = rnd.uniform(0.005, 0.009)
            for _ in range(rnd.randint(3, 5)):
                x1, y1 = x + rnd.uniform(0, w), y + rnd.uniform(0, h)
                x2, y2 = x + rnd.uniform(0, w), y + rnd.uniform(0, h)
                pen.beam(ink, (-0.02 + x1, y1, height(x1 / 0.215)), (-0.02 + x2, y2, height(x2 / 0.215)), 0.0007, 0.0005)
            x += w + rnd.choice((0.0016, 0.0016, 0.0016, 0.006))
for s in (-1, 1):
    for line in range(16):
        y = 0.315 - line * 0.0175
        for k in range(8):
            u0, u1 = 0.06 + k * 0.115, 0.06 + (k + 1) * 0.115
            pen.beam(frame_m, (-0.02 + s * u0 * 0.215, y, height(u0) - 0.0004), (-0.02 + s * u1 * 0.215, y, height(u1) - 0.0004), 0.0004, 0.0004)
pen.done(0)
placed(spectacles(black, pane, 0.6), (0.075, 0.185, 0.780), 0.5)
Part("pencil").rod(wood, (-0.10, 0.075, 0.788), (0.03, 0.115, 0.788), 0.0036, seg=6).rod(black, (0.03, 0.115, 0.788), (0.041, 0.1184, 0.788), 0.0036, 0.0004, 6).done(0)
placed(tea(pane, amber, leafm, 0.047), (0.27, 0.36, 0.758))
# A telephone: cradle, handset, its cord.
t = Part("phone").box(black, (-0.30, 0.50, 0.775), (0.20, 0.22, 0.035), (0.12, 0, 0.25))
t.done(0.012, 4)
h = Part("handset")
capsule(h, black, (-0.38, 0.44, 0.815), (-0.335, 0.60, 0.835), 0.017)
capsule(h, black, (-0.385, 0.425, 0.808), (-0.380, 0.440, 0.804), 0.027)
capsule(h, black, (-0.332, 0.598, 0.830), (-0.328, 0.610, 0.826), 0.027)
h.done(0)
k = Part("keys")
for r in range(4):
    for c in range(3):
        k.box(frame_m, (-0.295 + c * 0.030 + r * 0.007, 0.445 + r * 0.028 + c * -0.004, 0.7925 + r * 0.0034), (0.019, 0.016, 0.008), (0.12, 0, 0.25))
k.done(0.002, 2)
coil = []
for i in range(140):
    u = i / 139
    x, y = -0.36 + 0.30 * math.sin(u * 2.2) * 0.35, 0.41 - 0.10 * math.sin(u * math.pi) + 0.05 * u
    coil.append((x + 0.008 * math.cos(i * 1.1), y + 0.004, 0.768 + 0.008 * math.sin(i * 1.1)))
cable(black, coil, 0.0022)
# The window over the desk; outside, roofs and a stack in the first light.
w = Part("window").box(wall, (0, 1.30, 0.42), (6, 0.12, 0.98)).box(wall, (-2.35, 1.30, 1.6), (2.2, 0.12, 1.5)).box(wall, (2.45, 1.30, 1.6), (2.2, 0.12, 1.5)).box(wall, (0, 1.30, 2.6), (6, 0.12, 0.6)).box(frame_m, (0.05, 1.20, 0.925), (4.6, 0.26, 0.035))
for x in (-1.25, -0.40, 0.48, 1.35):
    w.box(frame_m, (x, 1.28, 1.6), (0.05, 0.06, 1.4))
w.box(frame_m, (0, 1.28, 1.30), (2.6, 0.05, 0.035)).done(0.006)
out = Part("outside")
roof = paint("roof", (0.16, 0.18, 0.20), 0.7, bump=0)
for x, y, wd, d, hh in ((-60, 120, 70, 40, 9), (22, 150, 80, 40, 13), (-20, 200, 60, 30, 20), (-130, 170, 50, 40, 14)):
    for q in range(4):
        out.prism(roof, [(0, -40), (wd / 4, -40), (wd / 4, hh), (0, hh + 3.5)], (x + q * wd / 4, y, -18), (x + q * wd / 4, y + d, -18))
for x, y, hh in ((-14, 210, 44), (52, 240, 52), (-6, 214, 36)):
    out.rod(roof, (x, y, -40), (x, y, hh), 2.6, 1.8, 24)
out.done(0)
# The helmet on the sill, for the round at six.
cap = helmet(paint("shell", (0.74, 0.74, 0.72), 0.32, scale=6, dirt=0.45, coat=0.3), black)
cap.location, cap.rotation_euler = (-0.16, 1.19, 0.956), (0, 0, 0.7)
area((-2.4, -1.6, 2.6), (0, 0.3, 0.8), 1.8, 16, (0.9, 0.95, 1.0))
area((0.1, 1.15, 1.7), (0, 0.1, 0.7), 1.5, 26, (1.0, 0.85, 0.70))
camera((-0.20, -0.46, 1.20), (0.07, 0.30, 0.84), 31, (0.09, 0.18, 0.785), 4)
finish("night-desk", 20, (960, 720), mist=(30, 400), fog=(0.86, 0.78, 0.70), haze=0.3, exposure=0.0, gain=1.05, vignette=0.2, smooth=0.85, focal=(48, 56))
