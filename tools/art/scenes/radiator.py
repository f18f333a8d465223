"""Warmth from a data centre: a child's mittens and socks dry on a radiator, frost on the window."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _traces import *

reset(208)
sky((0.70, 0.77, 0.86), (0.5, 0.6, 0.74), 0.9)
sun(16, 150, 2.6, (1.0, 0.80, 0.60), 1.2)
wall = paint("wall", (0.56, 0.53, 0.47), 0.75, scale=1, dirt=0.12, bump=0.1, bump_scale=90)
enamel = paint("enamel", (0.70, 0.69, 0.66), 0.34, scale=3, dirt=0.2, coat=0.3)
frame_m = paint("frame", (0.62, 0.615, 0.59), 0.42, scale=2, dirt=0.25, coat=0.2)
brass = steel("brass", (0.62, 0.44, 0.19), 0.25, bump=0)
floor = surface("floor", (0.30, 0.19, 0.11), 0.36, 0.0, vary=0.1, scale=2, stretch=(0.5, 7, 1), dirt=0.4, bump=0.08)
red = cotton("red", (0.50, 0.055, 0.035), 0.35, 18, 150, 0.95)
cream = cotton("cream", (0.66, 0.60, 0.48), 0.3, 18, 150, 0.95)
blue = cotton("blue", (0.07, 0.13, 0.24), 0.35, 18, 150, 0.95)
pane = glass("pane", (0.96, 0.98, 1.0), 0.0)
amber = glass("amber", (0.80, 0.36, 0.07), 0.0)
leafm = paint("leaf", (0.06, 0.07, 0.02), 0.7, bump=0)
tree_m = paint("tree", (0.10, 0.095, 0.09), 0.8, bump=0)
snow = paint("snow", (0.74, 0.77, 0.82), 0.7, bump=0)
house = paint("house", (0.34, 0.32, 0.31), 0.7, bump=0)
lamp = glow("lamp", (1.0, 0.66, 0.34), 1.3, 3)
ground(floor, 12)
w = Part("wall").box(wall, (0, 0.12, 0.42), (8, 0.24, 0.84)).box(wall, (-2.6, 0.12, 1.8), (3.6, 0.24, 2)).box(wall, (2.7, 0.12, 1.8), (3.4, 0.24, 2)).box(wall, (0, 0.12, 2.9), (8, 0.24, 0.8))
w.box(frame_m, (0.1, -0.03, 0.858), (2.0, 0.34, 0.035))
for x in (-0.80, 0.12, 1.02):
    w.box(frame_m, (x, 0.15, 1.72), (0.075, 0.09, 1.75))
w.box(frame_m, (0.1, 0.16, 0.905), (1.9, 0.07, 0.065)).box(frame_m, (0.1, 0.16, 1.62), (1.9, 0.06, 0.045))
w.done(0.006, 3)
# Cast columns, their heads rounded.
r = Part("radiator")
n, pitch = 19, 0.062
x0 = -0.62
for k in range(n):
    x = x0 + k * pitch
    for y in (-0.155, -0.085):
        capsule(r, enamel, (x, y, 0.15), (x, y, 0.69), 0.0215)
    capsule(r, enamel, (x, -0.155, 0.70), (x, -0.085, 0.70), 0.0265)
    capsule(r, enamel, (x, -0.155, 0.14), (x, -0.085, 0.14), 0.0265)
    r.rod(enamel, (x - pitch / 2, -0.12, 0.695), (x + pitch / 2, -0.12, 0.695), 0.020, seg=20).rod(enamel, (x - pitch / 2, -0.12, 0.145), (x + pitch / 2, -0.12, 0.145), 0.020, seg=20)
r.done(0, smooth=60)
v = Part("valve").rod(brass, (x0 - 0.05, -0.12, 0.145), (x0 - 0.13, -0.12, 0.145), 0.016).rod(brass, (x0 - 0.11, -0.12, 0.145), (x0 - 0.11, -0.12, 0.20), 0.014).lathe(enamel, [(0, 0), (0.022, 0), (0.026, 0.01), (0.024, 0.045), (0, 0.05)], 24, at=(x0 - 0.11, -0.12, 0.20)).rod(enamel, (x0 - 0.13, -0.12, 0.145), (x0 - 0.20, -0.12, 0.145), 0.011).rod(enamel, (x0 - 0.20, -0.12, 0.145), (x0 - 0.20, -0.12, -0.1), 0.011)
v.done(0.001)


def mitten(mat, cuff, deform, side, size=1.0):
    p = Part("mitten")
    for k in range(6):
        t = k / 5
        half = 0.028 * (1 - (max(0, t - 0.45) / 0.75) ** 2)
        capsule(p, mat, (-half, -0.01 + t * 0.10, 0), (half, -0.01 + t * 0.10, 0), 0.018)
    capsule(p, mat, (side * 0.034, 0.0, 0), (side * 0.060, 0.040, 0.006), 0.015, 0.013)
    o = melted(p, 0.0035, 5, lambda q: deform(Vector((q.x * size, q.y * size, q.z * 0.66 * size))), 0.006, 0.02)
    p = Part("cuff")
    for k in range(5):
        capsule(p, cuff, (-0.034, -0.022 - k * 0.0105, 0), (0.034, -0.022 - k * 0.0105, 0), 0.0165 - 0.002 * (k % 2))
    c = melted(p, 0.0035, 2, lambda q: deform(Vector((q.x * size, q.y * size, q.z * 0.7 * size))))
    return o, c


def sock(mat, toe, deform, size=1.0):
    p = Part("sock")
    for k in range(9):
        capsule(p, mat, (-0.020, -0.02 + k * 0.020, 0), (0.020, -0.02 + k * 0.020, 0), 0.017)
    for k in range(5):
        capsule(p, mat, (0.0 + k * 0.016, -0.036 - k * 0.008, 0), (-0.018 + k * 0.016, -0.026 - k * 0.008, 0), 0.022)
    o = melted(p, 0.0035, 5, lambda q: deform(Vector((q.x * size, q.y * size, q.z * 0.6 * size))), 0.008, 0.025)
    q = Part("toe")
    capsule(q, toe, (0.066, -0.070, 0), (0.082, -0.072, 0), 0.0225)
    for k in range(3):
        capsule(q, toe, (-0.021, 0.126 + k * 0.011, 0), (0.021, 0.126 + k * 0.011, 0), 0.0185)
    c = melted(q, 0.0035, 3, lambda u: deform(Vector((u.x * size, u.y * size, u.z * 0.62 * size))))
    return o, c


def at(objects, loc, turn=0.0):
    for o in objects:
        o.location, o.rotation_euler = loc, (0, 0, turn)


lie = lambda radius, on, turn=0.0: over_rail(radius, on, turn, 0.03)
top = 0.7265
at(mitten(red, cream, lie(0.062, -0.055), 1, 1.3), (-0.245, -0.12, top - 0.062), math.pi)
at(mitten(red, cream, lie(0.062, -0.040, 0.1), -1, 1.3), (-0.075, -0.12, top - 0.062), math.pi)
at(sock(blue, cream, lie(0.062, 0.11), 1.3), (0.11, -0.12, top - 0.062))
at(sock(blue, cream, lie(0.062, 0.10, -0.08), 1.3), (0.262, -0.12, top - 0.062))
random.seed(5)
placed(tea(pane, amber, leafm, 0.06), (0.47, -0.06, 0.876))
b = Part("books")
for k, (m, wd) in enumerate(((blue, 0.25), (cream, 0.23), (red, 0.21))):
    b.box(m, (-0.52, -0.04, 0.886 + k * 0.021), (wd, 0.17, 0.019), (0, 0, 0.1 * k - 0.1))
b.done(0.002)
# Outside: a yard in the snow, lit windows across.
y = Part("yard").quad(snow, (-60, 3, -3.2), (60, 3, -3.2), (60, 90, -3.2), (-60, 90, -3.2)).box(house, (-2, 34, 4), (46, 8, 15)).box(snow, (-2, 34, 11.6), (47, 9, 0.5))
for i in range(15):
    for j in range(4):
        y.box(lamp if random.random() < 0.22 else tree_m, (-22 + i * 2.9, 29.9, -0.8 + j * 3.1), (1.3, 0.1, 1.5))
rnd = random.Random(3)
def branch(p, a, d, l, r, depth):
    b2 = a + d * l
    p.rod(tree_m, a, b2, r, r * 0.7, 8)
    if depth:
        for _ in range(3):
            e = (d + Vector((rnd.gauss(0, 0.45), rnd.gauss(0, 0.45), rnd.gauss(0.1, 0.25)))).normalized()
            branch(p, a + d * l * rnd.uniform(0.6, 1), e, l * rnd.uniform(0.6, 0.8), r * 0.6, depth - 1)
branch(y, Vector((2.0, 13, -3.2)), Vector((0, 0, 1)), 3.0, 0.16, 5)
branch(y, Vector((-5.0, 18, -3.2)), Vector((0, 0, 1)), 3.4, 0.18, 5)
y.done(0)
area((-2.0, -2.4, 2.2), (0, 0, 0.7), 1.4, 34, (1.0, 0.90, 0.78))
area((0.2, 0.5, 1.8), (0, -0.5, 0.6), 1.4, 20, (0.86, 0.92, 1.0))
camera((-0.34, -1.30, 1.10), (0.06, 0.0, 0.77), 38, (0.0, -0.16, 0.75), 1.8)
finish("radiator", 22, (960, 720), mist=(10, 60), fog=(0.78, 0.82, 0.88), haze=0.5, exposure=0.35, gain=1.05, vignette=0.2, smooth=0.85, focal=(46, 56))
