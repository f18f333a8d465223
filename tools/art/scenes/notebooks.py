"""Master Zhou's box: twenty-seven notebooks of roll changes; the latest lies open on the others."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _traces import *

reset(206)
window_light((0, 0, 0.1), 0.16, -1, 1.0)
bench = surface("bench", (0.30, 0.31, 0.30), 0.5, 0.2, vary=0.15, scale=9, dirt=0.7, dirt_color=(0.10, 0.095, 0.085), bump=0.2, bump_scale=60)
timber = surface("timber", (0.27, 0.155, 0.075), 0.5, 0.0, vary=0.1, scale=12, stretch=(0.5, 8, 8), dirt=0.8, bump=0.2, bump_scale=50)
iron = steel("iron", (0.24, 0.235, 0.23), 0.45, dirt=0.6, scale=30, bump=0.1)
page = paint("page", (0.62, 0.57, 0.46), 0.8, scale=30, dirt=0.4, bump=0.05, bump_scale=200)
ink = paint("ink", (0.05, 0.07, 0.18), 0.7, bump=0, dirt=0)
red = paint("red", (0.55, 0.06, 0.03), 0.7, bump=0, dirt=0)
tape = paint("tape", (0.62, 0.58, 0.48), 0.6, scale=40, dirt=0.5, bump=0)
covers = [surface(f"cover{k}", c, 0.6, 0.0, vary=0.1, scale=26, dirt=0.8, dirt_color=tuple(q * 0.35 for q in c), bump=0.25, bump_scale=420) for k, c in enumerate(((0.045, 0.075, 0.13), (0.10, 0.035, 0.03), (0.05, 0.085, 0.06), (0.09, 0.09, 0.085), (0.16, 0.11, 0.06)))]
black = paint("black", (0.02, 0.02, 0.022), 0.4, dirt=0.1)
pane = glass("pane", (0.96, 0.97, 0.97), 0.0)
ground(bench, 6)
L, D, H, t = 0.50, 0.215, 0.145, 0.014
b = Part("box").box(timber, (0, 0, t / 2), (L, D, t))
for s in (-1, 1):
    b.box(timber, (0, s * (D / 2 - t / 2), H / 2), (L, t, H)).box(timber, (s * (L / 2 - t / 2), 0, H / 2), (t, D - 2 * t, H))
    for z in (0.02, H - 0.02):
        for q in (-1, 1):
            b.box(iron, (q * (L / 2 - 0.016), -s * (D / 2 + 0.001), z), (0.036, 0.003, 0.03))
b.box(iron, (0, -D / 2 - 0.002, H - 0.03), (0.04, 0.004, 0.05)).box(iron, (0, -D / 2 - 0.006, H - 0.035), (0.016, 0.006, 0.02))
b.done(0.0025, 2)
# The lid leans against the back, its inside toward us.
lid = Part("lid").box(timber, (0, 0, 0.105), (L, 0.014, 0.21)).box(timber, (0, -0.012, 0.205), (L, 0.02, 0.016)).box(timber, (0, -0.012, 0.008), (L, 0.02, 0.016)).done(0.0025, 2)
lid.location, lid.rotation_euler = (0.0, D / 2 + 0.012, H - 0.01), (-0.28, 0, 0)
x = -L / 2 + t + 0.003
k = 0
while k < 26 and x < L / 2 - t - 0.014:
    w = random.uniform(0.0125, 0.0185)
    h = random.uniform(0.158, 0.176)
    d = random.uniform(0.150, 0.165)
    m = random.choice(covers)
    tilt = random.gauss(0, 0.015)
    n = Part("notebook").box(page, (0, 0.002, h / 2), (w * 0.8, d - 0.006, h - 0.004)).box(m, (-w / 2 + 0.0008, 0, h / 2), (0.0016, d, h)).box(m, (w / 2 - 0.0008, 0, h / 2), (0.0016, d, h)).box(m, (0, -d / 2, h / 2), (w, 0.0024, h))
    n.box(tape, (0, -d / 2 - 0.0015, h - 0.03), (w * 0.9, 0.0008, 0.026))
    o = n.done(0.0012, 2, (x + w / 2, -0.012, t), (0, tilt, 0))
    chalk(ink, f"{random.randint(1, 9)}", lambda u, v, x=x, w=w, h=h, d=d: (x + w / 2 - 0.004 + u, -0.012 - d / 2 - 0.0024, t + h - 0.037 + v), 0.012, 0.0012, seed=k)
    x += w + 0.0012
    k += 1
# The open one, on the bench before the box.
cx, cy = 0.02, -0.245
height = lambda u: 0.006 + 0.010 * math.sin(math.pi * min(1, abs(u) * 1.3)) * (1 - 0.5 * abs(u))
o = Part("open").box(covers[0], (cx, cy, 0.002), (0.275, 0.185, 0.0035))
for s in (-1, 1):
    pv, pf = [], []
    for i in range(17):
        u = i / 16
        pv += [(cx + s * u * 0.13, cy - 0.088, height(u)), (cx + s * u * 0.13, cy + 0.088, height(u))]
        if i:
            pf.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    o._add(pv, pf, page)
    o.box(page, (cx + s * 0.066, cy, 0.0055), (0.126, 0.174, 0.004))
o.done(0, smooth=60)
pen = Part("writing")
rnd = random.Random(8)
for s in (-1, 1):
    for line in range(12):
        if s > 0 and line > 7:
            break
        y = cy + 0.070 - line * 0.0128
        for col in range(5):
            x0 = cx + (0.012 if s > 0 else -0.124) + col * 0.0225
            if col == 4 and rnd.random() < 0.5:
                continue
            xx = x0
            for _ in range(rnd.randint(2, 4)):
                h = rnd.uniform(0.0045, 0.006)
                mat = red if rnd.random() < 0.03 else ink
                p0 = (rnd.uniform(0, 0.002), rnd.uniform(0, h))
                for _ in range(4):
                    p1 = (rnd.uniform(0, 0.0026), rnd.uniform(0, h))
                    pen.beam(mat, (xx + p0[0], y + p0[1], height((xx - cx) / 0.13) + 0.0006), (xx + p1[0], y + p1[1], height((xx - cx) / 0.13) + 0.0006), 0.0005, 0.0003)
                    p0 = p1
                xx += 0.0042
        for q in range(8):
            u0, u1 = 0.05 + q * 0.117, 0.05 + (q + 1) * 0.117
            pen.beam(tape, (cx + s * u0 * 0.13, y - 0.002, height(u0) + 0.0003), (cx + s * u1 * 0.13, y - 0.002, height(u1) + 0.0003), 0.0003, 0.0002)
pen.done(0)
placed(spectacles(black, pane, 0.5), (0.075, cy - 0.015, 0.0175), -0.5)
Part("pencil").rod(paint("wood", (0.55, 0.10, 0.03), 0.45, bump=0), (-0.115, cy - 0.105, 0.0038), (0.0, cy - 0.125, 0.0038), 0.0036, seg=6).rod(black, (0.0, cy - 0.125, 0.0038), (0.012, cy - 0.127, 0.0038), 0.0036, 0.0004, 6).done(0)
area((0.35, -0.55, 0.5), (0, -0.1, 0.08), 0.3, 1.6, (1.0, 0.95, 0.88))
camera((-0.31, -0.70, 0.47), (0.015, -0.135, 0.065), 43, (0.0, -0.18, 0.05), 9)
finish("notebooks", 22, (960, 720), mist=(0.3, 3), fog=(0.5, 0.48, 0.45), haze=0.03, exposure=0.5, gain=1.05, vignette=0.22, smooth=0.85, focal=(48, 55))
