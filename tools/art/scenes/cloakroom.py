"""The cloakroom before a night shift: coats on pegs, helmets above, boots below; one peg is empty."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _traces import *

reset(202)
window_light((0.6, -0.4, 1.1), 0.8, -1, 0.95)
low_wall = paint("low-wall", (0.17, 0.25, 0.24), 0.5, scale=0.8, dirt=0.35, bump=0.12, bump_scale=60)
wall = paint("wall", (0.55, 0.54, 0.50), 0.7, scale=0.7, dirt=0.25, bump=0.12, bump_scale=60)
floor = surface("floor", (0.28, 0.27, 0.25), 0.35, 0.0, vary=0.15, scale=1.5, dirt=0.6, bump=0.1)
timber = surface("timber", (0.33, 0.21, 0.115), 0.5, 0.0, vary=0.1, scale=3, stretch=(0.6, 9, 9), dirt=0.5, bump=0.15, bump_scale=18)
iron = steel("iron", (0.30, 0.31, 0.32), 0.4, bump=0)
navy = cotton("navy", (0.045, 0.070, 0.125), 0.5, 7, 300, 0.85)
grey = cotton("grey", (0.155, 0.165, 0.175), 0.5, 7, 300, 0.85)
rust = cotton("rust", (0.42, 0.11, 0.025), 0.5, 7, 300, 0.85)
band = surface("band", (0.62, 0.63, 0.60), 0.3, 0.25, vary=0.1, scale=9, dirt=0.4, bump=0.2, bump_scale=200)
white = paint("white", (0.72, 0.72, 0.70), 0.32, scale=6, dirt=0.45, coat=0.3)
blue = paint("blue", (0.06, 0.16, 0.36), 0.32, scale=6, dirt=0.45, coat=0.3)
yellow = paint("yellow", (0.70, 0.42, 0.03), 0.32, scale=6, dirt=0.45, coat=0.3)
leather = surface("leather", (0.085, 0.055, 0.036), 0.5, 0.0, vary=0.12, scale=8, dirt=0.8, dirt_color=(0.16, 0.145, 0.125), bump=0.3, bump_scale=90)
rubber = paint("rubber", (0.03, 0.03, 0.03), 0.7, dirt=0.3)
wool = cotton()
Part("wall").quad(low_wall, (-6, 0, 0), (8, 0, 0), (8, 0, 1.32), (-6, 0, 1.32)).quad(wall, (-6, 0, 1.33), (8, 0, 1.33), (8, 0, 4), (-6, 0, 4)).quad(iron, (-6, -0.001, 1.31), (8, -0.001, 1.31), (8, -0.001, 1.335), (-6, -0.001, 1.335)).done(0)
ground(floor, 30)
p = Part("rail").box(timber, (1, -0.014, 1.72), (12, 0.028, 0.13))
step = 0.46
pegs = [-1.38 + k * step for k in range(12)]
for x in pegs:
    p.rod(iron, (x, -0.02, 1.705), (x, -0.125, 1.735), 0.010, 0.009, 16).rod(iron, (x, -0.125, 1.728), (x, -0.130, 1.765), 0.012, 0.012, 16)
    p.box(iron, (x, -0.031, 1.72), (0.045, 0.006, 0.09))
# The shelf over the pegs and the bench under the coats.
p.box(timber, (1, -0.16, 2.06), (12, 0.32, 0.03))
for k in range(9):
    p.beam(iron, (-3.3 + k * 1.38, -0.01, 1.86), (-3.3 + k * 1.38, -0.29, 2.045), 0.018)
for k in range(3):
    p.box(timber, (1, -0.14 - k * 0.105, 0.46), (12, 0.092, 0.028))
for k in range(7):
    x = -3.0 + k * 1.55
    p.box(iron, (x, -0.10, 0.225), (0.035, 0.035, 0.45)).box(iron, (x, -0.36, 0.225), (0.035, 0.035, 0.45)).box(iron, (x, -0.23, 0.43), (0.035, 0.30, 0.03))
p.done(0.004, 2)
for k, (x, mat) in enumerate(zip(pegs, (navy, navy, grey, navy, None, rust, navy, grey, navy, None, navy, rust))):
    if mat:
        o = coat(mat, band, 20 + k, 1.0)
        o.location = (x, -0.07, 1.70)
        o.rotation_euler = (0.02, 0, random.gauss(0, 0.16))
for k, (x, mat) in enumerate(((-1.36, white), (-0.93, blue), (-0.45, white), (0.02, white), (0.95, yellow), (1.42, white), (2.4, blue), (2.9, white))):
    h = helmet(mat, rubber)
    h.location = (x, -0.165, 2.085)
    h.rotation_euler = (0, 0, random.gauss(0, 0.5))
pair = [boot(leather, rubber, s) for s in (-1, 1)]
for k, x in enumerate((-1.30, -0.92, -0.40, 0.10, 0.98, 1.50, 1.92, 2.5)):
    turn = random.gauss(0, 0.10)
    for s, o in zip((-1, 1), pair):
        children = [copy(c, c.location) for c in o.children]
        b = copy(o, (x + s * 0.072 + random.gauss(0, 0.012), -0.27 + random.gauss(0, 0.025), 0), (0, 0, turn + random.gauss(0, 0.10)))
        for c in children:
            c.parent = b
for o in pair:
    o.location = (0, 40, 0)
# Under the empty peg: gloves on the bench, and wet prints that lead away.
glove(wool, None, 1, seed=3).location = (0.40, -0.27, 0.487)
g = glove(wool, None, -1, seed=6)
g.location, g.rotation_euler = (0.55, -0.24, 0.489), (0, 0, -0.9)
wet = surface("wet", (0.10, 0.098, 0.095), 0.08, 0.0, vary=0.06, scale=20, dirt=0.4, bump=0)
q = Part("prints")
for k in range(9):
    s = 1 if k % 2 else -1
    x, y, t = 0.44 + s * 0.09 + k * 0.03, -0.62 - k * 0.30, 0.08 * s + 0.1
    for (dy, w, l) in ((0.0, 0.086, 0.14), (0.135, 0.066, 0.075)):
        n = 20
        ring = [(x + w / 2 * math.cos(6.283 * i / n) + math.sin(t) * dy, y + dy + l / 2 * math.sin(6.283 * i / n), 0.0015) for i in range(n)]
        q._add(ring, [tuple(range(n))], wet)
q.done(0)
camera((-0.62, -3.0, 1.52), (0.55, 0, 1.20), 32, (0.2, -0.1, 1.3), 4)
finish("cloakroom", 18, (960, 720), mist=(2, 12), fog=(0.5, 0.5, 0.48), haze=0.08, exposure=1.15, gain=1.06, vignette=0.2, smooth=0.9, focal=(48, 46))
