"""The executives as reliefs: each surname's character in steel, forged, milled or cast, under a warm rim light.

One picture a run:  blender -b -t 2 -P tools/art/scenes/portraits.py -- <1 to 12> [preview]
Needs Debian's fonts-noto-cjk. The plate lies in X and Z and faces -Y; the character is about three units tall.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

NUMBER = int(sys.argv[sys.argv.index("--") + 1])
FONT = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"

# Surname, how it is made, the side of the warm light, turn of the plate in degrees, finish of the plate.
PEOPLE = [
    ("沈", "forged", 1, -9, "scale"),
    ("顾", "milled", -1, 7, "lines"),
    ("林", "cast", 1, 5, "sand"),
    ("陶", "milled", -1, -7, "brushed"),
    ("石", "forged", -1, 8, "scale"),
    ("宋", "cast", 1, -6, "sand"),
    ("白", "milled", 1, 9, "lines"),
    ("邵", "milled", -1, -8, "brushed"),
    ("温", "cast", -1, 6, "sand"),
    ("罗", "cast", 1, -5, "sand"),
    ("许", "forged", 1, 6, "scale"),
    ("程", "forged", -1, -9, "scale"),
]
STEELS = {
    "scale": dict(color=(0.44, 0.455, 0.48), rough=0.34, vary=0.10, scale=1.4, dirt=0.3, bump=0.40, bump_scale=14),
    "sand": dict(color=(0.42, 0.43, 0.45), rough=0.46, vary=0.08, scale=2.2, dirt=0.35, bump=0.5, bump_scale=42),
    "lines": dict(color=(0.60, 0.62, 0.65), rough=0.30, vary=0.06, scale=1.2, stretch=(0.25, 1, 22), dirt=0.08, bump=0.16, bump_scale=9),
    "brushed": dict(color=(0.54, 0.56, 0.59), rough=0.36, vary=0.02, scale=3.0, stretch=(26, 1, 0.2), dirt=0.03, bump=0.10, bump_scale=22),
}
# Depth of the character, its edge's radius and roundness.
MAKES = {
    "forged": dict(depth=0.25, edge=0.045, round=4),
    "cast": dict(depth=0.23, edge=0.05, round=6),
    "milled": dict(depth=0.30, edge=0.016, round=1),
}


def lettering(character, make):
    curve = bpy.data.curves.new("character", "FONT")
    curve.font = bpy.data.fonts.load(FONT)
    curve.body, curve.size = character, 5.5
    curve.align_x = "CENTER"
    curve.extrude = make["depth"]
    curve.bevel_depth, curve.bevel_resolution = make["edge"], make["round"]
    curve.offset = -make["edge"] * 0.9
    o = bpy.data.objects.new("character", curve)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.view_layer.update()
    corners = [Vector(c) for c in o.bound_box]
    middle = sum(corners, Vector()) / 8
    o.rotation_euler = (math.radians(90), 0, 0)
    o.location = (-middle.x, 0, -middle.y)
    return o


def as_mesh(o):
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made = bpy.data.objects.new(o.name, mesh)
    made.matrix_world = o.matrix_world
    bpy.context.scene.collection.objects.link(made)
    bpy.data.objects.remove(o)
    return made


def plate(material, thick=0.7):
    return Part("plate").box(material, (0, thick / 2, 0), (9, thick, 9)).done(0)


character, made, side, turn, finish_of = PEOPLE[NUMBER - 1]
make = MAKES[made]
reset(140 + NUMBER)
sky((0.05, 0.055, 0.06), (0.10, 0.108, 0.118))
kind = {**STEELS[finish_of], "metal": 1.0}
# One steel: the character's face is ground, the plate keeps its skin, which is darker.
bright = surface("ground", **{**kind, "rough": kind["rough"] * 0.85, "dirt": 0.05})
metal = surface("skin", **{**kind, "color": tuple(c * 0.36 for c in kind["color"])})
sign = as_mesh(lettering(character, make))
sign.data.materials.clear()
sign.data.materials.append(bright)
back = plate(metal)
rig = bpy.data.objects.new("rig", None)
bpy.context.scene.collection.objects.link(rig)
for o in (sign, back):
    o.parent = rig
rig.rotation_euler = (math.radians(-3), 0, math.radians(turn))

area((side * 3.4, -0.9, 1.5), (0, 0, 0), 1.2, 330, WARM, 2.6)
area((side * 2.6, -0.42, -0.9), (0, 0, -0.1), 0.8, 110, (1.0, 0.36, 0.12))
area((-side * 2.8, -3.2, 3.0), (0, 0, 0.2), 3.4, 240, NEUTRAL)
area((-side * 3.4, -0.7, -1.2), (0, 0, 0), 1.4, 90, COOL)
area((0, -7, 2.5), (0, 0, 0), 5, 110, COOL)
camera((0.0, -6.2, 0.15), (0, 0, 0.02), 66, (0, -0.2, 0), 4)
finish(f"portrait-{NUMBER:02d}", 28, (560, 700), mist=(5, 12), fog=(0.12, 0.13, 0.15), haze=0.0, exposure=0.35, gain=1.1, smooth=0.9, vignette=0.35, focal=(50, 50))
