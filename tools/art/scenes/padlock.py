"""A padlock and its tag on a locked-out switch: nobody starts what someone stands in."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(121)
window_light((0, 0, 0.4), 1.0, -1, 1.5)
door = paint("door", (0.40, 0.42, 0.435), 0.45, scale=0.6, dirt=0.1, bump=0.12, bump_scale=80)
black = paint("black", (0.03, 0.032, 0.036), 0.4, dirt=0.05)
yellow = paint("yellow", (0.72, 0.42, 0.02), 0.42)
red = paint("red", (0.60, 0.028, 0.014), 0.34, dirt=0.1, coat=0.35)
steel_m = steel("shackle", (0.66, 0.68, 0.70), 0.16, bump=0)
brass = steel("brass", (0.70, 0.54, 0.26), 0.3)
tag_m = paint("tag", (0.66, 0.66, 0.64), 0.55, dirt=0.12)
string = paint("string", (0.50, 0.45, 0.36), 0.8)
screw = steel("screw", (0.55, 0.57, 0.59), 0.3)
Part("door").box(door, (0, 0.2, 0), (12, 0.3, 10)).done(0)
for x in (-2.6, 2.4):
    Part("seam").box(black, (x, 0.048, 0), (0.02, 0.02, 10)).done(0)
p = Part("switch").box(yellow, (0, 0.02, 0.62), (1.06, 0.08, 1.06)).rod(black, (0, 0, 0.62), (0, -0.16, 0.62), 0.38, 0.36, 72)
p.done(0.02, 3)
h = Part("handle").box(red, (0, -0.24, 0), (0.20, 0.18, 0.80)).rod(red, (0, -0.14, 0), (0, -0.30, 0), 0.22, seg=56)
h.done(0.05, 4, (0, 0, 0.62), (0, math.radians(90), 0))
for dx in (-0.44, 0.44):
    for dz in (-0.44, 0.44):
        Part("screw").rod(screw, (dx, -0.02, 0.62 + dz), (dx, -0.05, 0.62 + dz), 0.035, seg=24).done(0.006)
Part("hasp").box(steel_m, (0.0, -0.17, 0.34), (0.30, 0.03, 0.34)).done(0.02, 3)
# The padlock hangs through the hasp.
b = Part("lock").box(red, (0.0, -0.30, -0.34), (0.44, 0.22, 0.52)).box(black, (0.0, -0.30, -0.575), (0.445, 0.225, 0.06))
b.done(0.045, 4, (0, 0, 0), (0, math.radians(4), 0))
Part("label").box(tag_m, (0.0, -0.413, -0.32), (0.30, 0.004, 0.24)).box(black, (0.0, -0.416, -0.25), (0.22, 0.002, 0.02)).box(black, (0.0, -0.416, -0.31), (0.24, 0.002, 0.014)).box(black, (-0.03, -0.416, -0.36), (0.18, 0.002, 0.014)).done(0.001, 1, (0, 0, 0), (0, math.radians(4), 0))
pts = [(-0.14, -0.30, -0.1), (-0.145, -0.30, 0.14), (-0.09, -0.29, 0.28), (0.0, -0.28, 0.325), (0.09, -0.29, 0.28), (0.145, -0.30, 0.14), (0.14, -0.30, -0.1)]
cable(steel_m, pts, 0.038)
t = Part("tag").box(tag_m, (0, 0, -0.33), (0.46, 0.008, 0.66)).box(red, (0, -0.005, -0.13), (0.46, 0.004, 0.16)).rod(brass, (0, -0.008, -0.025), (0, 0.008, -0.025), 0.03, seg=24)
for k in range(5):
    t.box(black, (-0.03 + 0.02 * (k % 2), -0.0055, -0.30 - k * 0.07), (0.30 - 0.05 * (k % 3), 0.002, 0.012))
t.done(0.003, 2, (0.42, -0.30, 0.06), (math.radians(-3), math.radians(-9), math.radians(9)))
cable(string, [(0.10, -0.33, 0.22), (0.22, -0.36, 0.12), (0.36, -0.33, 0.10), (0.42, -0.30, 0.045)], 0.010)
camera((-1.05, -3.1, 0.62), (0.14, -0.1, 0.13), 52, (0, -0.4, -0.1), 2.0)
finish("padlock", 12, STAGE, mist=(3, 10), fog=(0.5, 0.52, 0.54), haze=0.05, exposure=0.45, gain=1.06, smooth=0.9, vignette=0.16, focal=(50, 55))
