"""The corner of the headquarters at dusk, from below: steel fins, lit rooms, one line of heat."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(129)
sky((0.50, 0.40, 0.36), (0.035, 0.060, 0.105), 0.62, 0.75, (0.34, (0.20, 0.25, 0.34)), 0.16)
fin = steel("fin", (0.36, 0.38, 0.41), 0.36, vary=0.1, scale=0.5, stretch=(4, 4, 0.3), dirt=0.3, bump=0.03, tint=0.05)
slab = paint("slab", (0.050, 0.054, 0.060), 0.42, scale=0.5, dirt=0.4, dirt_color=(0.09, 0.09, 0.09))
panel = paint("panel", (0.022, 0.025, 0.030), 0.28, scale=0.4, dirt=0.3, dirt_color=(0.05, 0.05, 0.05), coat=0.3)
inner = paint("inner", (0.24, 0.24, 0.245), 0.7)
desk = paint("desk", (0.07, 0.07, 0.075), 0.5)
line = glow("line", EMBER, 1.6, 9)


def lit(name, warm, strength):
    tint = (1.0, 0.80, 0.58) if warm else (0.82, 0.92, 1.0)
    return [glow(f"{name}{k}", tuple(c * f for c in tint), strength * f, 0.6 * strength * f) for k, f in enumerate((0.55, 0.24, 2.2))]


rooms = {"cool": lit("cool", False, 0.62), "warm": lit("warm", True, 0.60), "late": lit("late", True, 0.20)}


def glazing():
    """Thin glass: it mirrors the sky where seen at a slant, and lets the rooms through elsewhere."""
    m = bpy.data.materials.new("glazing")
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    n, link = t.nodes, t.links.new
    out, mix = n.new("ShaderNodeOutputMaterial"), n.new("ShaderNodeMixShader")
    clear, gloss, bend = n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeBsdfGlossy"), n.new("ShaderNodeFresnel")
    clear.inputs[0].default_value = (0.72, 0.76, 0.78, 1)
    gloss.inputs["Roughness"].default_value = 0.015
    bend.inputs[0].default_value = 1.9
    link(bend.outputs[0], mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(gloss.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    return m


pane = glazing()
FLOOR, BAY, FLOORS, DEEP = 3.9, 1.5, 15, 6.5


def wall(place, bays, seed):
    """One face; place(u, v, z) is the point u along it and v behind it."""
    rnd = random.Random(seed)
    p = Part("wall")

    def box(mat, u, v, z, du, dv, dz):
        a, b = Vector(place(u, v, z)), Vector(place(u + du, v + dv, z + dz))
        p.box(mat, (a + b) / 2, [abs(c) for c in b - a])

    long = bays * BAY
    for f in range(FLOORS):
        z = 5.2 + f * FLOOR
        box(slab, 0, 0.05, z, long, DEEP, 0.55)
        box(panel, 0, 0.0, z - 0.12, long, 0.06, 0.86)
        box(fin, 0, -0.05, z + 0.74, long, 0.12, 0.06)
        u = 0
        while u < bays:
            run = min(bays - u, rnd.choice((2, 3, 4, 4, 6)))
            kind = rnd.choices((None, "cool", "warm", "late"), (3.2, 4, 1.6, 1.6))[0]
            at, size = u * BAY, run * BAY
            lo, hi = z + 0.55, z + FLOOR
            if kind:
                ceiling, back, lamp = rooms[kind]
                box(ceiling, at, 0.3, hi - 0.14, size, DEEP - 0.6, 0.02)
                box(back, at, DEEP - 0.4, lo, size, 0.05, FLOOR - 0.7)
                for k in range(run):
                    box(lamp, at + (k + 0.3) * BAY, 0.9, hi - 0.18, 0.16, 1.6, 0.03)
                    box(lamp, at + (k + 0.3) * BAY, 3.3, hi - 0.18, 0.16, 1.6, 0.03)
            else:
                box(inner, at, DEEP - 0.4, lo, size, 0.05, FLOOR - 0.7)
            box(inner, at - 0.06, 0.5, lo, 0.12, DEEP - 1.0, FLOOR - 0.6)
            for k in range(run):
                if rnd.random() < 0.55:
                    box(desk, at + k * BAY + 0.15, 1.2, lo, 1.1, 0.7, 0.75)
                    box(desk, at + k * BAY + 0.4, 1.3, lo + 0.8, 0.6, 0.05, 0.36)
                # Blinds, let down as each room likes.
                if rnd.random() < 0.22:
                    drop = rnd.uniform(0.4, 2.4)
                    box(inner, at + k * BAY + 0.06, 0.16, hi - 0.1 - drop, BAY - 0.12, 0.02, drop)
            u += run
        for k in range(bays):
            tilt = rnd.gauss(0, 0.004)
            a, b, c, d = (place(k * BAY + x, 0.10 + tilt * s, z + 0.74 + y) for x, y, s in ((0, 0, -1), (BAY, 0, 1), (BAY, FLOOR - 0.86, 1), (0, FLOOR - 0.86, -1)))
            p.quad(pane, a, b, c, d)
    top = 5.2 + FLOORS * FLOOR
    box(slab, 0, 0.0, top, long, DEEP, 1.6)
    for k in range(bays + 1):
        box(fin, k * BAY - 0.04, -0.42, 4.4, 0.08, 0.46, top - 3.2)
    p.done(0)


CORNER = 0.55
wall(lambda u, v, z: (CORNER + u, v, z), 20, 3)
wall(lambda u, v, z: (v, CORNER + u, z + 0.01), 16, 5)
# Between the two faces: a recess with one line of heat, as in the mark of the house.
top = 5.2 + FLOORS * FLOOR
Part("corner").box(panel, (0.6, 0.6, top / 2), (1.2, 0.1, top), (0, 0, -0.785)).done(0)
Part("line").box(line, (0.22, 0.22, 3 + top / 2), (0.16, 0.16, top - 2.5), (0, 0, 0.785)).done(0.02)
Part("ground").box(slab, (0, 0, -0.1), (300, 300, 0.2)).done(0)
for k in range(10):
    h = random.uniform(20, 46)
    Part("far").box(slab, (random.uniform(-160, -60), random.uniform(90, 220), h / 2), (24, 24, h)).done(0)
area((-40, -50, 40), (0, 0, 30), 26, 16000, (0.60, 0.70, 0.95))
area((60, -30, 12), (14, 0, 30), 14, 7000, (1.0, 0.62, 0.42))
camera((-9.5, -17.5, 2.0), (2.0, 0.6, 28.5), 27, (0, 0, 26), 8, roll=0.05)
finish("headquarters", 16, STAGE, mist=(20, 130), fog=(0.22, 0.24, 0.29), haze=0.35, exposure=0.6, gain=1.1, glow=0.16, glowRadius=0.018, focal=(46, 42))
