"""The mark as a sign on a door: raised steel, its blade in orange enamel."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(141)
sky((0.16, 0.17, 0.185), (0.26, 0.28, 0.30), 0.6)
door = paint("door", (0.085, 0.11, 0.122), 0.42, dirt=0.22, scale=1.2, bump=0.25, bump_scale=70)
skin = steel("skin", (0.17, 0.18, 0.19), 0.42, vary=0.04, scale=3, stretch=(26, 1, 0.2), dirt=0.12, bump=0.10, bump_scale=22)
ground_steel = steel("ground", (0.62, 0.64, 0.67), 0.26, vary=0.03, scale=2, stretch=(1, 1, 24), dirt=0.03, bump=0.06, bump_scale=18)
rubber = paint("rubber", (0.012, 0.013, 0.015), 0.7)
enamel = paint("enamel", (0.66, 0.085, 0.008), 0.28, dirt=0.06, coat=0.3, bump=0)


def arc(x, y, r, start, end, steps):
    """Points of a circle on the grid of logo.svg; angles in degrees, clockwise from the right."""
    turns = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]


def angle(x, y):
    """Of a point as seen from the ring's centre."""
    return math.degrees(math.atan2(y - 24, x - 8))


def solid(points, height, mat=ground_steel):
    """An outline of logo.svg as raised metal; its 32 units are 2.6 units here, its y axis points down."""
    scale = 2.6 / 32
    outline = [((x - 17) * scale, (15.4 - y) * scale) for x, y in points]
    Part("mark").prism(mat, outline, (0, -height, 0), (0, 0.02, 0)).done(0.006, 2)


RISE = 0.055
solid([(5, 3), (11, 3), (11, 17.6)] + arc(8, 24, math.hypot(3, 6.4), angle(11, 17.6), angle(5, 17.6), 24)[1:], RISE)
solid([(14.4, 21), (29, 21), (29, 27), (14.4, 27)] + arc(8, 24, math.hypot(6.4, 3), angle(14.4, 27), angle(14.4, 21), 24)[1:-1], RISE)
solid([(24.8, 3), (29, 3), (29, 7.2), (15.2, 19.6)] + arc(8, 24, 8.0, angle(15.2, 19.6), angle(12.4, 16.8), 16)[1:], RISE, enamel)
unit = 2.6 / 32
Part("ring").lathe(ground_steel, [(2 * unit, 0.02), (2 * unit, -RISE), (5.4 * unit, -RISE), (5.4 * unit, 0.02)], 128, at=(-9 * unit, 0, -8.6 * unit), axis="Y").done(0.006, 2, smooth=30)

Part("plate").box(skin, (0, 0.04, 0), (4.3, 0.08, 3.5)).done(0.02, 3)
Part("edge").box(skin, (0, -0.012, 1.62), (4.06, 0.03, 0.035)).box(skin, (0, -0.012, -1.62), (4.06, 0.03, 0.035)).box(skin, (-2.03, -0.012, 0), (0.035, 0.03, 3.27)).box(skin, (2.03, -0.012, 0), (0.035, 0.03, 3.27)).done(0.008, 2)
for x in (-1.84, 1.84):
    for z in (-1.43, 1.43):
        turn = random.uniform(0, 3)
        s = Part("screw").lathe(ground_steel, [(0, -0.075), (0.05, -0.074), (0.095, -0.06), (0.12, -0.03), (0.125, 0.0)], 48, axis="Y").done(0.004, 1, (x, 0, z))
        Part("slot").box(rubber, (0, 0, 0), (0.19, 0.012, 0.026)).done(0, 1, (x, -0.073, z), (0, turn, 0))
Part("door").box(door, (0, 0.2, 0), (16, 0.24, 12)).done(0.02, 3)
Part("gap").box(rubber, (4.1, 0.06, 0), (0.06, 0.06, 14)).done(0)
Part("gill").box(door, (-5.2, 0.05, 0), (1.6, 0.1, 9)).done(0.03, 3)

area((4.4, -1.6, 3.0), (0.2, 0, 0.1), 1.8, 560, WARM, 3.0)
area((-4.6, -4.4, 2.6), (0, 0, 0), 3.4, 420, NEUTRAL)
area((-3.0, -0.8, -2.6), (0, 0, 0), 1.6, 60, COOL)
area((0.5, -7, 3.0), (0, 0, 0), 5, 130, COOL)
camera((-2.3, -8.4, 1.2), (0.02, 0, -0.02), 54, (0.1, 0, 0.1), 2.2)
finish("nameplate", 24, STAGE, mist=(4, 12), fog=(0.16, 0.17, 0.185), haze=0.0, exposure=0.35, gain=1.08, smooth=0.85, vignette=0.28, focal=(50, 50))
