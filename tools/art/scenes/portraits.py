"""The executives as sculpture: an ovoid on a neck and shoulders, no features. What differs is the cut, the metal, the pose, the light.

One picture a run:  blender -b -t 2 -P tools/art/scenes/portraits.py -- <1 to 12> [preview]
One unit is about the height of a head; the face looks along -Y.
"""
import os
import sys

import bmesh

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

NUMBER = int(sys.argv[sys.argv.index("--") + 1])

# Planes of a cut: (direction, distance from the middle of the head). Two that meet give the ridge of a profile.
RIDGE = [((0.62, -0.80, 0.02), 0.285), ((-0.62, -0.80, 0.02), 0.285)]
KEEL = [((0.80, -0.60, 0.04), 0.215), ((-0.42, -0.90, 0.04), 0.300)]
BROW = [((0.60, -0.80, -0.12), 0.285), ((-0.60, -0.80, -0.12), 0.285), ((0.0, -0.72, 0.70), 0.405)]
HALF = [((0.86, -0.50, 0.08), 0.175)]
SLOPE = [((-0.52, -0.62, 0.58), 0.300)]
MASK = [((0.0, -0.99, 0.13), 0.315)]
GEM = [((0.50, -0.84, 0.30), 0.335), ((-0.62, -0.76, 0.28), 0.335), ((0.56, -0.76, -0.34), 0.325), ((-0.58, -0.74, -0.36), 0.330),
       ((0.98, 0.05, 0.12), 0.335), ((-0.98, 0.05, 0.12), 0.335), ((0.05, -0.50, 0.86), 0.500)]


def persona(body="mass", make="cut", cuts=(), turn=0, tilt=0, lean=0, stand=0, slim=1.0, wide=1.0, metal="steel", light=-1, tone=0.4, ember=0.6):
    """make: how the head is built. turn, tilt, lean: of the head, degrees; stand: of the whole. tone: of the wall, 0 to 1."""
    return dict(body=body, make=make, cuts=cuts, turn=turn, tilt=tilt, lean=lean, stand=stand, slim=slim, wide=wide,
                metal=metal, light=light, tone=tone, ember=ember)


PEOPLE = [
    persona("mass", "cut", RIDGE, -24, 2, 0, -8, 1.0, 1.08, "steel", -1, 0.30, 0.7),
    persona("keel", "layers", (), 26, 4, -3, 14, 0.98, 1.04, "graphite", 1, 0.70, 0.5),
    persona("mass", "cut", BROW, 24, 3, 0, 12, 0.93, 0.94, "stone", 1, 0.10, 0.5),
    persona("keel", "cut", HALF, 12, -2, 4, -12, 0.90, 0.90, "steel", 1, 0.95, 0.35),
    persona("plate", "split", (), -18, 2, 0, -14, 1.0, 1.06, "graphite", -1, 0.06, 0.7),
    persona("mass", "cut", KEEL, 24, 6, 0, 14, 0.97, 1.04, "bronze", 1, 0.40, 0.4),
    persona("plate", "sheets", (), -20, 2, 0, 16, 0.94, 0.92, "steel", 1, 0.55, 0.4),
    persona("keel", "cut", GEM, -14, 3, 0, -16, 1.0, 1.06, "graphite", -1, 0.85, 0.22),
    persona("mass", "cut", (), 18, -2, 8, 12, 0.97, 0.88, "mirror", 1, 0.45, 0.5),
    persona("keel", "cut", MASK, -30, 4, -4, -18, 0.90, 0.90, "stone", -1, 0.60, 0.35),
    persona("mass", "layers", (), -20, 5, 3, -12, 1.0, 1.08, "bronze", -1, 0.14, 0.5),
    persona("plate", "cut", SLOPE, -10, 4, -3, -18, 0.96, 0.98, "mirror", -1, 0.24, 0.16),
]

METALS = {
    "steel": dict(color=(0.52, 0.55, 0.59), rough=0.33, vary=0.05, scale=1.2, stretch=(1, 1, 9), dirt=0.06, bump=0.03, bump_scale=60),
    "graphite": dict(color=(0.125, 0.135, 0.15), rough=0.40, vary=0.05, scale=2.0, dirt=0.1, bump=0.04, bump_scale=90),
    "stone": dict(color=(0.42, 0.42, 0.42), rough=0.66, vary=0.05, scale=3.0, dirt=0.12, bump=0.10, bump_scale=120, metal=0.0),
    "bronze": dict(color=(0.30, 0.215, 0.165), rough=0.34, vary=0.06, scale=1.6, dirt=0.15, bump=0.04, bump_scale=70),
    "mirror": dict(color=(0.66, 0.69, 0.72), rough=0.19, vary=0.03, scale=1.0, dirt=0.03, bump=0.0),
}
# A cut is ground one way, so that it catches the light as the form does not.
GROUND = {
    "steel": dict(color=(0.60, 0.63, 0.67), rough=0.30),
    "graphite": dict(color=(0.34, 0.36, 0.39), rough=0.34),
    "stone": dict(color=(0.50, 0.50, 0.49), rough=0.60, metal=0.0),
    "bronze": dict(color=(0.55, 0.42, 0.33), rough=0.32),
    "mirror": dict(color=(0.66, 0.69, 0.72), rough=0.26),
}


def softened(material, radius=0.012):
    """Edges that catch the light without a bevelled mesh."""
    tree = material.node_tree
    node = tree.nodes.new("ShaderNodeBevel")
    node.inputs["Radius"].default_value, node.samples = radius, 6
    bump = next((n for n in tree.nodes if n.type == "BUMP"), None)
    tree.links.new(node.outputs[0], bump.inputs["Normal"] if bump else tree.nodes["Principled BSDF"].inputs["Normal"])
    return material


def rings(rows, seg=160):
    """A closed skin over (height, across, deep, forward, squareness)."""
    mesh = bmesh.new()
    loops = []
    for z, across, deep, forward, square in rows:
        loop = []
        for k in range(seg):
            c, s = math.cos(2 * math.pi * k / seg), math.sin(2 * math.pi * k / seg)
            e = 2 / square
            loop.append(mesh.verts.new((across * math.copysign(abs(c) ** e, c), deep * math.copysign(abs(s) ** e, s) + forward, z)))
        loops.append(loop)
    for upper, lower in zip(loops, loops[1:]):
        for k in range(seg):
            mesh.faces.new((upper[k], lower[k], lower[(k + 1) % seg], upper[(k + 1) % seg]))
    mesh.faces.new(list(reversed(loops[0])))
    mesh.faces.new(loops[-1])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return mesh


def cut(mesh, direction, distance):
    n = Vector(direction).normalized()
    made = bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=n * distance, plane_no=n, clear_outer=True)
    edges = [e for e in made["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
    if edges:
        for face in bmesh.ops.contextual_create(mesh, geom=edges)["faces"]:
            face.material_index = 1


def settle(mesh, mats, matrix, name):
    for face in mesh.faces:
        face.smooth = face.material_index == 0
        if face.material_index:
            for edge in face.edges:
                edge.smooth = False
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    for m in mats:
        data.materials.append(m)
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = matrix
    return o


def ovoid(slim, shrink=1.0):
    rows = []
    for k in range(1, 96):
        a = math.pi * k / 96
        r = math.sin(a) * (1 + 0.17 * math.cos(a)) * shrink
        rows.append((0.57 * math.cos(a) * shrink, 0.385 * slim * r, 0.455 * r, 0.0, 2.0))
    return rings(rows)


def head(p, mats, matrix):
    if p["make"] == "cut":
        mesh = ovoid(p["slim"])
        for direction, distance in p["cuts"]:
            cut(mesh, direction, distance)
        settle(mesh, mats, matrix, "head")
        return
    if p["make"] == "split":
        # Two halves, one slid along the other; between them the heat.
        for side in (-1, 1):
            mesh = ovoid(p["slim"])
            cut(mesh, (-side, 0.0, 0.0), -0.016)
            slide = Matrix.Translation((0, 0.05 * side, 0.05 * side))
            settle(mesh, mats, matrix @ slide, "head")
        mesh = ovoid(p["slim"], 0.93)
        cut(mesh, (1, 0, 0), 0.012)
        cut(mesh, (-1, 0, 0), 0.012)
        settle(mesh, [mats[2], mats[2]], matrix, "heat")
        return
    # Plates with air between them: across for layers, upright for sheets.
    axis, low, high, count = (Vector((0, 0, 1)), -0.57, 0.57, 21 if p["metal"] == "graphite" else 11) if p["make"] == "layers" else (Vector((1, 0, 0)), -0.385 * p["slim"], 0.385 * p["slim"], 13)
    step = (high - low) / count
    for k in range(count):
        a, b = low + k * step, low + (k + 1) * step - step * 0.16
        mesh = ovoid(p["slim"])
        cut(mesh, axis, b)
        cut(mesh, -axis, -a)
        t = (k + 0.5) / count - 0.5
        if p["make"] == "layers":
            move = Matrix.Rotation(0.9 * t, 4, "Z")
        else:
            # The plates step back from the middle, as a face does.
            move = Matrix.Translation((0, 0.16 * t * t, 0.0))
        settle(mesh, mats, matrix @ move, "plate")
    core = ovoid(p["slim"], 0.86)
    settle(core, [mats[3], mats[3]], matrix, "core")


def flare(t):
    """Share of the shoulder's width at t of the way from chin to base."""
    return 1 / (1 + math.exp(-(t - 0.43) * 15))


def body(p, mats, matrix):
    w, slim = p["wide"], p["slim"]
    base, top = -1.30, 0.05
    if p["body"] != "plate":
        rows = []
        for k in range(91):
            t = k / 90
            f = flare(t)
            across = 0.165 * slim + 0.03 * t + (0.80 * w - 0.165 * slim) * f
            rows.append((top + (base - top) * t, across, 0.185 + 0.24 * f * (1 - 0.25 * t), 0.10 - 0.03 * f, 2.0 + 1.0 * f))
        mesh = rings(rows)
        # A herm: the arms and the breast are cut away.
        cut(mesh, (1, 0, 0.10), 0.545 * w)
        cut(mesh, (-1, 0, 0.10), 0.545 * w)
        if p["body"] == "keel":
            cut(mesh, (0.40, -0.92, -0.04), 0.14)
            cut(mesh, (-0.40, -0.92, -0.04), 0.14)
        else:
            cut(mesh, (0, -1, -0.02), 0.155)
        settle(mesh, mats, matrix, "body")
        return
    # One thick plate in the outline of neck and shoulders.
    mesh = bmesh.new()
    right = []
    for k in range(91):
        t = k / 90
        right.append((min(0.62 * w, 0.175 * slim + 0.03 * t + (0.80 * w - 0.175 * slim) * flare(t)), top + (base - top) * t))
    outline = right + [(-x, z) for x, z in reversed(right)]
    front = [mesh.verts.new((x, -0.02, z)) for x, z in outline]
    back = [mesh.verts.new((x, 0.20, z)) for x, z in outline]
    n = len(outline)
    for face in (mesh.faces.new(front), mesh.faces.new(list(reversed(back)))):
        face.material_index = 1
    for k in range(n):
        mesh.faces.new((front[k], back[k], back[(k + 1) % n], front[(k + 1) % n]))
    settle(mesh, mats, matrix, "body")


p = PEOPLE[NUMBER - 1]
reset(40 + NUMBER)
sky((0.012, 0.014, 0.018), (0.020, 0.024, 0.030))
skin = softened(surface("skin", **METALS[p["metal"]]))
face = softened(surface("face", **{**dict(vary=0.025, scale=4.0, stretch=(16, 16, 0.6), dirt=0.0, bump=0.03, bump_scale=30), **GROUND[p["metal"]]}))
heat = glow("heat", EMBER, 1.5, 9)
core = surface("core", (0.03, 0.032, 0.036), 0.6, 0.0)
mats = [skin, face, heat, core]
stand = Matrix.Rotation(math.radians(p["stand"]), 4, "Z")
turn = Matrix.Rotation(math.radians(p["turn"]), 4, "Z") @ Matrix.Rotation(math.radians(p["lean"]), 4, "Y") @ Matrix.Rotation(math.radians(p["tilt"] - 13), 4, "X")
head(p, mats, Matrix.Translation((0, -0.05, 0.26)) @ turn)
body(p, mats, stand)
plinth = surface("plinth", (0.05, 0.054, 0.06), 0.36, 0.6, vary=0.08, scale=1.5, dirt=0.15, bump=0.03)
Part("plinth").box(plinth, (0, 0.06, -1.62), (1.42 * p["wide"], 0.94, 0.64)).done(0.012, 3, rot=(0, 0, math.radians(p["stand"])))

t, s = p["tone"], p["light"]
wall = surface("wall", (0.030 + 0.36 * t, 0.033 + 0.37 * t, 0.038 + 0.38 * t), 0.75, 0.0, vary=0.05, scale=0.5, dirt=0.1, bump=0.03, bump_scale=30, tint=0)
Part("wall").quad(wall, (-9, 3.2, -6), (9, 3.2, -6), (9, 3.2, 6), (-9, 3.2, 6)).done(0)

# A tall window as key, a dim one opposite: metal shows what it mirrors.
area((s * 3.0, -1.5, 1.3), (0, 0, -0.05), 1.2, 150, NEUTRAL, 3.0)
area((-s * 3.3, -1.6, 0.5), (0, 0, -0.2), 0.8, 9, COOL, 3.2)
area((s * 0.6, -0.8, 3.2), (0, 0, 0.2), 1.8, 26, COOL)
# A card beside the lens, for what is polished and faces it.
card = area((s * 2.2, -6.2, 1.5), (0, 0, -0.4), 2.4, 95, NEUTRAL, 2.4)
card.visible_diffuse = False
# From behind, narrow so that the wall stays cool: the hot edge, and a cold one opposite.
hot = area((-s * 1.5, 1.45, 0.5), (0, 0, -0.05), 0.3, 62 * p["ember"], EMBER, 1.8)
hot.data.spread = math.radians(90)
cold = area((s * 1.7, 1.8, 1.3), (0, 0, 0.1), 0.5, 34, COOL, 1.8)
cold.data.spread = math.radians(100)
# The pool of light on the wall lies on the dark side of the head.
area((-s * 0.9, 1.6, -1.9), (-s * 0.6, 3.2, 0.15), 1.0, 24 + 46 * t, NEUTRAL)
camera((0.0, -5.8, 0.10), (0, 0, -0.235), 82, (0, -0.35, 0.1), 8)
finish(f"portrait-{NUMBER:02d}", 48, size=(800, 1000), mist=(50, 90), fog=(0.1, 0.1, 0.1), haze=0.0, exposure=0.1)
