"""The ends of hexagonal bars as the saw left them; orange tells the grade."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(121)
drawn = steel("drawn", (0.50, 0.52, 0.55), 0.24, vary=0.12, scale=2, stretch=(9, 0.4, 9), dirt=0.45, dirt_color=(0.13, 0.10, 0.08), bump=0.1, bump_scale=30)
sawn = steel("sawn", (0.60, 0.61, 0.63), 0.36, vary=0.14, scale=5, stretch=(1.4, 1, 26), dirt=0.5, dirt_color=(0.16, 0.13, 0.11), bump=0.7, bump_scale=16, tint=0.3)
painted = paint("painted", (0.86, 0.15, 0.012), 0.42, vary=0.16, scale=5, stretch=(1.4, 1, 26), dirt=0.5, dirt_color=(0.28, 0.22, 0.19), bump=0.5, bump_scale=16)
strap = steel("strap", (0.13, 0.135, 0.15), 0.38, dirt=0.4)
post = paint("post", (0.05, 0.055, 0.062), 0.45, dirt=0.6, dirt_color=(0.10, 0.055, 0.03), bump=0.3, bump_scale=18)
wood = paint("wood", (0.20, 0.145, 0.095), 0.75, stretch=(0.6, 8, 8), scale=3, dirt=0.7, bump=0.5, bump_scale=12)
dark = paint("dark", (0.030, 0.034, 0.040), 0.5)
ground(floor_concrete(color=(0.055, 0.060, 0.066), rough=0.28), 60)
hall(dark, 16, 50, 8, 6, -6, glow("tube", COOL, 1.5, 3), (-3, 1, 4))

F = 0.2  # across flats
R = F / math.sqrt(3)


def bar(end):
    """Points up; the end face at y = 0, its edge broken by a file."""
    p = Part("bar")
    rings = []
    for y, r in ((0, R - 0.008), (0.008, R), (6, R)):
        rings.append([Vector((r * math.sin(k * math.pi / 3), y, r * math.cos(k * math.pi / 3))) for k in range(6)])
    for mat, (a, b) in ((end, rings[:2]), (drawn, rings[1:])):
        p._add(a + b, [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)], mat)
    p._add(rings[0], [tuple(reversed(range(6)))], end)
    return p.done(0.003, 2, (0, -90, 0))


plain, marked = bar(sawn), bar(painted)
rows, cols = 15, 21
pitch = F * 1.006
for row in range(rows):
    for k in range(cols - row % 2):
        x = (k - cols / 2 + (row % 2) / 2) * pitch
        z = 0.34 + R + row * pitch * math.sqrt(3) / 2
        is_marked = abs(k - 12.4 + row * 0.55) < 0.8 and 5 <= row <= 10 or (row, k) in ((6, 10), (8, 9), (11, 4))
        out = random.gauss(0, 0.022) - (random.random() < 0.05) * 0.09
        copy(marked if is_marked else plain, (x, out, z), (random.gauss(0, 0.0006), random.choice(range(6)) * math.pi / 3, random.gauss(0, 0.0006)))
top = 0.34 + rows * pitch * math.sqrt(3) / 2 + 0.04
half = cols / 2 * pitch
frame = Part("frame")
for y in (0.9, 3.6):
    frame.box(strap, (0, y, top), (2 * half, 0.11, 0.012))
    for s in (-1, 1):
        frame.box(post, (s * (half + 0.13), y, 1.5), (0.18, 0.2, 3.0))
    frame.box(wood, (0, y - 0.15, 0.17), (2 * half + 1.2, 0.26, 0.33))
frame.done(0.012)
# Another pile, farther along the aisle.
for row in range(9):
    for k in range(14):
        copy(plain, (-3.4 - 14 * pitch + (k + (row % 2) / 2) * pitch, 2.2 + random.gauss(0, 0.02), 0.34 + R + row * pitch * math.sqrt(3) / 2), (0, random.choice(range(6)) * math.pi / 3, 0))

area((-3.6, -3.6, 3.9), (0, 0, 1.5), 1.3, 420, NEUTRAL)
area((5.0, -1.4, 4.2), (0.5, 0, 1.6), 1.0, 380, COOL)
area((0, 6, 6.5), (0, 2, 1), 5, 420, COOL)
camera((-1.75, -2.35, 1.75), (0.25, 0.1, 1.42), 50, (0.02, 0, 1.5), 0.7)
finish("hex-bars", 40, STAGE, mist=(4, 30), fog=(0.20, 0.225, 0.25), haze=0.7, exposure=0.4, glow=0.14, focal=(52, 50))
