"""The first coil, its hour chalked on it, the gloves of who wrote it left on top; the gate stands open."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _traces import *

reset(201)
sky((0.80, 0.84, 0.88), (0.62, 0.70, 0.80), 1.0)
wrap = surface("wrap", (0.30, 0.33, 0.37), 0.40, 0.85, vary=0.10, scale=1.3, stretch=(0.5, 1.6, 1.6), dirt=0.55, dirt_color=(0.12, 0.125, 0.135), bump=0.10, bump_scale=60)
strap = steel("strap", (0.20, 0.21, 0.23), 0.35, bump=0)
floor = floor_concrete("floor", (0.15, 0.15, 0.148), 0.36, scale=0.8, dirt=0.7, bump=0.2)
dark = paint("dark", (0.085, 0.098, 0.11), 0.55, scale=0.3, dirt=0.3)
pale = paint("pale", (0.38, 0.41, 0.43), 0.6, scale=0.2, dirt=0.25, bump=0)
timber = surface("timber", (0.24, 0.17, 0.105), 0.7, 0.0, vary=0.1, scale=5, stretch=(8, 1, 1), dirt=0.6, bump=0.3, bump_scale=30)
yellow = paint("yellow", (0.62, 0.36, 0.03), 0.5, scale=3, dirt=0.6)
white = chalk_material(cover=0.40, scale=90)
ground(floor, 80)
R = 0.92
random.seed(7)
c = coil_part(wrap, 0.36, R, 1.36, 60, 0.0035, strap, 160).done(0, smooth=30)
c.location = (0, 0, R + 0.12)
for s in (-1, 1):
    Part("cradle").prism(timber, [(-0.11, 0), (0.11, 0), (0.11, 0.13), (-0.11, 0.24)] if s > 0 else [(-0.11, 0), (0.11, 0), (0.11, 0.24), (-0.11, 0.13)], (-0.85, s * 0.48, 0), (0.85, s * 0.48, 0)).done(0.01)


def on(x0, up0):
    def place(x, y):
        a = up0 + y / R
        return (x0 + x, -(R + 0.0035) * math.cos(a), R + 0.12 + (R + 0.0035) * math.sin(a))
    return place


chalk(white, "10:42", on(-0.295, 0.58), 0.20, 0.018, seed=5)
chalk(white, "21.6t", on(-0.25, 0.30), 0.155, 0.016, seed=9, slant=0.05)
chalk(white, "17/11", on(-0.02, 0.93), 0.085, 0.011, seed=4)
wool = cotton()


def top(a, x0, turn):
    """On the round of the coil, around the angle a from the front."""
    def f(v):
        x, y = v.x * math.cos(turn) - v.y * math.sin(turn), v.x * math.sin(turn) + v.y * math.cos(turn)
        b = a + y / R
        r = R + 0.010 + v.z
        return Vector((x0 + x, -r * math.cos(b), R + 0.12 + r * math.sin(b)))
    return f


glove(wool, top(1.20, -0.34, 2.0), 1, seed=2, size=1.25)
glove(wool, top(1.16, -0.10, 2.7), -1, seed=5, size=1.25)
Part("stick").rod(paint("stick", (0.80, 0.80, 0.78), 0.9, bump=0), (0.20, -0.20, R * 2 + 0.105), (0.275, -0.17, R * 2 + 0.113), 0.0085, 0.008, 20).done(0.002)
# The hall, its gate open to the day.
h = Part("hall")
for x in (-11, 11):
    for k in range(9):
        h.box(dark, (x, -6 + k * 5, 5), (0.4, 0.4, 10))
    h.box(pale, (x * 1.03, 14, 5), (0.2, 44, 10))
for k in range(9):
    h.box(dark, (0, -6 + k * 5, 9.2), (22, 0.25, 0.5))
h.box(pale, (7.2, 30, 5), (10.6, 0.3, 10)).box(pale, (-8.6, 30, 5), (7.6, 0.3, 10)).box(pale, (-1.4, 30, 8.2), (8, 0.3, 3.6)).box(dark, (0, 14, 9.8), (24, 46, 0.2))
for x in (-4.9, 1.95):
    h.box(yellow, (x, 29.7, 3.2), (0.22, 0.2, 6.4))
h.done(0.01)
for k in range(3):
    Part("skylight").box(glow("skylight", (0.90, 0.95, 1.0), 1.1, 7), (-5 + k * 5, 12, 9.6), (1.1, 26, 0.04)).done(0)
random.seed(11)
other = coil_part(wrap, 0.36, R, 1.36, 30, 0.006, strap, 96, "other").done(0, smooth=30)
other.location = (3.2, 6.5, R)
for x, y in ((3.2, 10), (5.6, 6.7), (5.6, 10.2), (3.2, 13.5), (5.6, 13.7), (-6.6, 13.5), (-6.6, 17), (-6.6, 20.5)):
    copy(other, (x, y, R), (random.random() * 6, 0, 0))
lines = Part("lines").box(yellow, (-2.1, 12, 0.004), (0.12, 40, 0.004)).box(yellow, (1.9, 12, 0.004), (0.12, 40, 0.004)).done(0)
area((-3.6, -3.4, 3.8), (0, 0, 1.0), 2.6, 210, (1.0, 0.96, 0.90))
area((4.5, -2.0, 2.2), (0, 0, 1.0), 2.0, 40, COOL)
area((-2, 27, 4.0), (0, 6, 0.5), 6, 1600, (1.0, 0.97, 0.92))
camera((-1.05, -2.35, 2.42), (0.03, 0.0, 1.36), 37, (-0.1, -0.8, 1.6), 3.2)
finish("first-coil", 18, (960, 720), mist=(3, 40), fog=AIR, haze=0.4, exposure=0.2, gain=1.05, vignette=0.18, smooth=0.9, focal=(46, 46))
