"""The data centre on the steppe: a long low hall under a big sky, wind turbines on the ridge."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(101)
daylight(24, 62, energy=5.0, clouds=0.28, color=(1.0, 0.80, 0.56))
white = paint("clad", (0.62, 0.63, 0.63), 0.45, scale=0.08, dirt=0.08, bump=0)
dark = paint("louvre", (0.085, 0.092, 0.10), 0.5, scale=0.2, bump=0)
alu = steel("alu", (0.58, 0.60, 0.62), 0.35, bump=0)
orange = paint("orange", (0.72, 0.13, 0.015), 0.45, bump=0)
road = floor_concrete("road", (0.16, 0.155, 0.15), 0.6, 0.1, 0.3)
land((0.21, 0.185, 0.125), 1600, scale=0.05)
grass(0.30, (0.205, 0.185, 0.125), (-26, 26), (-4, 34), 3000, tall=0.34)
grass(0.30, (0.15, 0.155, 0.09), (-26, 26), (-4, 34), 2200, tall=0.28)
grass(0.30, (0.205, 0.185, 0.115), (-60, 60), (30, 90), 5200, tall=0.5)

hall = Part("hall")
for n in range(4):
    x, y = -60 + n * 44, 104 + n * 3
    hall.box(white, (x + 20, y + 20, 6), (40, 40, 12)).box(dark, (x + 20, y + 20, 0.7), (40.2, 40.2, 1.4))
    for k in range(13):
        hall.box(dark, (x + 2.0 + k * 3, y - 0.1, 5.4), (2.3, 0.3, 7.2))
        for j in range(9):
            hall.box(alu, (x + 2.0 + k * 3, y - 0.32, 2.3 + j * 0.78), (2.2, 0.16, 0.08), (0.5, 0, 0))
    hall.box(orange, (x + 39.4, y - 0.3, 6), (0.9, 0.5, 12))
    for k in range(6):
        hall.box(alu, (x + 4 + k * 6.4, y + 12, 13.2), (4.4, 8, 2.4)).rod(dark, (x + 4 + k * 6.4, y + 10, 14.4), (x + 4 + k * 6.4, y + 10, 14.9), 1.5, seg=24)
hall.done(0)
fence = Part("fence")
for k in range(90):
    fence.rod(alu, (-110 + k * 2.6, 84, 0), (-110 + k * 2.6, 84, 2.2), 0.04, seg=6)
fence.beam(alu, (-110, 84, 2.1), (124, 84, 2.1), 0.05).beam(alu, (-110, 84, 0.6), (124, 84, 0.6), 0.04)
fence.done(0)
Part("road").quad(road, (5.2, -20, 0.03), (10.8, -20, 0.03), (24, 86, 0.03), (18, 86, 0.03)).done(0)


def turbine(x, y, turn, spin, h=78):
    t = Part("turbine").rod(white, (0, 0, 0), (0, 0, h), 2.1, 1.2, 24).box(white, (0, 1.0, h + 1.2), (3.0, 9, 3.2)).rod(white, (0, -3.4, h + 1.2), (0, -5.2, h + 1.2), 1.5, 0.6, 20)
    for k in range(3):
        a = spin + k * 2 * math.pi / 3
        d = Vector((math.cos(a), 0, math.sin(a)))
        n = Vector((-math.sin(a), 0, math.cos(a)))
        root, tip = Vector((0, -4.4, h + 1.2)), Vector((0, -4.4, h + 1.2)) + d * 46
        t._add([root - n * 0.6, root + d * 9 - n * 1.9, tip, root + d * 9 + n * 1.0, root + n * 0.6], [(0, 1, 2, 3, 4)], white)
    t.done(0, 1, (x, y, 0), (0, 0, turn))


for k, (x, y) in enumerate(((-150, 330), (-64, 420), (34, 380), (128, 450), (210, 360), (-250, 480), (300, 520), (80, 620), (-20, 680))):
    turbine(x, y, 0.35, k * 0.7)
hills(white, [(-900, 1300, 90), (-300, 1500, 60), (420, 1350, 80), (1000, 1500, 110)], (0.20, 0.185, 0.13))
camera((-2, -9, 2.0), (2, 100, 17), 30, (0, 40, 2), 5.6)
finish("ulanqab", 20, STAGE, mist=(60, 700), fog=AIR, haze=0.55, exposure=0.5, gain=1.06, saturation=1.06, vignette=0.16, smooth=0.7, focal=(52, 62))
