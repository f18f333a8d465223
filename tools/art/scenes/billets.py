"""Billets as the torch cut them, stacked; one has not cooled yet."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import _studio
from _studio import *

reset(131)
scale = steel("scale", (0.17, 0.18, 0.20), 0.46, vary=0.14, scale=2.4, stretch=(1, 0.5, 1), dirt=0.9, dirt_color=(0.13, 0.065, 0.035), bump=0.5, bump_scale=22)
cut = steel("cut", (0.46, 0.475, 0.50), 0.36, vary=0.14, scale=3.0, stretch=(2.2, 1, 0.8), dirt=0.8, dirt_color=(0.13, 0.10, 0.085), bump=0.28, bump_scale=34, tint=0.4)
post = paint("post", (0.05, 0.055, 0.062), 0.45, dirt=0.6, dirt_color=(0.10, 0.055, 0.03), bump=0.3, bump_scale=18)
dark = paint("dark", (0.030, 0.034, 0.040), 0.5)
ember = hot("ember", shown=0.9, cast=5, scale=2.2, stretch=(1.3, 0.35, 1), cover=0.25, mid=(0.62, 0.06, 0.005), rough=0.6)
ground(floor_concrete(color=(0.055, 0.060, 0.066), rough=0.28), 60)
hall(dark, 16, 50, 8, 6, -6, glow("tube", COOL, 1.5, 3), (-4, 0, 4))

S, N = 0.25, 72


def cool_corners(m):
    """Edges and corners lose their heat first."""
    tree = m.node_tree
    ramp = next(n for n in tree.nodes if n.bl_idname == "ShaderNodeValToRGB")
    heat = ramp.inputs[0].links[0].from_socket
    coord = tree.nodes.new("ShaderNodeTexCoord")
    flat = tree.nodes.new("ShaderNodeVectorMath")
    flat.operation = "MULTIPLY"
    flat.inputs[1].default_value = (1, 0, 1)
    tree.links.new(coord.outputs["Object"], flat.inputs[0])
    long = tree.nodes.new("ShaderNodeVectorMath")
    long.operation = "LENGTH"
    tree.links.new(flat.outputs[0], long.inputs[0])
    times = tree.nodes.new("ShaderNodeMath")
    times.operation = "MULTIPLY"
    tree.links.new(heat, times.inputs[0])
    tree.links.new(_studio._range(tree, long.outputs["Value"], 1.0, 0.16, 0.05, 0.33), times.inputs[1])
    tree.links.new(times.outputs[0], ramp.inputs[0])


def edge(u, v):
    """A square with round corners, from the unit square."""
    m = max(abs(u), abs(v))
    if m == 0:
        return 0.0, 0.0
    a, b = abs(u) / m, abs(v) / m
    k = 1 / (a ** 13 + b ** 13) ** (1 / 13)
    return u * k * S, v * k * S


def billet(side, end, length=7.0):
    """The torch went from right to left: its lines lag behind it, and slag hangs below."""
    lean, bow = random.gauss(0, 0.012), random.uniform(0.004, 0.014)
    steps = [random.gauss(0, 0.0010) for _ in range(N * 4)]
    verts = []
    for j in range(N + 1):
        for i in range(N + 1):
            u, v = i / N * 2 - 1, j / N * 2 - 1
            x, z = edge(u, v)
            at = (u + 1 + 0.16 * (1 - v) ** 1.6) / 2 * N * 0.9
            k = int(at)
            line = steps[k % len(steps)] * (1 - at + k) + steps[(k + 1) % len(steps)] * (at - k)
            rim = max(0.0, max(abs(u), abs(v)) - 0.94) / 0.06
            verts.append((x, lean * v + bow * u * u + line * (0.5 + 0.5 * (1 - v) / 2) * 1.4 + 0.006 * rim ** 2, z))
    p = Part("billet")
    q = N + 1
    p._add(verts, [(j * q + i, j * q + i + 1, (j + 1) * q + i + 1, (j + 1) * q + i) for j in range(N) for i in range(N)], end)
    rim = [i for i in range(N)] + [j * q + N for j in range(N)] + [N * q + i for i in range(N, 0, -1)] + [j * q for j in range(N, 0, -1)]
    near = [Vector(verts[i]) for i in rim]
    rings = near + [Vector((v.x, v.y + 0.05, v.z)) for v in near] + [Vector((v.x, length, v.z)) for v in near]
    n = len(near)
    p._add(rings, [(k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n) for k in range(2) for i in range(n)], side)
    for _ in range(random.choice((2, 3, 5))):
        # Slag, in drops and runs.
        x, r, w = random.uniform(-0.2, 0.2), random.uniform(0.004, 0.008), random.uniform(1.5, 5)
        p.lathe(side, [(0.0, -r * w), (r * 0.7, -r * w * 0.7), (r, 0), (r * 0.7, r * w * 0.7), (0.0, r * w)], 12, at=(x, 0.006 - lean, -S - r * 0.2), axis="X")
    return p.done(0, smooth=50)


cool_corners(ember)
# Scale is dull: it shows its own light, not the lamps'.
face = ember.node_tree.nodes["Principled BSDF"].inputs
face["Base Color"].default_value = (0.006, 0.005, 0.005, 1)
face["Specular"].default_value = face["Metallic"].default_value = 0.05
cold = [billet(scale, cut) for _ in range(6)]
warm = billet(ember, ember)
for o in cold:
    o.location = (0, -90, 0)
cols, rows = 11, 6
pitch = 2 * S + 0.022
for r in range(rows):
    for k in range(cols):
        x = (k - cols // 2) * pitch + random.gauss(0, 0.005) + (0.03 if r % 2 else 0)
        y = random.gauss(0, 0.035) - (0.10 if (r, k) in ((1, 4), (3, 7)) else 0) + (0.16 if (r, k) in ((3, 5), (1, 6), (2, 3)) else 0)
        at, turn = (x, y, 0.16 + S + r * (2 * S + 0.004)), (random.gauss(0, 0.002), 0, random.gauss(0, 0.004))
        if (r, k) == (2, 5):
            warm.location, warm.rotation_euler = (x, -0.05, at[2]), turn
        else:
            copy(random.choice(cold), at, turn, (random.choice((-1, 1)), 1, 1))
frame = Part("frame")
half = cols / 2 * pitch
for y in (0.9, 4.2):
    for s in (-1, 1):
        frame.box(post, (s * (half + 0.16), y, 1.8), (0.2, 0.2, 3.6))
    frame.box(post, (0, y, 0.08), (2 * half + 1.2, 0.26, 0.16))
frame.done(0.012)
area((-3.8, -3.4, 3.8), (0, 0, 1.4), 1.2, 430, NEUTRAL)
area((4.6, -1.3, 4.0), (0.5, 0, 1.4), 1.0, 330, COOL)
area((0, 5, 6.5), (0, 2, 2), 5, 420, COOL)
camera((-1.05, -3.0, 1.62), (0.16, 0, 1.38), 50, (0.0, -0.05, 1.44), 0.9)
finish("billets", 40, STAGE, mist=(3, 24), fog=(0.20, 0.225, 0.25), haze=0.5, exposure=0.4, glow=0.16, focal=(47, 48))
