"""Helmets and gloves on a bench before the shift."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(118)
window_light((0, 0, 0.4), 1.0, -1, 0.95)
bench = surface("bench", (0.33, 0.215, 0.125), 0.55, 0.0, vary=0.10, scale=0.9, stretch=(0.35, 7, 7), dirt=0.8, dirt_color=(0.16, 0.095, 0.055), bump=0.3, bump_scale=9)
orange = paint("orange", (0.80, 0.16, 0.018), 0.30, dirt=0.12, scale=2, coat=0.35)
white = paint("white", (0.62, 0.63, 0.63), 0.30, dirt=0.12, scale=2, coat=0.35)
strap = paint("strap", (0.05, 0.052, 0.057), 0.7)
mark = paint("mark", (0.05, 0.055, 0.06), 0.5, bump=0)
leather = surface("leather", (0.44, 0.35, 0.25), 0.7, 0.0, vary=0.08, scale=3, dirt=0.6, dirt_color=(0.22, 0.16, 0.11), bump=0.7, bump_scale=40)
cuff = surface("cuff", (0.20, 0.215, 0.23), 0.8, 0.0, scale=3, dirt=0.3, bump=0.6, bump_scale=90)
locker = paint("locker", (0.30, 0.335, 0.36), 0.5, dirt=0.15)
gap = paint("gap", (0.05, 0.055, 0.06), 0.6)
Part("bench").box(bench, (0, 0.2, -0.06), (9, 2.6, 0.12)).done(0.02, 3)


def helmet(mat, loc, turn):
    p = Part("helmet")
    p.mats.append(mat)
    nu, nv = 96, 40
    for j in range(nv + 1):
        b = math.pi / 2 * j / nv
        for i in range(nu):
            a = 2 * math.pi * i / nu
            x, y = math.cos(a) * math.cos(b) * 0.36, math.sin(a) * math.cos(b) * 0.45
            z = 0.40 * math.sin(b) ** 0.92
            ridge = 0.022 * math.exp(-((math.cos(a) * math.cos(b)) / 0.10) ** 2) * min(1, z / 0.16)
            for off in (-0.42, 0.42):
                ridge += 0.012 * math.exp(-((math.cos(a) * math.cos(b) - off) / 0.06) ** 2) * min(1, z / 0.16)
            p.verts.append((x * (1 + ridge), y * (1 + ridge), z * (1 + ridge * 1.2)))
    for j in range(nv):
        for i in range(nu):
            p.faces.append([j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i])
            p.slots.append(0)
    at = len(p.verts)
    for ring in range(3):
        for i in range(nu):
            a = 2 * math.pi * i / nu
            front = max(0.0, -math.sin(a)) ** 2
            out = (0, 0.035 + 0.13 * front, 0.035 + 0.13 * front)[ring]
            drop = (0, -0.012 - 0.05 * front, -0.03 - 0.05 * front)[ring]
            p.verts.append((math.cos(a) * (0.36 + out * 0.8), math.sin(a) * (0.45 + out), drop))
    for ring in range(2):
        for i in range(nu):
            k, l = at + ring * nu, at + (ring + 1) * nu
            p.faces.append([l + i, l + (i + 1) % nu, k + (i + 1) % nu, k + i])
            p.slots.append(0)
    p.done(0, 1, loc, (math.radians(-3), 0, turn), smooth=60)
    q = Part("badge").box(mark, (0, -0.444, 0.16), (0.11, 0.012, 0.028)).box(mark, (-0.041, -0.442, 0.20), (0.028, 0.012, 0.055))
    q.done(0.002, 1, loc, (math.radians(-9), 0, turn))
    Part("band").lathe(strap, [(0.31, 0.0), (0.33, 0.0), (0.33, 0.06), (0.31, 0.06)], 64, closed=True).done(0, 1, (loc[0], loc[1], loc[2] - 0.03), (0, 0, turn))


helmet(orange, (-0.15, -0.05, 0.085), math.radians(28))
helmet(white, (0.95, 0.52, 0.085), math.radians(-16))
helmet(white, (-1.25, 0.62, 0.085), math.radians(40))


def glove(loc, turn, flip=1):
    """A metaball hand: it lies as it was put down."""
    ball = bpy.data.metaballs.new("glove")
    ball.resolution = ball.render_resolution = 0.012
    def run(a, b, r0, r1, n=9):
        for k in range(n):
            t = k / (n - 1)
            e = ball.elements.new()
            e.co = Vector(a).lerp(Vector(b), t)
            e.radius = (r0 + (r1 - r0) * t) * 1.7
            e.stiffness = 2.4
    for k in range(4):
        run((-0.05 + k * 0.035, 0.0, 0.02), (-0.05 + k * 0.033, 0.16, 0.025), 0.05, 0.045, 7)
    for k, (dx, long, lift) in enumerate(((-0.030, 0.17, 0.03), (-0.008, 0.20, 0.015), (0.012, 0.19, 0.02), (0.030, 0.145, 0.035))):
        x = -0.065 + k * 0.043
        run((x, 0.17, 0.025), (x + dx, 0.17 + long * 0.55, 0.045 + lift * 0.6), 0.034, 0.032)
        run((x + dx, 0.17 + long * 0.55, 0.045 + lift * 0.6), (x + dx * 1.4, 0.17 + long, 0.025), 0.032, 0.027)
    run((0.07 * 1, 0.03, 0.03), (0.15, 0.13, 0.045), 0.042, 0.036)
    run((0.15, 0.13, 0.045), (0.165, 0.20, 0.03), 0.036, 0.03, 6)
    o = bpy.data.objects.new("glove", ball)
    ball.materials.append(leather)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler, o.scale = loc, (0, 0, turn), (1.75 * flip, 1.75, 1.4)
    c = Part("cuff")
    c.lathe(cuff, [(0.118, -0.26), (0.132, -0.26), (0.12, -0.04), (0.106, -0.04)], 48, axis="Y", closed=True)
    c.verts = [(x, y, z * 0.42 + 0.045) for x, y, z in c.verts]
    c.done(0.004, 1, loc, (0, 0, turn)).scale = (1.75 * flip, 1.75, 1.5)


glove((0.62, -0.46, 0.03), math.radians(-62))
glove((0.52, -0.62, 0.10), math.radians(-84), -1)
wall = Part("lockers").box(gap, (0, 2.1, 2), (12, 0.1, 6))
for k in range(-5, 6):
    wall.box(locker, (k * 0.92, 2.0, 1.6), (0.89, 0.06, 4.4))
    for s in range(6):
        wall.box(gap, (k * 0.92, 1.965, 1.75 + s * 0.07), (0.34, 0.01, 0.022))
    wall.box(gap, (k * 0.92 + 0.32, 1.95, 0.95), (0.05, 0.03, 0.2))
wall.done(0.008, 2)
camera((-0.55, -3.0, 1.02), (0.16, 0.05, 0.24), 46, (-0.1, -0.4, 0.25), 2.0)
finish("helmet", 20, STAGE, mist=(3, 10), fog=(0.5, 0.52, 0.54), haze=0.1, exposure=0.3, gain=1.06, smooth=0.9, vignette=0.16, focal=(44, 55))
