"""A village classroom before the lesson: a small board of lamps on the first desk."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(117)
wood = surface("wood", (0.42, 0.27, 0.145), 0.45, 0.0, vary=0.10, scale=0.8, stretch=(0.6, 7, 7), dirt=0.5, dirt_color=(0.26, 0.15, 0.075), bump=0.15, bump_scale=10)
frame = paint("frame", (0.10, 0.13, 0.15), 0.45, dirt=0.15)
plaster = paint("plaster", (0.62, 0.615, 0.595), 0.8, scale=0.3, dirt=0.06)
dado = paint("dado", (0.30, 0.40, 0.42), 0.7, scale=0.3, dirt=0.1)
slate = paint("slate", (0.035, 0.052, 0.047), 0.6, scale=0.6, dirt=0.8, dirt_color=(0.075, 0.092, 0.086))
chalk = paint("chalk", (0.66, 0.66, 0.64), 0.8, bump=0)
metal = paint("metal", (0.40, 0.41, 0.42), 0.4, dirt=0.1)
dark = paint("dark", (0.03, 0.032, 0.036), 0.5)
red, amber, off = glow("red", EMBER, 1.7, 5), glow("amber", (1.0, 0.46, 0.06), 1.5, 4), paint("off", (0.24, 0.09, 0.05), 0.4)
floor = floor_concrete("floor", (0.24, 0.235, 0.225), 0.35, 0.12, 0.6)
ground(floor, 40)
r = Part("room").box(plaster, (0, 7.6, 1.8), (14, 0.2, 3.8)).box(plaster, (5.2, 0, 1.8), (0.2, 18, 3.8)).box(dado, (0, 7.48, 0.55), (14, 0.04, 1.1)).box(dado, (5.08, 0, 0.55), (0.04, 18, 1.1)).box(plaster, (0, 0, 3.75), (14, 18, 0.1))
r.box(frame, (-0.4, 7.44, 1.95), (5.0, 0.08, 1.5)).box(slate, (-0.4, 7.39, 1.95), (4.84, 0.04, 1.36)).box(wood, (-0.4, 7.34, 1.18), (4.9, 0.14, 0.05))
for k in range(5):
    x, h = -2.1 + k * 0.42, 0.24 + k * 0.13
    r.box(chalk, (x, 7.365, 1.42 + h / 2), (0.012, 0.004, h)).box(chalk, (x + 0.2, 7.365, 1.42 + h / 2), (0.012, 0.004, h)).box(chalk, (x + 0.1, 7.365, 1.42 + h), (0.21, 0.004, 0.012))
r.box(chalk, (-1.1, 7.365, 1.42), (2.4, 0.004, 0.012)).box(chalk, (0.85, 7.365, 2.3), (1.3, 0.004, 0.03)).box(chalk, (0.75, 7.365, 2.14), (1.1, 0.004, 0.02)).box(chalk, (0.8, 7.365, 1.98), (1.2, 0.004, 0.02)).box(chalk, (0.62, 7.365, 1.82), (0.84, 0.004, 0.02))
for y in (-6.5, -3, 0.5, 4):
    r.box(plaster, (-4.6, y - 1.1, 1.8), (0.24, 1.1, 3.8))
    for dy in (0, 0.8, 1.6):
        r.box(frame, (-4.6, y - 0.2 + dy, 1.95), (0.07, 0.06, 2.1))
    r.box(plaster, (-4.6, y + 0.6, 0.45), (0.24, 2.4, 0.9)).box(plaster, (-4.6, y + 0.6, 3.4), (0.24, 2.4, 0.8)).box(frame, (-4.6, y + 0.6, 2.0), (0.06, 2.4, 0.05))
r.done(0.004, 1)
d = Part("desk").box(wood, (0, 0, 0.74), (1.2, 0.46, 0.035)).box(frame, (0, 0.05, 0.62), (1.12, 0.34, 0.02))
for x in (-0.54, 0.54):
    d.box(frame, (x, -0.16, 0.36), (0.035, 0.035, 0.72)).box(frame, (x, 0.18, 0.36), (0.035, 0.035, 0.72)).box(frame, (x, 0, 0.06), (0.035, 0.42, 0.03))
d.box(wood, (0, -0.62, 0.44), (1.1, 0.30, 0.03))
for x in (-0.46, 0.46):
    d.box(frame, (x, -0.72, 0.22), (0.03, 0.03, 0.44)).box(frame, (x, -0.52, 0.22), (0.03, 0.03, 0.44))
d = d.done(0.006, 2, (0, -900, 0))
for row in range(5):
    for col in range(3):
        copy(d, (-2.6 + col * 2.1 + random.gauss(0, 0.02), -0.7 + row * 1.45, 0), (0, 0, random.gauss(0, 0.015)))
b = Part("board").box(metal, (0, 0, 0.27), (0.86, 0.07, 0.50)).box(dark, (0, -0.04, 0.28), (0.80, 0.01, 0.43)).box(metal, (-0.3, 0.06, 0.02), (0.05, 0.3, 0.04)).box(metal, (0.3, 0.06, 0.02), (0.05, 0.3, 0.04))
for c in range(13):
    for q in range(5):
        on = abs(c - 5) <= 1 and q in (1, 2, 3)
        b.rod(red if on and c == 5 else amber if on else off, (-0.36 + c * 0.06, -0.044, 0.12 + q * 0.075), (-0.36 + c * 0.06, -0.056, 0.12 + q * 0.075), 0.014, seg=20)
b.done(0.004, 2, (-0.42, -0.62, 0.758), (0, 0, math.radians(10)))
n = Part("book").box(chalk, (0, 0, 0.012), (0.22, 0.30, 0.02)).box(dado, (0, 0, 0.002), (0.23, 0.31, 0.004)).done(0.002, 1, (-0.92, -0.72, 0.758), (0, 0, 0.3))
sky((0.80, 0.84, 0.90), (0.70, 0.80, 0.95), 1.1)
sun(34, -78, 3.6, (1.0, 0.86, 0.66))
area((-4.4, 0, 2.0), (0, 0, 1), 2.2, 170, (0.95, 0.97, 1.0), 12)
area((0.5, -4, 3.4), (0, 2, 0.8), 4, 110, NEUTRAL)
camera((-0.30, -2.5, 1.36), (-0.30, 3.2, 1.12), 31, (-0.45, -0.65, 1.0), 2.0)
finish("classroom", 20, STAGE, mist=(3, 14), fog=(0.66, 0.67, 0.67), haze=0.15, exposure=1.15, gain=1.05, vignette=0.16, smooth=0.9, focal=(48, 62))
