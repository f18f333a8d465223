"""A robot holding a steel ring over a turntable, its neighbours waiting in the dark."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(5)
orange = paint("orange", (0.80, 0.13, 0.012), 0.30, dirt=0.10, coat=0.3, vary=0.08, tint=0.03)
dark = paint("dark", (0.022, 0.025, 0.029), 0.40)
grey = paint("grey", (0.10, 0.108, 0.118), 0.42)
metal = steel("metal", (0.50, 0.53, 0.56), 0.22)
black = paint("black", (0.012, 0.012, 0.013), 0.5)
fence = paint("fence", (0.05, 0.055, 0.06), 0.4)
ground(floor_concrete(color=(0.075, 0.080, 0.087), rough=0.22, vary=0.16), 80)


def robot(loc, turn, lower, upper, wrist, tool=True):
    """Six axes, drawn in the plane x-z of a turned frame."""
    spin = Matrix.Rotation(turn, 4, "Z")
    at = Matrix.Translation(loc)

    def put(p, bevel, m=Matrix.Identity(4)):
        o = p.done(bevel, 3)
        o.matrix_world = at @ spin @ m
        return o

    base = Part("base").box(dark, (0, 0, 0.06), (1.1, 1.1, 0.12)).rod(grey, (0, 0, 0.1), (0, 0, 0.42), 0.43, 0.38, 48)
    for k in range(8):
        a = k * math.pi / 4
        base.rod(metal, (0.47 * math.cos(a), 0.47 * math.sin(a), 0.11), (0.47 * math.cos(a), 0.47 * math.sin(a), 0.16), 0.03, seg=6)
    put(base, 0.02)
    waist = Part("waist").rod(orange, (0, 0, 0.43), (0, 0, 0.62), 0.42, 0.40, 56).box(orange, (-0.05, 0, 0.76), (0.66, 0.40, 0.42)).box(orange, (0.12, 0.24, 0.92), (0.44, 0.12, 0.6)).box(orange, (0.12, -0.24, 0.92), (0.44, 0.12, 0.6))
    waist.rod(dark, (-0.34, 0.0, 0.72), (-0.34, 0.0, 1.06), 0.14, seg=40).rod(black, (-0.34, 0, 1.06), (-0.34, 0, 1.10), 0.11, seg=40)
    put(waist, 0.035)
    shoulder = Matrix.Translation((0.14, 0, 1.02))
    joint = Part("joint").rod(dark, (0, -0.36, 0), (0, 0.36, 0), 0.25, seg=56).rod(grey, (0, 0.34, 0), (0, 0.46, 0), 0.20, seg=48).rod(grey, (0, -0.46, 0), (0, -0.34, 0), 0.20, seg=48)
    for k in range(10):
        a = k * math.pi / 5
        joint.rod(metal, (0.155 * math.cos(a), -0.47, 0.155 * math.sin(a)), (0.155 * math.cos(a), -0.455, 0.155 * math.sin(a)), 0.016, seg=6)
    put(joint, 0.02, shoulder)
    L1, L2 = 1.25, 1.35
    m1 = shoulder @ Matrix.Rotation(lower, 4, "Y")
    arm = Part("arm")
    outline = [(-0.24, -0.10), (-0.20, -0.22), (0, -0.27), (0.20, -0.22), (0.24, -0.10), (0.20, 0.5), (0.17, L1), (0.12, L1 + 0.15), (0, L1 + 0.19), (-0.12, L1 + 0.15), (-0.17, L1), (-0.20, 0.5)]
    arm.prism(orange, outline, (0, -0.16, 0), (0, 0.16, 0))
    arm.prism(dark, [(x * 0.55, 0.28 + (z - 0.28) * 0.62) for x, z in ((-0.2, 0.28), (0.2, 0.28), (0.17, L1), (-0.17, L1))], (0, -0.175, 0), (0, 0.175, 0))
    put(arm, 0.035, m1)
    elbow = m1 @ Matrix.Translation((0, 0, L1))
    e = Part("elbow").rod(dark, (0, -0.27, 0), (0, 0.27, 0), 0.18, seg=48).rod(grey, (0, -0.34, 0), (0, -0.26, 0), 0.14, seg=40).rod(grey, (0, 0.26, 0), (0, 0.34, 0), 0.14, seg=40)
    put(e, 0.018, elbow)
    m2 = elbow @ Matrix.Rotation(upper, 4, "Y")
    fore = Part("fore").box(orange, (0, 0, 0.10), (0.42, 0.40, 0.44)).rod(orange, (0, 0, 0.30), (0, 0, 0.95), 0.19, 0.13, 48).rod(dark, (0, 0, 0.93), (0, 0, 1.0), 0.135, seg=48).rod(orange, (0, 0, 0.99), (0, 0, L2), 0.125, 0.115, 48)
    fore.rod(dark, (-0.12, 0.1, -0.32), (-0.12, 0.1, -0.1), 0.085, seg=32).rod(dark, (-0.12, -0.1, -0.32), (-0.12, -0.1, -0.1), 0.085, seg=32)
    # The hoses end in a fitting on the collar.
    fore.box(dark, (-0.15, 0.02, 0.94), (0.12, 0.2, 0.13))
    put(fore, 0.03, m2)
    w = m2 @ Matrix.Translation((0, 0, L2 + 0.06)) @ Matrix.Rotation(wrist, 4, "Y")
    hand = Part("hand").rod(orange, (0, -0.15, 0), (0, 0.15, 0), 0.125, seg=40).rod(dark, (0, -0.17, 0), (0, -0.14, 0), 0.09, seg=40).rod(dark, (0, 0.14, 0), (0, 0.17, 0), 0.09, seg=40)
    hand.rod(orange, (0, 0, 0.06), (0, 0, 0.2), 0.105, 0.09, 40).rod(metal, (0, 0, 0.2), (0, 0, 0.26), 0.10, seg=40)
    if tool:
        hand.box(dark, (0, 0, 0.32), (0.16, 0.62, 0.12)).box(metal, (0, 0, 0.39), (0.1, 0.72, 0.03))
        for s in (-1, 1):
            hand.box(grey, (0, s * 0.31, 0.45), (0.13, 0.09, 0.14)).box(metal, (0, s * 0.285, 0.58), (0.07, 0.035, 0.2)).rod(metal, (0, s * 0.1, 0.32), (0, s * 0.24, 0.32), 0.03, seg=16)
    put(hand, 0.012, w)
    whole = at @ spin
    pts = [whole @ Vector(p) for p in ((-0.3, -0.2, 0.6), (-0.42, -0.34, 1.1))]
    pts += [whole @ m1 @ Vector(p) for p in ((-0.30, -0.26, 0.45), (-0.28, -0.26, 0.95))] + [whole @ m2 @ Vector(p) for p in ((-0.34, -0.2, -0.05), (-0.27, -0.06, 0.45), (-0.17, 0, 0.8), (-0.08, 0, 0.98))]
    cable(black, pts, 0.035)
    cable(black, [p + Vector((0.0, 0.06, 0.03)) for p in pts], 0.022)
    return whole @ w


tip = robot((0, 0, 0.0), math.radians(-28), math.radians(14), math.radians(84), math.radians(72))
ring = Part("ring")
ring.lathe(metal, [(0.20, -0.09), (0.285, -0.09), (0.285, -0.03), (0.265, -0.02), (0.265, 0.02), (0.285, 0.03), (0.285, 0.09), (0.20, 0.09)], 96, closed=True)
o = ring.done(0.006, 2)
o.matrix_world = tip @ Matrix.Translation((0, 0, 0.64))

# Fixture table with finished rings.
tx, ty = 2.25, -0.75
t = Part("table").rod(dark, (tx, ty, 0), (tx, ty, 0.62), 0.42, seg=48).rod(metal, (tx, ty, 0.62), (tx, ty, 0.72), 0.8, seg=96)
for k in range(12):
    a = k * math.pi / 6
    t.rod(dark, (tx + 0.8 * math.cos(a), ty + 0.8 * math.sin(a), 0.72), (tx + 0.8 * math.cos(a), ty + 0.8 * math.sin(a), 0.735), 0.025, seg=12)
t.done(0.015)
for k in range(5):
    a = k * 2 * math.pi / 5 + 0.5
    if k != 2:
        copy(o, (tx + 0.52 * math.cos(a), ty + 0.52 * math.sin(a), 0.81), (0, 0, k))
# Pallet of blanks in front.
for i in range(4):
    for j in range(3):
        for k in range(3 if (i + j) % 3 else 2):
            copy(o, (-2.6 + i * 0.66, 2.2 + j * 0.66, 0.29 + k * 0.185), (0, 0, random.random() * 6))
Part("pallet").box(grey, (-1.6, 2.86, 0.1), (2.8, 2.1, 0.2)).done(0.02)

robot((4.4, 4.2, 0), math.radians(200), math.radians(-8), math.radians(70), math.radians(50), False)
robot((-4.2, 5.0, 0), math.radians(-35), math.radians(22), math.radians(95), math.radians(40), False)
robot((0.6, 9.0, 0), math.radians(-110), math.radians(-5), math.radians(80), math.radians(40), False)
robot((8.5, 9.5, 0), math.radians(160), math.radians(10), math.radians(88), math.radians(40), False)

f = Part("fence")
for y, xs in ((6.8, range(-9, 14, 2)), (12.4, range(-12, 18, 2))):
    for x in xs:
        f.box(fence, (x, y, 1.1), (0.07, 0.07, 2.2))
        for k in range(1, 10):
            f.box(fence, (x + k * 0.2, y, 1.15), (0.008, 0.008, 1.9))
    for z in (0.2, 2.1):
        f.box(fence, (2, y, z), (26, 0.05, 0.05))
    for k in range(12):
        f.box(fence, (2, y, 0.3 + k * 0.16), (26, 0.008, 0.008))
f.done(0)
cab = Part("cabinets")
for k in range(5):
    cab.box(grey, (-7.6 + k * 0.86, 10.6, 1.05), (0.84, 0.7, 2.1)).box(dark, (-7.6 + k * 0.86, 10.24, 1.6), (0.5, 0.02, 0.35))
cab.done(0.015)
lampm = glow("signal", (1.0, 0.2, 0.02), 1.6, 2)
Part("signal").rod(lampm, (3.0, 6.8, 2.25), (3.0, 6.8, 2.36), 0.05).done(0.01)
line = paint("line", (0.42, 0.40, 0.34), 0.5, dirt=0.6)
for a, b in (((-3.4, -2.6), (4, -2.6)), ((-3.4, -2.6), (-3.4, 5)), ((4, -2.6), (4, 2))):
    Part("line").beam(line, (*a, 0.003), (*b, 0.003), 0.09, 0.004).done(0)
hall(dark, 30, 46, 9.5, 6, -8, glow("tube", NEUTRAL, 1.4, 3), (-5, 0, 5))

area((-4.2, -3.4, 5.2), (0.3, 0, 1.4), 3.2, 620, NEUTRAL)
area((5.5, 2.5, 5.0), (0.5, 0, 1.5), 2.2, 640, COOL)
area((0, 8, 8.6), (0, 7, 0), 12, 1500, COOL, 8)
camera((-2.6, -5.6, 1.5), (0.95, 1.0, 1.42), 38, (0.4, -0.2, 1.5), 1.4)
finish("robot-cell", 80, mist=(6, 22), fog=(0.20, 0.225, 0.255), haze=0.7, glow=0.16)
