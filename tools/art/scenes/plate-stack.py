"""Plates and sections on their bearers, ends marked with the colour of their grade."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(23)
plate = steel("plate", (0.36, 0.38, 0.41), 0.34, vary=0.16, scale=0.9, stretch=(1, 0.4, 1), dirt=0.75, dirt_color=(0.11, 0.095, 0.085), bump=0.1, bump_scale=14, tint=0.25)
edge_mat = steel("section", (0.33, 0.345, 0.37), 0.36, vary=0.14, scale=1.2, stretch=(2, 0.3, 2), dirt=0.7, dirt_color=(0.13, 0.09, 0.07), bump=0.12, tint=0.25)
mark = paint("mark", (0.78, 0.12, 0.012), 0.5, dirt=0.45, bump=0.1)
white = paint("white", (0.45, 0.45, 0.44), 0.55, dirt=0.3)
timber = paint("timber", (0.085, 0.066, 0.050), 0.7, dirt=0.6, bump=0.5, bump_scale=14)
dark = paint("dark", (0.034, 0.038, 0.044), 0.5)
crane_c = paint("crane", (0.40, 0.085, 0.02), 0.42)
ground(floor_concrete(color=(0.066, 0.070, 0.076), rough=0.26, vary=0.2), 120)
hall(dark, 26, 100, 11, 7, -9, glow("tube", COOL, 1.5, 3), (-5, 0, 5))


def plates(x, y, w, l, n, marked=False, lo=0.02, hi=0.06):
    """A stack; every plate lies a little off the last."""
    z, k = 0.14, 0
    for b in range(int(l / 1.3) + 1):
        Part("bearer").box(timber, (x, y - l / 2 + 0.3 + b * 1.3, 0.07), (w + 0.1, 0.14, 0.14)).done(0.012)
    while k < n:
        t = random.uniform(lo, hi)
        dx, dy = random.gauss(0, 0.022), random.gauss(0, 0.035)
        o = Part("plate").box(plate, (0, 0, t / 2), (w, l, t)).done(0.004, 2, (x + dx, y + dy, z), (0, 0, random.gauss(0, 0.003)))
        if marked and k >= n - 6 or (not marked and random.random() < 0.03):
            Part("mark").box(mark, (0, 0, 0), (0.34, 0.004, t * 0.92)).done(0, loc=(x + dx - w * 0.30, y + dy - l / 2 - 0.001, z + t / 2))
        z += t + 0.002
        k += 1
        if k % 8 == 0 and k < n:
            for b in range(int(l / 1.3) + 1):
                Part("bearer").box(timber, (x, y - l / 2 + 0.3 + b * 1.3, z + 0.035), (w + 0.06, 0.10, 0.07)).done(0.008)
            z += 0.07
    return z


def section(kind, h, w, t):
    if kind == "I":
        return [(-w / 2, 0), (w / 2, 0), (w / 2, t), (t * 0.4, t * 1.15), (t * 0.4, h - t * 1.15), (w / 2, h - t), (w / 2, h), (-w / 2, h), (-w / 2, h - t), (-t * 0.4, h - t * 1.15), (-t * 0.4, t * 1.15), (-w / 2, t)]
    return [(-w / 2, 0), (w / 2, 0), (w / 2, h), (w / 2 - t, h), (w / 2 - t, t), (-w / 2 + t, t), (-w / 2 + t, h), (-w / 2, h)]


def sections(x, y, l, kind, h, w, t, cols, rows, marked):
    base = Part("profile").prism(edge_mat, section(kind, h, w, t), (0, -l / 2, 0), (0, l / 2, 0)).done(0.004, 2, (0, -200, 0))
    tip = Part("tip").prism(mark, [(a * 1.01, b * 1.004) for a, b in section(kind, h, w, t)], (0, -l / 2 - 0.002, 0), (0, -l / 2 + 0.28, 0)).done(0.004, 1, (0, -200, 0))
    z = 0.14
    for b in range(int(l / 2)):
        Part("bearer").box(timber, (x, y - l / 2 + 0.6 + b * 2, 0.07), (cols * w * 1.05, 0.14, 0.14)).done(0.012)
    for r in range(rows):
        for c in range(cols):
            at = (x + (c - (cols - 1) / 2) * (w + 0.012), y + random.gauss(0, 0.03), z)
            copy(base, at)
            if marked and (r, c) in marked:
                copy(tip, at)
        z += h + 0.004
        if r % 2:
            for b in range(int(l / 2)):
                Part("bearer").box(timber, (x, y - l / 2 + 0.6 + b * 2, z + 0.03), (cols * w * 1.02, 0.1, 0.06)).done(0.008)
            z += 0.06


plates(2.3, 4.3, 2.3, 7.5, 21, True)
plates(5.2, 5.1, 2.4, 8.0, 27)
sections(-0.55, 4.6, 8.0, "I", 0.36, 0.26, 0.026, 6, 3, {(r, c) for r in range(3) for c in range(6) if c < 2})
sections(-3.4, 5.2, 8.0, "C", 0.16, 0.24, 0.016, 7, 7, None)
for k, (x, n) in enumerate(((-3.2, 18), (-0.4, 26), (2.4, 20), (5.3, 30), (8.2, 16), (-6.2, 22))):
    plates(x, 14.6, 2.35, 7.5, n // 2 + 4)
    plates(x + 0.2, 24.4, 2.35, 7.5, max(8, 34 - n))
for x in (-6, -3, 0, 3, 6, 9):
    plates(x, 35, 2.35, 8, random.randint(10, 30))

crane = Part("crane")
for y in (19, 21.4):
    crane.box(crane_c, (0, y, 8.2), (24, 0.5, 1.2))
crane.box(dark, (1.2, 20.2, 8.8), (2.6, 2.8, 1.0)).box(crane_c, (1.2, 20.2, 4.7), (5.2, 0.34, 0.4))
for dx in (-1.6, 1.6):
    crane.rod(dark, (1.2 + dx, 20.2, 8.4), (1.2 + dx, 20.2, 4.8), 0.03)
for dx in (-2.2, -0.75, 0.75, 2.2):
    crane.rod(dark, (1.2 + dx, 20.2, 4.5), (1.2 + dx, 20.2, 4.0), 0.015).rod(dark, (1.2 + dx, 20.2, 4.0), (1.2 + dx, 20.2, 3.78), 0.34, seg=32)
crane.box(plate, (1.2, 20.2, 3.75), (6.8, 2.3, 0.05))
crane.done(0.02)

sky((0.04, 0.045, 0.052), (0.06, 0.068, 0.078))
area((0, 20, 9.6), (0, 20, 0), 6, 3600, COOL, 44)
area((-3.5, -6.5, 4.0), (0.8, 1, 0.6), 4, 900, NEUTRAL)
area((7.5, -1.0, 5), (2, 3, 0.6), 3, 420, COOL)
camera((-1.9, -3.0, 1.85), (1.05, 3.2, 0.95), 30, (0.6, 0.6, 0.9), 1.3)
finish("plate-stack", 52, mist=(7, 48), fog=(0.23, 0.255, 0.285), haze=0.75, exposure=0.45, glow=0.15)
