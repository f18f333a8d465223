"""The executives as busts without features: what differs is the cut, the metal and the light.

One picture a run:  blender -b -t 2 -P client/art/scenes/portraits.py -- <1 to 12> [preview]
One unit is about the height of a head.
"""
import os
import sys

import bmesh

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

NUMBER = int(sys.argv[sys.argv.index("--") + 1])


def persona(turn, tilt, slim, crown, shoulders, metal, light, tone, cuts, ember=0.0):
    """turn, tilt: of the head, degrees. slim, crown: its width and the height of the skull.
    light: side of the key light (-1 left). tone: of the wall, 0 to 1. cuts: planes (direction, depth)."""
    return dict(turn=turn, tilt=tilt, slim=slim, crown=crown, shoulders=shoulders, metal=metal,
                light=light, tone=tone, cuts=cuts, ember=ember)


PEOPLE = [
    persona(-24, 4, 0.98, 1.04, 1.10, "steel", -1, 0.30, [((-0.5, -1, 0.10), 0.60)], 0.8),
    persona(20, 3, 0.94, 1.02, 1.06, "graphite", 1, 0.55, [((0.75, -1, 0.0), 0.58)], 0.5),
    persona(-8, 6, 0.90, 1.08, 0.98, "pale", -1, 0.22, [((0.0, -1, 0.28), 0.63)], 0.6),
    persona(28, -3, 0.84, 1.05, 0.86, "steel", 1, 0.62, [((0.35, -1, -0.1), 0.60)], 0.35),
    persona(-30, 2, 1.02, 1.00, 1.14, "graphite", -1, 0.42, [((-0.9, -1, 0.25), 0.58)], 0.6),
    persona(12, 7, 0.96, 1.00, 1.08, "bronze", 1, 0.25, [((0.2, -1, 0.05), 0.60), ((1, -0.2, 0.5), 0.66)], 0.5),
    persona(-18, 0, 0.86, 1.07, 0.90, "pale", 1, 0.48, [((-0.25, -1, 0.15), 0.60)], 0.4),
    persona(32, 4, 0.95, 1.03, 1.04, "steel", -1, 0.36, [((0.9, -1, 0.1), 0.56)], 0.7),
    persona(6, 5, 0.83, 1.06, 0.84, "graphite", 1, 0.66, [((0.05, -1, -0.05), 0.61)], 0.3),
    persona(-26, -2, 0.85, 1.04, 0.88, "bronze", -1, 0.5, [((-0.6, -1, 0.05), 0.58)], 0.4),
    persona(16, 3, 1.00, 1.02, 1.12, "steel", 1, 0.20, [((0.5, -1, 0.35), 0.60), ((-1, -0.3, 0.2), 0.68)], 0.6),
    persona(-12, 6, 0.92, 1.05, 0.94, "graphite", -1, 0.34, [((-0.15, -1, 0.0), 0.60)], 0.8),
]

METALS = {
    "steel": dict(color=(0.50, 0.53, 0.57), rough=0.36, vary=0.05, scale=1.2, stretch=(1, 1, 9), dirt=0.08, bump=0.04, bump_scale=60),
    "graphite": dict(color=(0.10, 0.108, 0.12), rough=0.46, vary=0.06, scale=2.0, dirt=0.1, bump=0.06, bump_scale=90),
    "pale": dict(color=(0.66, 0.67, 0.68), rough=0.46, vary=0.05, scale=3.0, dirt=0.06, bump=0.08, bump_scale=120),
    "bronze": dict(color=(0.23, 0.165, 0.125), rough=0.34, vary=0.07, scale=1.6, dirt=0.15, bump=0.05, bump_scale=70),
}


# The plane of a cut is polished one way, so that it catches the light as the form does not.
FACES = {
    "steel": dict(color=(0.60, 0.63, 0.67), rough=0.22, vary=0.05, scale=1.0, stretch=(14, 1, 1), dirt=0.04, bump=0.06, bump_scale=40),
    "graphite": dict(color=(0.42, 0.45, 0.49), rough=0.26, vary=0.05, scale=1.0, stretch=(14, 1, 1), dirt=0.04, bump=0.06, bump_scale=40),
    "pale": dict(color=(0.30, 0.32, 0.35), rough=0.24, vary=0.05, scale=1.0, stretch=(14, 1, 1), dirt=0.04, bump=0.06, bump_scale=40),
    "bronze": dict(color=(0.62, 0.46, 0.34), rough=0.24, vary=0.05, scale=1.0, stretch=(14, 1, 1), dirt=0.04, bump=0.06, bump_scale=40),
}


def outline(p):
    """Half widths of the form from crown to chest: (height, across, deep, forward)."""
    slim, crown, w = p["slim"], p["crown"], p["shoulders"]
    rows = []
    for k in range(41):
        # An egg, its pole up.
        angle = math.pi * k / 40 * 0.80
        z = 0.20 + 0.47 * crown * math.cos(angle)
        r = math.sin(angle) * (1 - 0.16 * (1 - math.cos(angle)) / 2)
        rows.append((z, 0.37 * slim * r, 0.44 * r, 0.0))
    low, across, deep, _ = rows[-1]
    for k in range(1, 61):
        # The neck flows into the shoulders in one curve.
        t = k / 60
        z = low - 1.75 * t
        flare = 1 / (1 + math.exp(-(t - 0.44) * 15))
        ease = math.exp(-((t * 9) ** 1.5))
        thin = 0.165 * slim + (across - 0.165 * slim) * ease
        thick = 0.18 + (deep - 0.18) * ease
        rows.append((z, thin + (0.86 * w - thin) * flare, thick + (0.40 - thick) * flare, 0.07 * min(1, t * 4)))
    return rows


def bust(p):
    """One form from crown to chest, turned at the neck and cut by planes."""
    rows, seg = outline(p), 128
    head = Matrix.Rotation(math.radians(p["turn"]), 3, "Z") @ Matrix.Rotation(math.radians(p["tilt"]), 3, "X")
    stay = Matrix.Identity(3)
    cut = bmesh.new()
    rings = []
    for z, across, deep, forward in rows:
        share = max(0.0, min(1.0, (z + 0.62) / 0.42))
        turn = stay.lerp(head, share * share * (3 - 2 * share))
        ring = []
        for k in range(seg):
            angle = 2 * math.pi * k / seg
            ring.append(cut.verts.new(turn @ Vector((across * math.cos(angle), deep * math.sin(angle) + forward, z))))
        rings.append(ring)
    for upper, lower in zip(rings, rings[1:]):
        for k in range(seg):
            cut.faces.new((upper[k], lower[k], lower[(k + 1) % seg], upper[(k + 1) % seg]))
    cut.faces.new(rings[0])
    form = bpy.data.meshes.new("bust")
    form.materials.append(surface(p["metal"], metal=0.0 if p["metal"] == "pale" else 1.0, **METALS[p["metal"]]))
    form.materials.append(surface("face", **FACES[p["metal"]]))
    for direction, depth in p["cuts"]:
        d = head @ Vector(direction).normalized()
        at = head @ Vector((0, 0, 0.16)) + d * depth * 0.42
        near = [f for f in cut.faces if f.calc_center_median().z > -0.50]
        geometry = near + list({e for f in near for e in f.edges}) + list({v for f in near for v in f.verts})
        made = bmesh.ops.bisect_plane(cut, geom=geometry, plane_co=at, plane_no=d, clear_outer=True)
        edges = [e for e in made["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
        for face in bmesh.ops.contextual_create(cut, geom=edges)["faces"]:
            face.material_index = 1
    cut.normal_update()
    cut.to_mesh(form)
    form.polygons.foreach_set("use_smooth", [True] * len(form.polygons))
    form.use_auto_smooth = True
    form.auto_smooth_angle = math.radians(28)
    made = bpy.data.objects.new("bust", form)
    bpy.context.scene.collection.objects.link(made)


p = PEOPLE[NUMBER - 1]
reset(40 + NUMBER)
bust(p)
t = p["tone"]
wall = surface("wall", (0.035 + 0.16 * t, 0.039 + 0.165 * t, 0.045 + 0.17 * t), 0.7, 0.0, vary=0.05, scale=0.5, dirt=0.12, bump=0.03, bump_scale=30, tint=0)
Part("wall").quad(wall, (-9, 2.4, -6), (9, 2.4, -6), (9, 2.4, 6), (-9, 2.4, 6)).done(0)

s = p["light"]
area((s * 2.9, -2.3, 1.5), (0, 0, -0.1), 1.5, 120, NEUTRAL, 2.6)
# A soft light where the first cut mirrors it into the lens.
n = (Matrix.Rotation(math.radians(p["turn"]), 3, "Z") @ Vector(p["cuts"][0][0])).normalized()
mirrored = 2 * n.dot(Vector((0, -1, 0))) * n - Vector((0, -1, 0))
area(tuple(mirrored * 3.4 + Vector((0.25 * s, 0, 0.75))), (0, 0, 0.1), 0.9, 15, NEUTRAL, 1.3)
area((-s * 3.2, -1.0, 0.4), (0, 0, -0.3), 2.6, 16, COOL)
# From behind: the edge that parts the form from the wall, one of the two hot.
area((-s * 1.9, 1.9, 0.9), (0, 0, -0.2), 0.7, 34 + 70 * p["ember"], EMBER, 2.2)
area((s * 1.7, 2.0, 1.6), (0, 0, 0.1), 0.8, 42, COOL, 1.6)
area((s * 1.4, 0.9, 2.6), (s * 0.7, 2.4, 0.4), 1.2, 26 + 40 * t, NEUTRAL)
camera((0.0, -5.2, 0.02), (0, 0, -0.22), 86, (0, -0.35, 0.1), 5.6)
finish(f"portrait-{NUMBER:02d}", 48, size=(640, 800), mist=(50, 90), fog=(0.1, 0.1, 0.1), haze=0.0, exposure=0.1)
