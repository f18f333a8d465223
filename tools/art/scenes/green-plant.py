"""A quiet plant behind trees and panels, in morning light."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(37)
clad = paint("clad", (0.46, 0.48, 0.50), 0.42, scale=0.12, dirt=0.12, bump=0)
clad2 = paint("clad2", (0.15, 0.165, 0.18), 0.42, scale=0.12, dirt=0.15, bump=0)
roof = paint("roof", (0.30, 0.32, 0.34), 0.45, scale=0.15, bump=0)
glaze = surface("glaze", (0.04, 0.055, 0.07), 0.08, 0.0, vary=0.03, scale=0.2, bump=0, coat=0.5)
cell = surface("cell", (0.010, 0.017, 0.035), 0.10, 0.0, vary=0.03, scale=0.6, bump=0, coat=0.8, dirt=0.1)
alu = steel("alu", (0.60, 0.62, 0.64), 0.3, bump=0)
orange = paint("orange", (0.72, 0.13, 0.015), 0.4, bump=0)
bark = paint("bark", (0.07, 0.052, 0.04), 0.8, dirt=0.4)
path_m = floor_concrete("path", (0.30, 0.29, 0.275), 0.6, 0.1, 0.4, bump=0.1)
soil = surface("lawn", (0.058, 0.088, 0.024), 0.8, 0.0, vary=0.05, scale=0.12, dirt=0.5, dirt_color=(0.10, 0.105, 0.04), bump=0.5, bump_scale=6)


def leaf_mat(name, color):
    m = surface(name, color, 0.5, 0.0, vary=0.08, scale=0.8, dirt=0.35, dirt_color=tuple(c * 0.55 for c in color), bump=0, tint=0.3)
    t = m.node_tree
    b = t.nodes["Principled BSDF"]
    back = t.nodes.new("ShaderNodeBsdfTranslucent")
    back.inputs[0].default_value = (color[0] * 1.9, color[1] * 1.9, color[2] * 0.8, 1)
    mix = t.nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = 0.38
    out = t.nodes["Material Output"]
    t.links.new(b.outputs[0], mix.inputs[1])
    t.links.new(back.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return m


leaves = [leaf_mat("leaf0", (0.085, 0.135, 0.030)), leaf_mat("leaf1", (0.060, 0.105, 0.032)), leaf_mat("leaf2", (0.115, 0.145, 0.034))]
blade = leaf_mat("blade", (0.095, 0.135, 0.035))


def tree(seed, mat, h=7.0, n=19000, slim=1.0):
    """Trunk, boughs, and leaves gathered in clumps around the boughs' ends."""
    rnd = random.Random(seed)
    p = Part("tree").rod(bark, (0, 0, 0), (0.1, 0, h * 0.42), 0.15, 0.10, 12).rod(bark, (0.1, 0, h * 0.42), (0, 0.1, h * 0.8), 0.10, 0.04, 10)
    clumps = []
    for k in range(26):
        z = rnd.uniform(0.30, 0.98) * h
        f = (z / h - 0.30) / 0.68
        reach = slim * h * 0.30 * math.sin(math.pi * min(1, 0.18 + f * 0.82)) * rnd.uniform(0.6, 1.05)
        a = rnd.uniform(0, 2 * math.pi)
        c = Vector((reach * math.cos(a), reach * math.sin(a), z))
        clumps.append((c, rnd.uniform(0.5, 0.95) * h / 7))
        p.rod(bark, (0.05, 0.05, z - reach * 0.7), tuple(c), 0.045, 0.015, 6)
    verts, faces = [], []
    for k in range(n):
        c, r = rnd.choice(clumps)
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.8))).normalized() * r * rnd.uniform(0.45, 1.0) ** 0.5
        q = Matrix.Rotation(rnd.uniform(0, 6.28), 3, "Z") @ Matrix.Rotation(rnd.uniform(-1.1, 1.1), 3, "X")
        s = rnd.uniform(0.05, 0.09)
        at = c + d
        i = len(verts)
        verts += [at + q @ Vector(v) for v in ((-s, 0, 0), (0, -s * 0.55, 0.02), (s, 0, 0), (0, s * 0.55, 0.02))]
        faces.append((i, i + 1, i + 2, i + 3))
    p._add(verts, faces, mat)
    return p.done(0, 1, (0, -300, 0))


trees = [tree(k, leaves[k % 3], 6.5 + 0.8 * (k % 3), slim=(1.0, 0.8, 1.1, 0.62)[k % 4]) for k in range(5)]


def turf(seed, n=2300, size=1.5):
    rnd = random.Random(seed)
    p = Part("turf")
    for k in range(n):
        x, y = rnd.uniform(0, size), rnd.uniform(0, size)
        h, w, a = abs(rnd.gauss(0.045, 0.02)) + 0.015, rnd.uniform(0.002, 0.005), rnd.uniform(0, 6.28)
        dx, dy = w * math.cos(a), w * math.sin(a)
        bx, by = rnd.gauss(0, 0.022), rnd.gauss(0, 0.022)
        x, y = x - size / 2, y - size / 2
        p.verts += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + bx, y + by, h)]
        i = len(p.verts)
        p.faces.append([i - 3, i - 2, i - 1])
        p.slots.append(0)
    p.mats.append(blade)
    return p.done(0, 1, (0, -300, 0))


grass = [turf(k) for k in range(3)]
sparse = turf(7, 130)
ground(soil, 900)
def clear(x, y, size):
    """Whether a square of turf keeps off the path, which runs slightly across."""
    left, right = -4.4 + (y + 20) * 0.0375, -1.2 + (y + 20) * 0.0375
    return x + size < left or x > right


for i in range(-16, 22):
    for j in range(0, 34):
        x, y = i * 1.5, -7 + j * 1.5
        parts = 1 if clear(x, y, 1.5) else 5
        s = 1.5 / parts
        for a in range(parts):
            for b in range(parts):
                if clear(x + a * s, y + b * s, s):
                    at = (x + (a + 0.5) * s, y + (b + 0.5) * s, 0)
                    copy(random.choice(grass) if parts == 1 else sparse, at, (0, 0, random.choice((0, 1, 2, 3)) * math.pi / 2), (s / 1.5, s / 1.5, random.uniform(0.85, 1.15)))
Part("path").quad(path_m, (-4.4, -20, 0.012), (-1.2, -20, 0.012), (1.8, 60, 0.012), (-1.4, 60, 0.012)).done(0)

# Panels in rows.
panel = Part("panel")
for i in range(6):
    for j in range(2):
        c = Vector((i * 1.06, j * 0.94, j * 0.44))
        panel.box(alu, c, (1.04, 1.04, 0.035), (math.radians(25), 0, 0)).box(cell, c + Vector((0, -0.008, 0.018)), (1.0, 1.0, 0.01), (math.radians(25), 0, 0))
        for k in range(1, 6):
            panel.box(alu, c + Matrix.Rotation(math.radians(25), 3, "X") @ Vector((-0.5 + k / 6, 0, 0.024)), (0.006, 1.0, 0.002), (math.radians(25), 0, 0))
        panel.box(alu, c + Matrix.Rotation(math.radians(25), 3, "X") @ Vector((0, 0, 0.024)), (1.0, 0.008, 0.002), (math.radians(25), 0, 0))
for i in (0.5, 4.8):
    panel.rod(alu, (i, 0.1, -0.75), (i, 0.1, 0.0), 0.04, seg=10).rod(alu, (i, 0.95, -0.75), (i, 0.95, 0.42), 0.04, seg=10)
panel = panel.done(0.002, 1, (0, -300, 0))
for r in range(6):
    for c in range(5):
        copy(panel, (2.6 + c * 6.8 + r * 0.15, 3.2 + r * 4.4, 0.78))

# The works: sheds with saw-tooth roofs, a tower, two slim stacks, a pipe bridge.
w = Part("works")


def shed(x, y, wdt, dep, h, teeth):
    w.box(clad, (x + wdt / 2, y + dep / 2, h / 2), (wdt, dep, h)).box(clad2, (x + wdt / 2, y + dep / 2, 1.6), (wdt + 0.2, dep + 0.2, 3.2))
    for k in range(int(wdt / 2.4)):
        w.box(clad2 if k % 9 == 0 else clad, (x + 1.2 + k * 2.4, y - 0.06, (h + 3.2) / 2), (0.12, 0.12, h - 3.2))
    w.box(glaze, (x + wdt / 2, y - 0.1, h * 0.62), (wdt * 0.9, 0.1, h * 0.16))
    t = wdt / teeth
    for k in range(teeth):
        a = x + k * t
        w._add([(a, y, h), (a + t, y, h), (a, y, h + 3.4), (a, y + dep, h), (a + t, y + dep, h), (a, y + dep, h + 3.4)], [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1)], roof)
        w._add([(a, y, h + 3.4), (a + t, y, h), (a + t, y + dep, h), (a, y + dep, h + 3.4)], [(0, 1, 2, 3)], roof)
        w._add([(a - 0.02, y + 0.3, h + 0.4), (a - 0.02, y + dep - 0.3, h + 0.4), (a - 0.02, y + dep - 0.3, h + 3.1), (a - 0.02, y + 0.3, h + 3.1)], [(0, 1, 2, 3)], glaze)
        for s in range(3):
            q = 0.2 + s * 0.26
            w.quad(cell, (a + t * q, y + 1, h + 3.4 * (1 - q) + 0.12), (a + t * (q + 0.22), y + 1, h + 3.4 * (1 - q - 0.22) + 0.12), (a + t * (q + 0.22), y + dep - 1, h + 3.4 * (1 - q - 0.22) + 0.12), (a + t * q, y + dep - 1, h + 3.4 * (1 - q) + 0.12))


shed(-34, 88, 52, 40, 13, 5)
shed(24, 96, 70, 44, 17, 6)
w.box(clad2, (10, 118, 19), (15, 18, 38)).box(clad, (10, 108.9, 24), (11, 0.3, 24)).box(orange, (10, 108.6, 34.6), (15.1, 0.4, 1.6))
for k in range(7):
    w.box(glaze, (10, 108.7, 14 + k * 3.1), (10, 0.2, 1.0))
for x, h in ((-12, 54), (-4, 48)):
    w.rod(clad, (x, 132, 0), (x, 132, h), 1.9, 1.35, 40).rod(orange, (x, 132, h - 4.5), (x, 132, h - 2.4), 1.44, 1.41, 40).rod(clad2, (x, 132, h), (x, 132, h + 0.4), 1.5, seg=40)
for dz in (0, 1.0):
    for dy in (0, 0.9):
        w.rod(alu if dz else orange, (-40, 84 + dy, 8.2 + dz), (94, 84 + dy, 8.2 + dz), 0.34, seg=20)
for k in range(14):
    w.box(clad2, (-36 + k * 10, 84.4, 4), (0.5, 1.6, 8)).box(clad2, (-36 + k * 10, 84.4, 7.7), (0.6, 2.4, 0.4))
w.done(0)

# Trees: an avenue on the left, a belt before the works.
for k in range(9):
    copy(random.choice(trees), (-6.6 + k * 0.32 + random.gauss(0, 0.3), 3.5 + k * 7.2, 0), (0, 0, random.random() * 6), tuple([random.uniform(0.85, 1.1)] * 3))
    if k > 3:
        copy(random.choice(trees), (2.0 + k * 0.3 + random.gauss(0, 0.3), 3.5 + k * 7.2, 0), (0, 0, random.random() * 6), tuple([random.uniform(0.8, 1.05)] * 3))
for k in range(170):
    x = random.uniform(-75, 95)
    y = random.gauss(74, 6)
    s = random.uniform(0.8, 1.6)
    if -4 < x < 5 and y < 80:
        continue
    copy(random.choice(trees), (x, y, 0), (0, 0, random.random() * 6), (s, s, s * random.uniform(0.85, 1.1)))
for k in range(70):
    s = random.uniform(1.4, 2.6)
    copy(random.choice(trees), (random.uniform(-170, 190), random.uniform(150, 230), 0), (0, 0, random.random() * 6), (s, s, s * 0.9))

sky((1.0, 0.82, 0.62), (0.12, 0.27, 0.50), 0.72, 0.6, (0.25, (0.52, 0.63, 0.74)), 0.22)
sun = bpy.data.lights.new("sun", "SUN")
sun.energy, sun.angle, sun.color = 5.2, math.radians(1.2), (1.0, 0.74, 0.48)
o = bpy.data.objects.new("sun", sun)
o.rotation_euler = (math.radians(70), 0, math.radians(58))
bpy.context.scene.collection.objects.link(o)
camera((-1.0, -7.6, 2.05), (2.6, 60, 6.6), 29, (2.5, 5, 1.2), 2.2)
finish("green-plant", 52, mist=(20, 260), fog=(0.72, 0.73, 0.73), haze=0.45, exposure=0.55, look="Medium High Contrast", gain=1.1, saturation=1.08, vignette=0.16, glow=0.0, smooth=0.7)
