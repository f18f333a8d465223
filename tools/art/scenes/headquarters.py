"""The headquarters by the river at dusk. One unit is a metre."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(83)
sky((0.30, 0.24, 0.22), (0.030, 0.052, 0.095), 0.8, bend=0.55, mid=(0.32, (0.12, 0.145, 0.20)), clouds=0.35)
plaza = surface("plaza", (0.085, 0.088, 0.092), 0.6, 0.0, vary=0.10, scale=0.12, dirt=0.3, bump=0.02, bump_scale=3)
frame = steel("frame", (0.19, 0.20, 0.22), 0.34, dirt=0.15, bump=0.02)
slab = surface("slab", (0.34, 0.35, 0.36), 0.55, 0.0, vary=0.05, scale=0.4, dirt=0.15, bump=0.05)
dark = surface("pane", (0.020, 0.026, 0.034), 0.06, 0.0, vary=0.01, scale=0.3, dirt=0, bump=0, spec=0.9)
lit = [glow(f"lit{k}", c, s, 0.4) for k, (c, s) in enumerate((((1.0, 0.52, 0.22), 0.40), ((1.0, 0.62, 0.34), 0.20), ((1.0, 0.72, 0.48), 0.18), ((0.62, 0.74, 0.90), 0.16)))]
hall_light = glow("hall", (1.0, 0.55, 0.26), 0.34, 0.7)
line = glow("line", EMBER, 1.7, 14)
water = surface("water", (0.010, 0.014, 0.018), 0.10, 0.0, vary=0.02, scale=0.2, dirt=0, bump=0.6, bump_scale=0.9, spec=0.7)
ground(plaza, 900)
Part("river").quad(water, (-400, -400, 0.02), (400, -400, 0.02), (400, -13, 0.02), (-400, -13, 0.02)).done(0)
Part("kerb").box(slab, (0, -12.6, 0.2), (800, 0.8, 0.5)).done(0.02)


def tower(x, y, w, d, floors, height=3.9, base=6.4, bays=1.5, share=0.4):
    """A frame of slabs and mullions; some of the panes are lit, whole rooms at a time."""
    p = Part("tower")
    for f in range(floors + 1):
        p.box(slab, (x, y, base + f * height), (w + 0.9, d + 0.9, 0.42))
    top = base + floors * height
    for face, length, at in (("y", w, -d / 2), ("x", d, w / 2), ("x", d, -w / 2)):
        count = int(length / bays)
        for f in range(floors):
            z = base + f * height + height / 2
            run, state = 0, None
            for k in range(count):
                if run <= 0:
                    run = random.choice((2, 3, 4, 4, 6))
                    state = random.choice(lit) if random.random() < share * 0.8 else dark
                run -= 1
                a = -length / 2 + (k + 0.5) * length / count
                loc = (x + a, y + at, z) if face == "y" else (x + at, y + a, z)
                size = (length / count, 0.04, height - 0.42) if face == "y" else (0.04, length / count, height - 0.42)
                p.box(state, loc, size)
        for k in range(count + 1):
            a = -length / 2 + k * length / count
            s = -1 if at < 0 else 1
            loc = (x + a, y + at + s * 0.22, (base + top) / 2) if face == "y" else (x + at + s * 0.22, y + a, (base + top) / 2)
            p.box(frame, loc, (0.09, 0.5, top - base) if face == "y" else (0.5, 0.09, top - base))
    p.box(frame, (x, y, top + 1.1), (w * 0.72, d * 0.7, 1.8))
    # The hall below: glass between columns, light within.
    p.box(hall_light, (x, y + 1.2, base / 2 + 0.2), (w - 3.2, d - 4, base - 1.2))
    for k in range(int(w / 4.5) + 1):
        p.box(slab, (x - w / 2 + k * 4.5, y - d / 2 + 0.2, base / 2), (0.45, 0.45, base))
    p.done(0)


tower(-9, 18, 33, 20, 14)
tower(27, 26, 26, 20, 8, share=0.5)
tower(-46, 44, 24, 18, 6, share=0.3)
# The mark of the house: one vertical line of heat between the two.
Part("line").box(line, (8.6, 7.4, 36), (0.28, 0.28, 56)).done(0)
Part("roof").box(slab, (9, 6, 6.2), (30, 12, 0.5)).done(0.02)
for x in range(-54, 60, 6):
    Part("bollard").rod(frame, (0, 0, 0), (0, 0, 0.8), 0.09).rod(hall_light, (0, 0, 0.8), (0, 0, 0.92), 0.1).done(0, 1, (x, -11.2, 0))
for k in range(40):
    h, x = random.uniform(12, 60), random.uniform(-420, 420)
    Part("far").box(dark, (x, random.uniform(160, 420), h / 2), (random.uniform(12, 34), 20, h)).done(0)
area((-150, -60, 90), (0, 10, 15), 40, 30000, (0.55, 0.66, 0.95))
camera((-46, -100, 2.4), (3, 16, 29), 24.5, (-8, 10, 16), 8)
finish("headquarters", 64, mist=(60, 420), fog=(0.20, 0.20, 0.23), haze=0.6, exposure=0.35, focal=(50, 36))
