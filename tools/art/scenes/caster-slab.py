"""A strand leaves the caster's bow and runs out towards the cutting torch."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(8)
frame = paint("frame", (0.055, 0.062, 0.072), 0.42, dirt=0.5, vary=0.16)
machine = steel("machine", (0.27, 0.29, 0.32), 0.36, dirt=0.5)
roll = steel("roll", (0.38, 0.38, 0.40), 0.27, stretch=(0.4, 3, 3), scale=3, dirt=0.5)
dark = paint("dark", (0.024, 0.027, 0.032), 0.5)
slab = hot("slab", shown=1.75, cast=5.0, scale=1.2, stretch=(0.8, 1.9, 1), cover=0.75, core=(1.0, 0.24, 0.03), mid=(0.88, 0.10, 0.008), skin=(0.15, 0.012, 0.003), axis=("Y", 22, -16))
ground(floor_concrete(color=(0.05, 0.053, 0.058), rough=0.28), 120)
hall(dark, 30, 80, 17, 8, -10, glow("tube", COOL, 1.4, 3.0), (-7, 7))

R, Y0, Z0 = 10.0, 8.0, 1.2


def path(s):
    """Horizontal run-out up to Y0, then the bow: returns point and angle."""
    if s < Y0:
        return s, Z0, 0.0
    a = (s - Y0) / R
    return Y0 + R * math.sin(a), Z0 + R * (1 - math.cos(a)), a


top = Y0 + R * 1.25
roller = Part("roller").rod(roll, (-1.2, 0, 0), (1.2, 0, 0), 0.15, seg=36)
for x in (-0.4, 0.4):
    roller.rod(machine, (x - 0.06, 0, 0), (x + 0.06, 0, 0), 0.17, seg=36)
for s in (-1, 1):
    roller.rod(machine, (s * 1.2, 0, 0), (s * 1.5, 0, 0), 0.08, seg=20).box(machine, (s * 1.36, 0, 0), (0.2, 0.28, 0.34))
roller = roller.done(0.012, loc=(0, -90, 0))
seg_frame = Part("segment")
for s in (-1, 1):
    for side in (-1, 1):
        seg_frame.box(frame, (s * 1.5, 0, side * 0.62), (0.34, 1.72, 0.42))
        seg_frame.rod(machine, (s * 1.5, side * 0.7, -0.9), (s * 1.5, side * 0.7, 1.15), 0.09, seg=18)
        seg_frame.rod(machine, (s * 1.5, side * 0.7, 0.83), (s * 1.5, side * 0.7, 1.05), 0.15, seg=6)
for y in (-0.6, 0, 0.6):
    seg_frame.box(frame, (0, y, 0.72), (3.2, 0.3, 0.36))
for k in range(5):
    seg_frame.rod(machine, (-1.4, -0.7 + k * 0.33, 0.98), (1.4, -0.7 + k * 0.33, 0.98), 0.03, seg=10)
seg_frame = seg_frame.done(0.02, loc=(0, -90, 0))
tower = Part("tower")
for x in (-1.9, 1.9):
    for y in (11.5, 15, 18.5):
        tower.box(frame, (x, y, 5), (0.34, 0.34, 10))
    for z in (3.4, 6.4, 9.4):
        tower.box(frame, (x, 15, z), (0.24, 7.6, 0.3))
        tower.box(dark, (x * 1.35, 15, z + 0.15), (1.3, 7.8, 0.06))
        for k in range(8):
            tower.rod(machine, (x * 1.66, 11.2 + k, z), (x * 1.66, 11.2 + k, z + 1.1), 0.02, seg=8)
        tower.beam(machine, (x * 1.66, 11.2, z + 1.1), (x * 1.66, 18.8, z + 1.1), 0.04).beam(machine, (x * 1.66, 11.2, z + 0.6), (x * 1.66, 18.8, z + 0.6), 0.03)
    tower.beam(frame, (x, 11.5, 0.2), (x, 15, 6.2), 0.16).beam(frame, (x, 18.5, 0.2), (x, 15, 6.2), 0.16)
tower = tower.done(0.015, loc=(0, -90, 0))
table = Part("table")
for s in (-1, 1):
    table.box(frame, (s * 1.36, 3.4, Z0 - 0.6), (0.34, 13.2, 0.44))
    for k in range(8):
        table.box(dark, (s * 1.36, -2.6 + k * 1.7, 0.2), (0.4, 0.4, 0.42))
table = table.done(0.02, loc=(0, -90, 0))


def strand_mesh(first):
    p = Part("strand")
    prev = None
    s = first
    while s < top:
        y, z, a = path(s)
        w, h = 1.0 + 0.004 * random.random(), 0.125
        up = Vector((0, -math.sin(a), math.cos(a)))
        c = Vector((0, y, z))
        ring = []
        for x, u in ((-1, -0.8), (-1, 0.8), (-0.985, 1), (0.985, 1), (1, 0.8), (1, -0.8), (0.985, -1), (-0.985, -1)):
            ring.append(c + Vector((x * w, 0, 0)) + up * (u * h + 0.004 * math.sin(s * 9)))
        if prev:
            for k in range(8):
                p.quad(slab, prev[k], ring[k], ring[(k + 1) % 8], prev[(k + 1) % 8])
        else:
            p._add(ring, [tuple(range(8))], slab)
        prev = ring
        s += 0.16
    return p.done(0, smooth=50)


for sx, first in ((0, -0.4), (5.4, -8), (-5.4, 4.5)):
    o = strand_mesh(first)
    o.location.x = sx
    s = -2.4
    while s < top:
        y, z, a = path(s)
        up = Vector((0, -math.sin(a), math.cos(a)))
        q = (a, 0, 0)
        copy(roller, Vector((sx, y, z)) - up * 0.285, q)
        if s > Y0 - 2.0:
            copy(roller, Vector((sx, y, z)) + up * 0.285, q)
        s += 0.42 if s > Y0 - 2 else 0.75
    for k in range(9):
        y, z, a = path(Y0 - 1.1 + k * 1.9)
        copy(seg_frame, (sx, y, z), (a, 0, 0))
    copy(tower, (sx, 0, 0))
    copy(table, (sx, 0, 0))
    # Torch machine straddling the strand.
    if sx == 0:
        t = Part("torch")
        for x in (-1.75, 1.75):
            t.box(frame, (x, 4.2, 1.4), (0.3, 1.5, 2.8)).rod(machine, (x, 3.7, 0.2), (x, 3.7, 0.2001), 0.2)
        t.box(frame, (0, 4.2, 2.85), (3.9, 1.2, 0.4)).box(dark, (-0.9, 3.62, 2.6), (0.4, 0.3, 0.7)).box(dark, (0.9, 3.62, 2.6), (0.4, 0.3, 0.7))
        for x in (-0.9, 0.9):
            t.rod(machine, (x, 3.6, 2.3), (x, 3.6, 1.62), 0.04).rod(machine, (x, 3.6, 1.62), (x, 3.6, 1.5), 0.025, 0.012)
        t.done(0.025)

area((-8, -2, 9), (0, 6, 1.5), 4, 1300, COOL)
area((9, -1, 9), (1, 6, 1.5), 4, 1000, COOL)
area((0, 10, 15), (0, 10, 0), 3, 2600, COOL, 16)
camera((-3.3, -4.6, 2.35), (0.35, 7, 2.35), 32, (0, 1.0, 1.4), 1.4)
finish("caster-slab", 80, mist=(8, 45), fog=(0.17, 0.17, 0.18), haze=0.8, glow=0.36, glowRadius=0.03)
