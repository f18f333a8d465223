"""Line pipe in the yard after rain; the bevels wear orange protectors."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(29)
coats = [paint(f"coat{k}", c, 0.30, scale=0.7, dirt=0.35, bump=0.04, vary=0.14, coat=0.15) for k, c in enumerate(((0.026, 0.029, 0.033), (0.034, 0.037, 0.042)))]
bare = steel("bare", (0.38, 0.40, 0.43), 0.30, vary=0.14, scale=0.9, stretch=(1, 0.5, 1), dirt=0.6, dirt_color=(0.14, 0.10, 0.08), tint=0.2)
inside = steel("inside", (0.24, 0.225, 0.22), 0.42, dirt=0.7, dirt_color=(0.11, 0.065, 0.045))
rim = steel("rim", (0.60, 0.62, 0.65), 0.24, dirt=0.15)
orange = paint("orange", (0.80, 0.13, 0.012), 0.42, dirt=0.2)
band = paint("band", (0.55, 0.56, 0.56), 0.5)
timber = paint("timber", (0.10, 0.078, 0.058), 0.7, dirt=0.5, bump=0.5, bump_scale=14)
dark = paint("dark", (0.030, 0.035, 0.041), 0.5, bump=0)
lamp = glow("lamp", (1.0, 0.78, 0.52), 1.6, 4)
wet = floor_concrete("wet", (0.052, 0.055, 0.060), 0.16, 0.17, 0.16, bump=0.12, bump_scale=2.5)
ground(wet, 500)

R, T, L = 0.56, 0.028, 12.0


def pipe(outer, cap):
    p = Part("pipe")
    p.lathe(outer, [(R, 0.16), (R, L - 0.16)], 72, axis="Y")
    p.lathe(rim, [(R - 0.004, 0.16), (R - 0.004, 0.012), (R - 0.012, 0), (R - T, 0)], 72, axis="Y")
    p.lathe(inside, [(R - T, 0), (R - T, L)], 72, axis="Y")
    p.lathe(rim, [(R - T, L), (R - 0.004, L), (R - 0.004, L - 0.16)], 72, axis="Y")
    p.lathe(band, [(R + 0.001, 0.9), (R + 0.001, 0.955)], 72, axis="Y")
    if cap:
        p.lathe(orange, [(R - T - 0.006, 0.10), (R - T - 0.010, -0.012), (R + 0.010, -0.012), (R + 0.012, 0.085), (R + 0.001, 0.088)], 72, axis="Y")
    return p.done(0, 1, (0, -300, 0), smooth=30)


kinds = {(m, cap): pipe(m, cap) for m in (*coats, bare) for cap in (False, True)}


def stack(x, y, base, rows, m, caps):
    for r in range(rows):
        for c in range(base - r):
            px = x + (c + r / 2 - (base - 1) / 2) * (2 * R + 0.012)
            pz = R + 0.16 + r * (R * math.sqrt(3) + 0.02)
            o = kinds[(random.choice(m), random.random() < caps)]
            copy(o, (px, y + random.gauss(0, 0.07), pz), (0, random.uniform(0, 6.28), 0))
    for b in (0.9, 4.2, 7.8, 11.1):
        p = Part("bearer").box(timber, (x, y + b, 0.08), (base * 2 * R + 0.6, 0.2, 0.16))
        for s in (-1, 1):
            p.prism(timber, [(0, 0), (0.32, 0), (0, 0.26)] if s > 0 else [(0, 0), (0, 0.26), (-0.32, 0)], (x + s * (base * R + 0.0), y + b - 0.1, 0.16), (x + s * (base * R + 0.0), y + b + 0.1, 0.16))
        p.done(0.012)


stack(2.9, 0.0, 6, 4, coats, 0.36)
stack(10.6, 0.8, 6, 5, [bare], 0.2)
stack(-6.4, 4.5, 5, 3, [bare], 0.25)
for k in range(1, 6):
    stack(2.9 + random.gauss(0, 0.1), k * 14.5, 6, random.choice((3, 4, 5)), coats, 0.3)
    stack(10.6, 0.8 + k * 14.5, 6, random.choice((3, 4, 5)), random.choice(([bare], coats)), 0.3)
    stack(-6.4, 4.5 + k * 14.5, 5, random.choice((2, 3, 4)), random.choice(([bare], coats)), 0.3)
    stack(-14, 2 + k * 14.5, 6, random.choice((3, 4, 5)), coats, 0.3)

# A gantry crane over the yard, light masts, sheds.
g = Part("gantry")
for x in (-19, 19):
    for dy in (-4, 4):
        g.beam(orange, (x, 62 + dy, 0.8), (x * 0.96, 62 + dy * 0.4, 15), 0.7)
    g.box(orange, (x, 62, 0.9), (0.9, 10.4, 0.9))
for dy in (-1.3, 1.3):
    g.box(orange, (0, 62 + dy, 16), (50, 0.8, 1.9))
g.box(dark, (-5, 62, 17.3), (4, 4, 1.8)).box(dark, (-2.2, 60, 14.2), (2, 2, 2.2))
for dx in (-1, 1):
    g.rod(dark, (-5 + dx, 62, 16), (-5 + dx, 62, 7), 0.05, seg=8)
g.box(dark, (-5, 62, 6.8), (7, 0.6, 0.6)).rod(bare, (-11, 62, 5.6), (1, 62, 5.6), 0.56, seg=40)
g.done(0.05, 1)
m = Part("masts")
for x, y in ((-10.4, 30), (6.9, 44), (-10.4, 88), (6.9, 110), (18, 24)):
    m.rod(dark, (x, y, 0), (x, y, 17), 0.16, 0.09, 12).box(dark, (x, y, 17), (2.4, 0.4, 0.25))
    for dx in (-0.9, -0.3, 0.3, 0.9):
        m.box(lamp, (x + dx, y - 0.12, 16.83), (0.42, 0.4, 0.12))
m.box(dark, (-46, 120, 6), (40, 160, 12)).box(dark, (60, 160, 8), (50, 160, 16)).box(dark, (0, 260, 9), (220, 40, 18))
m.done(0.02, 1)

sky((1.0, 0.36, 0.13), (0.014, 0.036, 0.078), 0.95, 0.62, (0.27, (0.40, 0.36, 0.38)), 0.34)
area((-9, -10, 9), (2, 1, 1.8), 7, 5200, COOL)
area((6, -14, 4), (3, 0, 1.6), 4, 450, WARM)
camera((-1.75, -5.4, 1.75), (1.55, 4, 2.15), 30, (1.6, 0.0, 1.8), 1.6)
finish("pipe-yard", 52, mist=(12, 190), fog=(0.42, 0.40, 0.41), haze=0.6, exposure=0.35, glow=0.3, glowRadius=0.014, contrast=0.2)
