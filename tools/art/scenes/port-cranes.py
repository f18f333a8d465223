"""Quay at dusk: cranes over a ship, steel waiting on wet concrete."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(17)
red = paint("crane", (0.50, 0.075, 0.010), 0.42, scale=0.1, dirt=0.3, bump=0)
dark = paint("dark", (0.030, 0.035, 0.041), 0.5, bump=0)
grey = paint("grey", (0.16, 0.17, 0.185), 0.5, scale=0.2, bump=0)
hull = paint("hull", (0.028, 0.034, 0.042), 0.35, scale=0.06, dirt=0.5, bump=0)
steel_m = steel("steel", (0.46, 0.49, 0.53), 0.30, scale=0.8)
boot = paint("boot", (0.13, 0.022, 0.012), 0.45, scale=0.1, dirt=0.5, bump=0)
pale = paint("pale", (0.40, 0.41, 0.42), 0.45, bump=0)
quay = floor_concrete("quay", (0.062, 0.067, 0.074), 0.20, 0.17, 0.06, bump=0.1, bump_scale=1.2)
water = surface("water", (0.010, 0.016, 0.022), 0.06, 0.0, vary=0.03, scale=0.05, bump=0.5, bump_scale=0.5, dirt=0)
warm = glow("lamp", (1.0, 0.74, 0.46), 1.6, 6)
signal = glow("signal", (1.0, 0.12, 0.015), 1.6, 4)

EDGE = -17.0
Part("quay").box(quay, (EDGE + 150, 300, -1.5), (300, 900, 3)).done(0)
ground(water, 1500, -2.4)


def crane(y, boom_up=0.0, trolley=-34, load=True):
    c = Part("crane")
    W, D, H = 26.0, 17.0, 40.0
    for x in (-13, 13):
        for dy in (-D / 2, D / 2):
            c.box(red, (x, dy, H / 2 + 1.5), (1.5, 1.3, H - 3))
            c.box(dark, (x, dy, 1.3), (1.3, 5.4, 0.9))
            for k in range(4):
                c.rod(dark, (x - 0.3, dy - 2 + k * 1.3, 0.5), (x + 0.3, dy - 2 + k * 1.3, 0.5), 0.45, seg=16)
        c.box(red, (x, 0, 4.0), (1.4, D, 1.7)).box(red, (x, 0, H - 0.6), (1.3, D, 1.3))
    for dy in (-D / 2, D / 2):
        c.box(red, (0, dy, 15), (W, 1.2, 1.6))
        c.beam(red, (13, dy, 15.5), (-13, dy, H - 2), 0.8)
    for dy in (-3.4, 3.4):
        c.box(red, (3, dy, H + 0.9), (46, 1.1, 2.2))
        # Sea-side boom, hinged at the front legs.
        tip = Vector((-20 - 42 * math.cos(boom_up), dy, H + 0.9 + 42 * math.sin(boom_up)))
        c.beam(red, (-19.5, dy, H + 0.9), tip, 1.0, 2.0)
        apex = Vector((-10.5, dy * 0.5, H + 25))
        c.beam(red, (-13, dy, H), apex, 1.0).beam(red, (13, dy, H + 1), apex, 0.8)
        for f in (0.5, 0.97):
            c.beam(dark, apex, Vector((-19.5, dy, H + 1.8)).lerp(tip + Vector((0, 0, 1)), f), 0.28)
        c.beam(dark, apex, (25, dy, H + 2), 0.28)
    c.box(red, (-10.5, 0, H + 25), (1.4, 4.4, 1.4))
    for k in range(13):
        c.box(red, (-17 + k * 3.4, 0, H + 0.6), (0.4, 6.4, 0.5))
    c.box(grey, (16, 0, H + 4.4), (13, 7.4, 5.2)).box(red, (16, -3.75, H + 4.4), (13.02, 0.06, 1.0))
    # Stair tower.
    for k in range(9):
        a, b = (-6.2, 6.2) if k % 2 else (6.2, -6.2)
        c.beam(grey, (13.9, a * 0.45, 4 + k * 4), (13.9, b * 0.45, 8 + k * 4), 0.9, 0.14)
        c.box(grey, (13.9, b * 0.45, 8 + k * 4), (1.3, 1.8, 0.14))
    if not boom_up:
        c.box(grey, (trolley, 0, H - 0.8), (5.5, 5.4, 1.5)).box(grey, (trolley + 3.4, 1.4, H - 1.6), (3.2, 1.4, 0.5)).box(grey, (trolley + 3.8, 1.4, H - 2.9), (2.6, 2.2, 2.6))
        for dx in (-1.6, 1.6):
            for dy in (-1, 1):
                c.rod(dark, (trolley + dx, dy, H - 1), (trolley + dx * 0.8, dy, 25), 0.07, seg=8)
        c.box(dark, (trolley, 0, 24.7), (2.6, 6.4, 0.6))
    c = c.done(0.06, 1, (0, y, 0))
    L = Part("lamps")
    for k in range(7):
        L.box(warm, (-13 - k * 6.5, y, H - 0.5), (0.9, 0.9, 0.14)) if not boom_up else None
    for dy in (-D / 2, D / 2):
        L.box(warm, (11.8, y + dy, 14), (0.8, 0.8, 0.14)).box(warm, (-11.8, y + dy, 14), (0.8, 0.8, 0.14))
    L.done(0)
    Part("signal").box(signal, (-10.5, y, H + 26.2), (0.7, 0.7, 0.7)).done(0)
    if load and not boom_up:
        copy(coil, (trolley, y, 22.6), (0, 0, math.pi / 2), (1.7, 1.7, 1.7))


coil = coil_part(steel_m, 0.36, 1.0, 1.5, 18, 0.006, seg=72).done(0, loc=(0, -200, 0))
for k, (y, up, tr, load) in enumerate(((58, 0, -36, True), (108, 0, -29, False), (160, 0, -42, False), (232, 1.15, 0, False), (292, 1.15, 0, False), (352, 0, -30, False))):
    crane(y, up, tr, load)

# Ship.
s = Part("ship")
x0, x1 = EDGE - 34, EDGE - 2.5
xm = (x0 + x1) / 2
keel = [(x0, 70, -3), (xm, 46, -3), (x1, 70, -3), (x1, 300, -3), (x0, 300, -3)]
deck = [(x0, 66, 11), (xm, 34, 13), (x1, 66, 11), (x1, 300, 11), (x0, 300, 11)]
levels = [(0.0, 0.22, boot), (0.22, 0.80, hull), (0.80, 0.815, pale), (0.815, 1.0, hull)]
for f0, f1, mat in levels:
    ring = [Vector(k).lerp(Vector(d), f) for f in (f0, f1) for k, d in zip(keel, deck)]
    s._add(ring, [(i, (i + 1) % 5, 5 + (i + 1) % 5, 5 + i) for i in range(5)], mat)
s._add(deck, [(0, 1, 2, 3, 4)], grey)
for (ax, ay, az), (bx, by, bz) in ((deck[0], deck[1]), (deck[1], deck[2]), (deck[2], deck[3])):
    a, b = Vector((ax, ay, az)), Vector((bx, by, bz))
    n = int((b - a).length / 2.5)
    for k in range(n + 1):
        p = a.lerp(b, k / n)
        s.rod(grey, p, p + Vector((0, 0, 1.2)), 0.05, seg=6)
    for h in (0.6, 1.2):
        s.beam(grey, a + Vector((0, 0, h)), b + Vector((0, 0, h)), 0.07)
s.rod(grey, (xm, 44, 12.4), (xm, 44, 24), 0.3, 0.15, 12).box(warm, (xm, 43.6, 23.5), (0.7, 0.3, 0.5))
s.box(grey, ((x0 + x1) / 2, 276, 24), (28, 15, 28)).box(dark, ((x0 + x1) / 2, 268.3, 35), (28, 0.2, 2.0)).box(red, ((x0 + x1) / 2, 283, 34), (8, 6, 14))
colors = [paint(f"box{k}", c, 0.45, scale=0.2, bump=0) for k, c in enumerate(((0.055, 0.062, 0.07), (0.09, 0.10, 0.115), (0.14, 0.15, 0.16), (0.04, 0.05, 0.062), (0.40, 0.075, 0.014)))]
for j in range(14):
    top = random.choice((2, 3, 3, 4))
    for i in range(12):
        for k in range(max(1, top + random.choice((-1, 0, 0, 0)))):
            s.box(random.choices(colors, (5, 5, 3, 5, 1.1))[0], (x0 + 2.6 + i * 2.52, 80 + j * 13.2, 12.4 + k * 2.62), (2.44, 12.2, 2.56))
s.done(0.05, 1)

# Steel on the quay: coils in rows, plates on bearers.
for j in range(22):
    for i in range(5):
        copy(coil, (4 + i * 2.6 + random.gauss(0, 0.05), 12 + j * 2.35, 1.0), (random.random() * 6, 0, random.gauss(0, 0.03)))
        if j < 21 and i < 4 and random.random() < 0.8:
            copy(coil, (4 + i * 2.6, 13.17 + j * 2.35, 2.65), (random.random() * 6, 0, random.gauss(0, 0.03)))
p = Part("edge").box(paint("kerb", (0.30, 0.27, 0.20), 0.5, dirt=0.6), (EDGE + 0.4, 300, 0.2), (0.8, 900, 0.4))
for k in range(24):
    y = 6 + k * 15
    p.rod(dark, (EDGE + 1.8, y, 0), (EDGE + 1.8, y, 0.7), 0.34, 0.26, 24).rod(dark, (EDGE + 1.8, y, 0.7), (EDGE + 1.8, y, 0.95), 0.42, seg=24)
p.done(0.03)
rails = Part("rails")
for x in (-13, 13):
    rails.box(steel_m, (x, 300, 0.03), (0.14, 900, 0.06)).box(dark, (x, 300, 0.006), (0.7, 900, 0.012))
rails.done(0)
masts = Part("masts")
for y in (90, 190, 300):
    masts.rod(dark, (30, y, 0), (30, y, 34), 0.4, 0.2, 12).box(warm, (30, y, 34), (3, 1, 0.3))
masts.done(0)
# Sheds on the landward side and a far shore.
shed = Part("shed").box(dark, (80, 240, 5.5), (40, 360, 11))
for k in range(24):
    shed.box(grey, (59.8, 66 + k * 15, 3.2), (0.4, 6, 6.4)).box(warm, (59.4, 73 + k * 15, 8.2), (0.6, 0.9, 0.25))
shed.done(0)
Part("shore").box(dark, (-260, 1200, 10), (900, 40, 26)).done(0)

sky((1.0, 0.34, 0.12), (0.012, 0.030, 0.065), 0.8, 0.62, (0.24, (0.33, 0.31, 0.35)), 0.27)
area((60, -40, 90), (0, 90, 10), 60, 230000, COOL)
camera((-7.0, -20, 4.6), (-10.5, 100, 22), 25, (0, 60, 10), 2.8)
finish("port-cranes", 64, mist=(60, 560), fog=(0.42, 0.38, 0.38), haze=0.55, glow=0.35, glowRadius=0.014, contrast=0.2)
