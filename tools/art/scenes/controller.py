"""A rack of controllers on their rail, close, by daylight."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(109)
window_light((0, 0, 0.5), 1.0, -1, 1.7)
shell = paint("shell", (0.17, 0.175, 0.185), 0.42, dirt=0.03, bump=0.08, bump_scale=160)
face = paint("face", (0.045, 0.048, 0.053), 0.36, dirt=0.03, coat=0.2)
label = paint("label", (0.60, 0.61, 0.62), 0.5, dirt=0.02)
green = paint("term", (0.30, 0.315, 0.33), 0.45, dirt=0.05)
screw = steel("screw", (0.62, 0.63, 0.65), 0.3)
rail = steel("rail", (0.60, 0.61, 0.62), 0.3, stretch=(0.4, 8, 8))
orange = paint("orange", (0.80, 0.15, 0.018), 0.38, dirt=0.02)
wires = [paint(f"wire{k}", c, 0.45, dirt=0.03, bump=0) for k, c in enumerate(((0.10, 0.11, 0.12), (0.36, 0.37, 0.38), (0.05, 0.10, 0.20), (0.72, 0.14, 0.02)))]
lamp, lamp2 = glow("led", (0.25, 1.0, 0.40), 1.1, 3), glow("led2", EMBER, 1.6, 4)
plate = steel("plate", (0.50, 0.51, 0.52), 0.5, vary=0.05, dirt=0.05, bump=0.02)
Part("plate").box(plate, (0, 0.75, 0.5), (16, 0.1, 12)).done(0)
Part("rail").box(rail, (0, 0.62, 0.5), (16, 0.14, 0.36)).done(0.01)
w = 0.46
for k in range(-6, 8):
    x = k * (w + 0.02)
    p = Part("module").box(shell, (x, 0.05, 0.5), (w, 1.1, 2.0)).box(face, (x, -0.505, 0.62), (w * 0.86, 0.03, 1.5))
    p.box(label, (x, -0.523, 1.16), (w * 0.72, 0.008, 0.2)).box(orange if k == 1 else face, (x, -0.525, 1.42), (w * 0.86, 0.02, 0.05))
    for r in range(8):
        for c in (-1, 1):
            p.box(lamp2 if (k == 1 and r == 2) else lamp if random.random() < 0.6 else face, (x + c * 0.10, -0.526, 0.92 - r * 0.085), (0.05, 0.012, 0.028))
    p.box(face, (x, -0.55, 0.02), (w * 0.55, 0.1, 0.2)).box(shell, (x, -0.56, 1.62), (w * 0.6, 0.3, 0.06))
    p.box(green, (x, -0.50, -0.62), (w * 0.94, 0.34, 0.34))
    for c in range(4):
        cx = x - 0.165 + c * 0.11
        p.rod(screw, (cx, -0.69, -0.54), (cx, -0.665, -0.54), 0.038, seg=20).box(face, (cx, -0.672, -0.70), (0.07, 0.01, 0.08))
    p.done(0.012, 2)
    for c in range(4):
        cx = x - 0.165 + c * 0.11
        cable(random.choices(wires, (4, 4, 3, 1))[0], [(cx, -0.66, -0.70), (cx + random.gauss(0, 0.01), -0.80, -0.86), (cx + random.gauss(0, 0.02), -0.62, -1.25), (cx + random.gauss(0, 0.04), -0.45, -2.2)], 0.026)
Part("duct").box(green, (0, 0.1, -1.75), (16, 1.2, 0.7)).done(0.03)
camera((-2.0, -4.6, 1.5), (0.35, -0.1, 0.36), 55, (0.45, -0.52, 0.6), 1.8)
finish("controller", 20, STAGE, mist=(3, 12), fog=(0.5, 0.52, 0.54), haze=0.1, exposure=0.45, gain=1.08, smooth=0.85, vignette=0.16, focal=(52, 46))
