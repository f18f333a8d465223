"""A mill in the snow at thirty-eight below: low sun, deep snow, a cleared road."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(122)
daylight(9, 66, low=(0.98, 0.82, 0.68), mid=(0.62, 0.68, 0.78), high=(0.22, 0.36, 0.58), strength=0.62, clouds=0.08, energy=3.6, color=(1.0, 0.70, 0.46))
snow = surface("snow", (0.74, 0.78, 0.83), 0.6, 0.0, vary=0.08, scale=0.15, dirt=0.15, dirt_color=(0.55, 0.60, 0.68), bump=0.6, bump_scale=1.2, spec=0.3)
road = surface("road", (0.40, 0.42, 0.45), 0.4, 0.0, vary=0.15, scale=0.3, dirt=0.5, dirt_color=(0.16, 0.17, 0.185), bump=0.4, bump_scale=3)
clad = paint("clad", (0.24, 0.30, 0.345), 0.45, scale=0.1, dirt=0.2, bump=0)
grey = paint("grey", (0.34, 0.355, 0.37), 0.5, scale=0.1, dirt=0.2, bump=0)
dark = paint("dark", (0.05, 0.055, 0.06), 0.5, bump=0)
orange = paint("orange", (0.76, 0.15, 0.018), 0.4, bump=0)
lamp = glow("lamp", (1.0, 0.66, 0.34), 1.5, 5)
alu = steel("alu", (0.6, 0.62, 0.64), 0.3, bump=0)
s = Part("snow")
s.mats.append(snow)
n = 90
for i in range(n + 1):
    for j in range(n + 1):
        x, y = -90 + 200 * i / n, -16 + 130 * j / n
        bank = 0.75 * math.exp(-((abs(x - 0.02 * y - 1.2) - 4.6) / 1.0) ** 2) if y < 100 else 0
        drift = 0.22 * math.sin(x * 0.31 + 0.4 * math.sin(y * 0.2)) + 0.13 * math.sin(y * 0.5 + x * 0.13)
        flat = 1 if abs(x - 0.02 * y - 1.2) > 3.6 else 0
        s.verts.append((x, y, (drift * 0.7 + 0.24 + bank * random.uniform(0.8, 1.2)) * flat - (0.25 if not flat else 0)))
for i in range(n):
    for j in range(n):
        a = i * (n + 1) + j
        s.faces.append([a, a + n + 1, a + n + 2, a + 1])
        s.slots.append(0)
s.done(0, smooth=80)
Part("far").quad(snow, (-1500, 112, 0.1), (1500, 112, 0.1), (1500, 1500, 0.1), (-1500, 1500, 0.1)).done(0)
Part("road").quad(road, (-3.2, -18, 0.02), (5.6, -18, 0.02), (7.4, 114, 0.02), (-0.4, 114, 0.02)).done(0)
w = Part("mill")
for x, y, wd, d, h in ((9, 52, 54, 90, 19), (-66, 70, 48, 70, 14), (-14, 118, 30, 40, 30)):
    w.box(clad, (x + wd / 2, y + d / 2, h / 2), (wd, d, h)).box(grey, (x + wd / 2, y - 0.05, 2.0), (wd + 0.1, 0.2, 4)).box(snow, (x + wd / 2, y + d / 2, h + 0.28), (wd + 0.5, d + 0.5, 0.55))
    for k in range(int(wd / 3)):
        w.box(grey, (x + 1.5 + k * 3, y - 0.08, h * 0.6), (0.14, 0.14, h * 0.7))
    w.box(orange, (x + wd / 2, y - 0.1, h - 1.2), (wd, 0.16, 0.7))
    for k in range(int(wd / 9)):
        w.box(lamp, (x + 4 + k * 9, y - 0.5, 6.4), (1.0, 0.5, 0.2))
w.box(dark, (20, 51.8, 4), (7, 0.4, 8)).box(lamp, (20, 51.6, 8.6), (5, 0.3, 0.25))
for x, y, h in ((-24, 132, 66), (2, 142, 58)):
    w.rod(grey, (x, y, 0), (x, y, h), 2.2, 1.5, 32).rod(orange, (x, y, h - 6), (x, y, h - 3.4), 1.7, 1.6, 32)
for dz in (0, 1.3):
    w.rod(alu, (-90, 47, 7.4 + dz), (90, 47, 7.4 + dz), 0.5, seg=24)
for k in range(16):
    w.box(grey, (-84 + k * 11, 47, 3.7), (0.5, 0.9, 7.4)).box(snow, (-84 + k * 11 + 2, 47, 9.3), (9, 0.7, 0.16))
for k in range(7):
    w.rod(dark, (-5.6 + k * 0.32, 4 + k * 14, 0), (-5.6 + k * 0.32, 4 + k * 14, 8.5), 0.10, 0.07, 10).box(dark, (-5.0 + k * 0.32, 4 + k * 14, 8.5), (1.4, 0.2, 0.12)).box(lamp, (-4.4 + k * 0.32, 4 + k * 14, 8.4), (0.5, 0.2, 0.08))
w.done(0)
grove([(random.uniform(-160, 160), random.uniform(190, 260), random.uniform(0.8, 1.3)) for _ in range(60)], (0.10, 0.095, 0.085), n=700)
camera((1.4, -14, 2.3), (-1.5, 60, 11.5), 29, (2, 20, 2), 5.6)
finish("snow-mill", 12, (800, 600), mist=(30, 320), fog=(0.82, 0.80, 0.80), haze=0.5, exposure=0.4, gain=1.04, vignette=0.16, smooth=0.75, focal=(52, 58))
