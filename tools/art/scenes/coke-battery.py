"""A battery of coke ovens by day: a long wall of doors, nobody on its top."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(105)
daylight(38, -58, energy=4.6)
brick = surface("brick", (0.20, 0.125, 0.095), 0.8, 0.0, vary=0.06, scale=0.5, dirt=0.7, dirt_color=(0.07, 0.05, 0.045), bump=0.3, bump_scale=6)
iron = paint("iron", (0.085, 0.09, 0.098), 0.5, scale=0.6, dirt=0.5, dirt_color=(0.10, 0.055, 0.035))
door = paint("door", (0.13, 0.135, 0.145), 0.5, scale=0.8, dirt=0.6, dirt_color=(0.11, 0.06, 0.038))
rail = steel("rail", (0.55, 0.56, 0.58), 0.25, bump=0)
yellow = paint("yellow", (0.66, 0.34, 0.02), 0.45)
orange = paint("orange", (0.72, 0.13, 0.015), 0.45, dirt=0.3)
grey = paint("grey", (0.30, 0.31, 0.32), 0.5, dirt=0.3)
glaze = surface("glaze", (0.03, 0.045, 0.055), 0.06, 0.0, vary=0.02, bump=0, coat=0.5)
ground(floor_concrete("yard", (0.085, 0.085, 0.088), 0.6, 0.12, 0.15), 600)
w = Part("wall").box(brick, (6, 60, 4.6), (8, 150, 9.2))
for k in range(58):
    y = -8 + k * 2.4
    w.box(iron, (1.86, y, 4.9), (0.5, 0.42, 9.4)).box(iron, (1.62, y, 4.9), (0.1, 0.62, 9.4))
    w.box(door, (1.88, y + 1.2, 5.2), (0.4, 1.28, 6.4)).box(iron, (1.6, y + 1.2, 5.2), (0.3, 0.5, 5.9))
    for z in (3.0, 5.2, 7.4):
        w.box(door, (1.5, y + 1.2, z), (0.24, 1.5, 0.26)).rod(iron, (1.3, y + 1.2, z), (1.7, y + 1.2, z), 0.16, seg=12)
    w.rod(grey, (3.2, y + 1.2, 9.2), (3.2, y + 1.2, 11.4), 0.36, seg=16)
w.box(iron, (1.2, 60, 1.5), (1.9, 150, 0.24)).box(iron, (1.4, 60, 9.4), (1.4, 150, 0.3))
for z in (9.9, 10.5):
    w.beam(yellow, (0.8, -12, z), (0.8, 132, z), 0.06)
    w.beam(yellow, (0.3, -12, z - 7.9), (0.3, 132, z - 7.9), 0.06)
for k in range(60):
    w.box(yellow, (0.8, -12 + k * 2.4, 10.0), (0.06, 0.06, 1.1)).box(yellow, (0.3, -12 + k * 2.4, 2.1), (0.06, 0.06, 1.1))
w.rod(grey, (3.2, -12, 11.8), (3.2, 134, 11.8), 0.72, seg=28)
w.done(0.02, 1)
# The machine that pushes and pulls, without a driver.
m = Part("machine")
for y in (33, 44):
    for x in (-9.2, -3.4):
        m.box(orange, (x, y, 4.6), (0.8, 0.8, 8.4)).box(iron, (x, y, 0.7), (0.7, 2.6, 0.9))
m.box(orange, (-6.3, 38.5, 9.2), (8.4, 13, 1.2)).box(orange, (-6.3, 38.5, 4.2), (7.2, 12, 0.8)).box(grey, (-5.2, 38.5, 6.4), (4.2, 7, 3.4)).box(glaze, (-5.2, 34.9, 6.8), (3.6, 0.1, 1.6)).box(grey, (-7.5, 39, 11), (4, 7, 2.6)).box(iron, (-2.2, 38.5, 5), (3.4, 1.1, 5.4))
for y in (32.6, 44.4):
    m.beam(orange, (-9.2, y, 1.2), (-3.4, y, 8.6), 0.35)
m.done(0.04, 1)
r = Part("rails")
for x in (-9.2, -3.4):
    r.box(rail, (x, 60, 0.12), (0.12, 160, 0.2))
for k in range(130):
    r.box(grey, (-6.3, -10 + k * 1.1, 0.02), (8.0, 0.26, 0.06))
r.done(0)
s = Part("stack").rod(grey, (34, 150, 0), (34, 150, 74), 3.4, 2.2, 40).rod(orange, (34, 150, 66), (34, 150, 69), 2.34, 2.28, 40).box(grey, (-40, 140, 14), (26, 40, 28)).box(iron, (-40, 119.8, 20), (20, 0.3, 5))
s.done(0)
camera((-4.0, -15, 3.3), (-0.9, 60, 8.4), 30, (-1, 20, 4), 5.6)
finish("coke-battery", 20, STAGE, mist=(30, 260), fog=AIR, haze=0.5, exposure=0.45, gain=1.04, vignette=0.16, smooth=0.8, focal=(42, 52))
