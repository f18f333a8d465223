"""One light, one lens and one set of materials for every scene of the site.

Run a scene:  blender -b -t 2 -P tools/art/scenes/<name>.py -- [preview]
It leaves passes in tools/art/renders/raw/ (or preview/), which tools/art/develop.ts turns into a picture.
"""
import json
import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PREVIEW = "preview" in sys.argv
RAW = os.path.join(ART, "renders", "preview" if PREVIEW else "raw")

COOL = (0.74, 0.86, 1.0)
NEUTRAL = (0.93, 0.96, 1.0)
EMBER = (1.0, 0.20, 0.025)
WARM = (1.0, 0.62, 0.34)


def reset(seed=1):
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky((0.010, 0.013, 0.018), (0.010, 0.013, 0.018))


def sky(low, high, strength=1.0, bend=1.0, mid=None, clouds=0.0):
    """Vertical gradient: low at the horizon, high at the zenith; mid: (position, colour) between."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputWorld")
    back = tree.nodes.new("ShaderNodeBackground")
    coord = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    power = tree.nodes.new("ShaderNodeMath")
    power.operation = "POWER"
    power.use_clamp = True
    power.inputs[1].default_value = bend
    ramp.color_ramp.elements[0].color = (*low, 1)
    ramp.color_ramp.elements[1].color = (*high, 1)
    if mid:
        ramp.color_ramp.elements.new(mid[0]).color = (*mid[1], 1)
    back.inputs[1].default_value = strength
    tree.links.new(coord.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], power.inputs[0])
    tree.links.new(power.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], back.inputs[0])
    if clouds:
        flat = tree.nodes.new("ShaderNodeMapping")
        flat.inputs["Scale"].default_value = (1.0, 1.0, 5.5)
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 2.6, 8
        noise.inputs["Distortion"].default_value = 0.35
        tree.links.new(coord.outputs["Generated"], flat.inputs["Vector"])
        tree.links.new(flat.outputs[0], noise.inputs["Vector"])
        tree.links.new(_range(tree, noise.outputs["Fac"], strength * (1 - clouds), strength * (1 + clouds), 0.36, 0.68), back.inputs[1])
    tree.links.new(back.outputs[0], out.inputs[0])


# --- materials -------------------------------------------------------------


def _noise(tree, scale, detail=6.0, stretch=(1, 1, 1), rough=0.6):
    """Noise in object space, shifted by each object's random number so that instances differ."""
    n, link = tree.nodes, tree.links.new
    coord = n.new("ShaderNodeTexCoord")
    info = n.new("ShaderNodeObjectInfo")
    shift = n.new("ShaderNodeVectorMath")
    shift.operation = "MULTIPLY_ADD"
    shift.inputs[1].default_value = (17, 31, 13)
    mapping = n.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = n.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Roughness"].default_value = rough
    link(coord.outputs["Object"], mapping.inputs["Vector"])
    link(info.outputs["Random"], shift.inputs[0])
    link(mapping.outputs[0], shift.inputs[2])
    link(shift.outputs[0], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _range(tree, value, low, high, a=0.3, b=0.7):
    node = tree.nodes.new("ShaderNodeMapRange")
    node.inputs["From Min"].default_value = a
    node.inputs["From Max"].default_value = b
    node.inputs["To Min"].default_value = low
    node.inputs["To Max"].default_value = high
    tree.links.new(value, node.inputs["Value"])
    return node.outputs["Result"]


def _mix(tree, factor, a, b):
    node = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(factor, node.inputs["Fac"])
    for key, value in (("Color1", a), ("Color2", b)):
        if isinstance(value, tuple):
            node.inputs[key].default_value = (*value, 1)
        else:
            tree.links.new(value, node.inputs[key])
    return node.outputs["Color"]


def surface(name, color, rough=0.3, metal=1.0, vary=0.12, scale=2.0, stretch=(1, 1, 1), dirt=0.35,
            dirt_color=None, bump=0.15, bump_scale=40.0, spec=0.5, coat=0.0, tint=0.12):
    """Steel, paint, concrete: everything that is not new carries uneven roughness, dirt and a fine bump."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    b = tree.nodes["Principled BSDF"]
    link = tree.links.new
    b.inputs["Metallic"].default_value = metal
    b.inputs["Specular"].default_value = spec
    b.inputs["Clearcoat"].default_value = coat
    big = _noise(tree, scale, 5, stretch)
    fine = _noise(tree, scale * 7, 7, stretch)
    dark = dirt_color or tuple(c * 0.32 for c in color)
    info = tree.nodes.new("ShaderNodeObjectInfo")
    light = tuple(min(1.0, c * (1 + tint)) for c in color)
    deep = tuple(c * (1 - tint) for c in color)
    base = _mix(tree, info.outputs["Random"], deep, light)
    spots = tree.nodes.new("ShaderNodeMath")
    spots.operation = "MULTIPLY"
    link(_range(tree, big, 0, 1, 0.42, 0.72), spots.inputs[0])
    link(_range(tree, fine, 0, dirt * 2, 0.35, 0.75), spots.inputs[1])
    link(_mix(tree, spots.outputs[0], base, dark), b.inputs["Base Color"])
    add = tree.nodes.new("ShaderNodeMath")
    add.operation = "ADD"
    add.use_clamp = True
    link(_range(tree, big, rough - vary, rough + vary), add.inputs[0])
    link(_range(tree, fine, -vary * 0.6, vary * 0.6), add.inputs[1])
    link(add.outputs[0], b.inputs["Roughness"])
    if bump:
        node = tree.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = bump
        node.inputs["Distance"].default_value = 0.01
        link(_noise(tree, bump_scale, 4, stretch), node.inputs["Height"])
        link(node.outputs[0], b.inputs["Normal"])
    return m


def steel(name="steel", color=(0.52, 0.55, 0.59), rough=0.28, **more):
    return surface(name, color, rough, 1.0, **more)


def paint(name, color, rough=0.38, **more):
    more.setdefault("dirt", 0.2)
    more.setdefault("bump", 0.05)
    return surface(name, color, rough, 0.0, **more)


def floor_concrete(name="floor", color=(0.045, 0.049, 0.055), rough=0.32, vary=0.2, scale=0.35, **more):
    more.setdefault("bump", 0.12)
    more.setdefault("bump_scale", 9.0)
    return surface(name, color, rough, 0.0, vary=vary, scale=scale, **more)


def glow(name, color=EMBER, shown=1.6, cast=8.0, sampled=False):
    """Emission that lights its surroundings more than the lens sees, so it never burns out."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    emit = tree.nodes.new("ShaderNodeEmission")
    emit.inputs[0].default_value = (*color, 1)
    _strength(tree, emit.inputs[1], shown, cast)
    tree.links.new(emit.outputs[0], out.inputs[0])
    # Lamps beside it do the lighting; sampling many small emitters would only add noise.
    m.cycles.sample_as_light = sampled
    return m


def _strength(tree, socket, shown, cast):
    path = tree.nodes.new("ShaderNodeLightPath")
    node = tree.nodes.new("ShaderNodeMapRange")
    node.inputs["To Min"].default_value = cast
    node.inputs["To Max"].default_value = shown
    tree.links.new(path.outputs["Is Camera Ray"], node.inputs["Value"])
    tree.links.new(node.outputs["Result"], socket)


def hot(name="hot", shown=1.5, cast=7.0, scale=1.6, stretch=(1, 1, 1), core=(1.0, 0.27, 0.035),
        mid=(0.85, 0.095, 0.008), skin=(0.10, 0.012, 0.004), cover=0.5, axis=None, rough=0.45, rings=0):
    """Glowing steel under patches of cooling scale. axis: (object axis, from, to) cools along it;
    rings: wraps a metre, for the end face of a coil."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    b = tree.nodes["Principled BSDF"]
    link = tree.links.new
    big = _noise(tree, scale, 4, stretch)
    fine = _noise(tree, scale * 9, 7, stretch)
    add = tree.nodes.new("ShaderNodeMath")
    add.operation = "MULTIPLY_ADD"
    link(fine, add.inputs[0])
    add.inputs[1].default_value = 0.45
    link(big, add.inputs[2])
    heat = _range(tree, add.outputs[0], 0, 1, 0.45 + cover * 0.2, 0.95)
    if axis:
        coord = tree.nodes.new("ShaderNodeTexCoord")
        split = tree.nodes.new("ShaderNodeSeparateXYZ")
        link(coord.outputs["Object"], split.inputs[0])
        along = _range(tree, split.outputs[axis[0]], 1.0, 0.0, axis[1], axis[2])
        times = tree.nodes.new("ShaderNodeMath")
        times.operation = "MULTIPLY"
        link(heat, times.inputs[0])
        link(along, times.inputs[1])
        heat = times.outputs[0]
    if rings:
        coord = tree.nodes.new("ShaderNodeTexCoord")
        flat = tree.nodes.new("ShaderNodeVectorMath")
        flat.operation = "MULTIPLY"
        flat.inputs[1].default_value = (0, 1, 1)
        link(coord.outputs["Object"], flat.inputs[0])
        long = tree.nodes.new("ShaderNodeVectorMath")
        long.operation = "LENGTH"
        link(flat.outputs[0], long.inputs[0])
        bands = tree.nodes.new("ShaderNodeTexNoise")
        bands.noise_dimensions = "1D"
        bands.inputs["Scale"].default_value = rings
        bands.inputs["Detail"].default_value = 3
        link(long.outputs["Value"], bands.inputs["W"])
        times = tree.nodes.new("ShaderNodeMath")
        times.operation = "MULTIPLY"
        link(heat, times.inputs[0])
        link(_range(tree, bands.outputs["Fac"], 0.45, 1.1), times.inputs[1])
        heat = times.outputs[0]
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].color = (*skin, 1)
    e[1].color = (*core, 1)
    middle = e.new(0.42)
    middle.color = (*mid, 1)
    link(heat, ramp.inputs[0])
    b.inputs["Base Color"].default_value = (0.05, 0.045, 0.042, 1)
    b.inputs["Metallic"].default_value = 0.3
    b.inputs["Roughness"].default_value = rough
    link(ramp.outputs[0], b.inputs["Emission"])
    _strength(tree, b.inputs["Emission Strength"], shown, cast)
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = 0.25
    node.inputs["Distance"].default_value = 0.01
    link(fine, node.inputs["Height"])
    link(node.outputs[0], b.inputs["Normal"])
    return m


def glass(name="glass", color=(0.9, 0.95, 0.97), rough=0.02):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*color, 1)
    b.inputs["Transmission"].default_value = 1
    b.inputs["Roughness"].default_value = rough
    b.inputs["IOR"].default_value = 1.45
    return m


# --- geometry --------------------------------------------------------------


class Part:
    """Collects simple solids into one bevelled mesh."""

    def __init__(self, name="part"):
        self.name, self.verts, self.faces, self.slots, self.mats = name, [], [], [], []

    def _add(self, verts, faces, mat):
        if mat not in self.mats:
            self.mats.append(mat)
        at = len(self.verts)
        self.verts += [tuple(v) for v in verts]
        self.faces += [[i + at for i in f] for f in faces]
        self.slots += [self.mats.index(mat)] * len(faces)
        return self

    def box(self, mat, loc, size, rot=(0, 0, 0)):
        turn = Matrix.Rotation(rot[2], 3, "Z") @ Matrix.Rotation(rot[1], 3, "Y") @ Matrix.Rotation(rot[0], 3, "X")
        c = [Vector((x * size[0] / 2, y * size[1] / 2, z * size[2] / 2)) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
        verts = [turn @ v + Vector(loc) for v in c]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        return self._add(verts, faces, mat)

    def beam(self, mat, a, b, w, h=None):
        """A box from a to b."""
        a, b = Vector(a), Vector(b)
        d = b - a
        q = d.to_track_quat("X", "Z")
        h = h or w
        verts = [a + q @ Vector((x * d.length, y * w / 2, z * h / 2)) for x in (0, 1) for y in (-1, 1) for z in (-1, 1)]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        return self._add(verts, faces, mat)

    def rod(self, mat, a, b, r, r2=None, seg=28):
        a, b = Vector(a), Vector(b)
        q = (b - a).to_track_quat("Z", "Y")
        r2 = r if r2 is None else r2
        ring = [(math.cos(2 * math.pi * i / seg), math.sin(2 * math.pi * i / seg)) for i in range(seg)]
        verts = [a + q @ Vector((x * r, y * r, 0)) for x, y in ring] + [b + q @ Vector((x * r2, y * r2, 0)) for x, y in ring]
        faces = [(i, (i + 1) % seg, seg + (i + 1) % seg, seg + i) for i in range(seg)]
        faces += [tuple(reversed(range(seg))), tuple(range(seg, 2 * seg))]
        return self._add(verts, faces, mat)

    def lathe(self, mat, profile, seg=64, at=(0, 0, 0), axis="Z", closed=False):
        """Revolves (radius, height) pairs."""
        n = len(profile)
        verts = []
        for i in range(seg):
            c, s = math.cos(2 * math.pi * i / seg), math.sin(2 * math.pi * i / seg)
            for r, z in profile:
                v = (r * c, r * s, z)
                if axis == "X":
                    v = (z, r * c, r * s)
                elif axis == "Y":
                    v = (r * s, z, r * c)
                verts.append(Vector(v) + Vector(at))
        faces = []
        for i in range(seg):
            j = (i + 1) % seg
            for k in range(n if closed else n - 1):
                l = (k + 1) % n
                faces.append((i * n + k, j * n + k, j * n + l, i * n + l))
        return self._add(verts, faces, mat)

    def prism(self, mat, outline, a, b, up=(0, 0, 1)):
        """Extrudes a 2D outline (right, up) from a to b."""
        a, b, up = Vector(a), Vector(b), Vector(up)
        d = (b - a).normalized()
        right = d.cross(up).normalized()
        up = right.cross(d)
        n = len(outline)
        verts = [p + right * x + up * y for p in (a, b) for x, y in outline]
        faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        faces += [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
        return self._add(verts, faces, mat)

    def quad(self, mat, a, b, c, d):
        return self._add([Vector(a), Vector(b), Vector(c), Vector(d)], [(0, 1, 2, 3)], mat)

    def done(self, bevel=0.01, segments=2, loc=(0, 0, 0), rot=(0, 0, 0), smooth=35):
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self.verts, [], self.faces)
        for m in self.mats:
            mesh.materials.append(m)
        mesh.polygons.foreach_set("material_index", self.slots)
        mesh.polygons.foreach_set("use_smooth", [True] * len(self.faces))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth)
        mesh.validate()
        o = bpy.data.objects.new(self.name, mesh)
        bpy.context.scene.collection.objects.link(o)
        o.location, o.rotation_euler = loc, rot
        if bevel:
            mod = o.modifiers.new("bevel", "BEVEL")
            mod.width, mod.segments, mod.limit_method = bevel, segments, "ANGLE"
            mod.angle_limit = math.radians(40)
            mod.harden_normals = True
        return o


def copy(o, loc, rot=(0, 0, 0), scale=(1, 1, 1)):
    c = o.copy()
    bpy.context.scene.collection.objects.link(c)
    c.location, c.rotation_euler, c.scale = loc, rot, scale
    return c


def ground(mat, size=200, z=0.0):
    return Part("ground").quad(mat, (-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)).done(0)


def cable(mat, points, r=0.02):
    cu = bpy.data.curves.new("cable", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = 3
    sp = cu.splines.new("BEZIER")
    sp.bezier_points.add(len(points) - 1)
    for p, co in zip(sp.bezier_points, points):
        p.co = co
        p.handle_left_type = p.handle_right_type = "AUTO"
    cu.materials.append(mat)
    o = bpy.data.objects.new("cable", cu)
    bpy.context.scene.collection.objects.link(o)
    return o


def coil_part(mat, inner=0.38, outer=1.0, width=1.4, wraps=46, ragged=0.006, straps=None, seg=112, name="coil"):
    """A wound coil, its eye along X: the end faces show the wraps, none exactly flush."""
    h = width / 2
    step = (outer - inner) / wraps
    left, right = [], []
    drift = 0.0
    for k in range(wraps):
        drift = drift * 0.8 + random.gauss(0, ragged)
        r = inner + k * step
        for side, out in ((1, right), (-1, left)):
            z = side * (h + drift * side + random.gauss(0, ragged * 0.35))
            out += [(r + step * 0.02, z - side * step * 0.7), (r + step * 0.12, z), (r + step * 0.86, z), (r + step * 0.96, z - side * step * 0.7)]
    profile = left + list(reversed(right))
    p = Part(name).lathe(mat, profile, seg, axis="X", closed=True)
    if straps:
        for x in (-h * 0.5, h * 0.5):
            t = 0.008
            p.lathe(straps, [(outer + t * 0.2, x - 0.02), (outer + t, x - 0.018), (outer + t, x + 0.018), (outer + t * 0.2, x + 0.02)], seg, axis="X")
    return p


def hall(dark, width=18, length=90, height=11, bay=7, start=-8, tube=None, tube_x=(0,)):
    """Columns, crane rails, roof beams and light lines of an industrial hall along Y."""
    p = Part("hall")
    w = width / 2
    for k in range(int(length / bay) + 1):
        y = start + k * bay
        for x in (-w, w):
            p.box(dark, (x, y, height / 2), (0.5, 0.1, height)).box(dark, (x - 0.28, y, height / 2), (0.06, 0.45, height)).box(dark, (x + 0.28, y, height / 2), (0.06, 0.45, height))
        p.box(dark, (0, y, height + 0.3), (width, 0.25, 0.6))
        for n in range(8):
            a = -w + n * width / 8
            p.beam(dark, (a, y, height - 0.1), (a + width / 16, y, height - 1.1), 0.07).beam(dark, (a + width / 16, y, height - 1.1), (a + width / 8, y, height - 0.1), 0.07)
        p.box(dark, (0, y, height - 1.15), (width, 0.14, 0.12))
    mid = start + length / 2
    for x in (-w, w):
        s = 1 if x < 0 else -1
        p.box(dark, (x + 0.5 * s, mid, height * 0.72), (0.4, length, 0.8)).box(dark, (x - 0.7 * s, mid, height / 2 + 0.5), (0.2, length, height + 1))
        for k in range(int(length / 1.2)):
            p.box(dark, (x - 0.58 * s, start + k * 1.2, height / 2), (0.06, 0.5, height))
    p.box(dark, (0, start + length, height / 2 + 1), (width + 2, 0.3, height + 2)).box(dark, (0, mid, height + 0.8), (width + 2, length, 0.2))
    p.done(0)
    if tube:
        for x in tube_x:
            for k in range(int(length / bay)):
                Part("tube").box(tube, (x, start + (k + 0.5) * bay, height - 1.3), (0.14, bay * 0.5, 0.05)).done(0)


# --- light and lens --------------------------------------------------------


def area(loc, at, size, energy, color=COOL, size_y=None, camera=False):
    l = bpy.data.lights.new("area", "AREA")
    l.energy, l.color, l.size = energy, color, size
    if size_y:
        l.shape, l.size_y = "RECTANGLE", size_y
    o = bpy.data.objects.new("area", l)
    o.location = loc
    o.rotation_euler = (Vector(at) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = camera
    bpy.context.scene.collection.objects.link(o)
    return o


def camera(loc, at, lens=50, focus=None, fstop=2.8, roll=0.0, shift=(0, 0)):
    c = bpy.data.cameras.new("camera")
    c.lens, c.clip_end = lens, 100000
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("camera", c)
    d = Vector(at) - Vector(loc)
    o.location = loc
    o.rotation_euler = (d.to_track_quat("-Z", "Y").to_matrix() @ Matrix.Rotation(roll, 3, "Z")).to_euler()
    c.dof.use_dof = True
    c.dof.focus_distance = (Vector(focus or at) - Vector(loc)).length
    c.dof.aperture_fstop = fstop
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def sun(height, side, energy=4.5, color=(1.0, 0.86, 0.68), soft=0.8):
    """Sunlight from `height` degrees above the horizon; side: 0 behind the lens, 90 from the right, 180 against it."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = energy, math.radians(soft), color
    o = bpy.data.objects.new("sun", light)
    h, s = math.radians(height), math.radians(side)
    to_sun = Vector((math.sin(s) * math.cos(h), -math.cos(s) * math.cos(h), math.sin(h)))
    o.rotation_euler = (-to_sun).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def daylight(height=32, side=60, low=(0.86, 0.83, 0.78), mid=(0.50, 0.62, 0.76), high=(0.13, 0.28, 0.52), strength=0.72, clouds=0.2, energy=4.5,
             color=(1.0, 0.84, 0.64)):
    """The sky and sun of every picture by day: pale at the horizon, a warm sun, cool shade."""
    sky(low, high, strength, 0.6, (0.25, mid), clouds)
    return sun(height, side, energy, color)


def window_light(at=(0, 0, 0), scale=1.0, side=-1, energy=1.0):
    """The light of every still life by day: a tall window at one side, a white wall at the other."""
    x, y, z = at
    sky((0.30, 0.32, 0.35), (0.42, 0.45, 0.49), 0.55)
    area((x + side * 5 * scale, y + 1.5 * scale, z + 4.2 * scale), at, 4 * scale, 620 * scale * scale * energy, (1.0, 0.955, 0.90))
    area((x - side * 5 * scale, y + 0.5 * scale, z + 3.4 * scale), at, 5 * scale, 120 * scale * scale * energy, COOL)
    area((x, y + 6 * scale, z + 4.5 * scale), at, 5 * scale, 260 * scale * scale * energy, NEUTRAL)


STAGE = (1056, 792)
AIR = (0.74, 0.76, 0.78)


def finish(name, samples=64, size=(1280, 720), mist=(8, 60), fog=(0.16, 0.18, 0.21), haze=0.5, exposure=0.0,
           look="Medium High Contrast", **grade):
    """Renders two independent halves (the difference tells the denoiser what is noise) with their guides.

    focal: the point, in per cent from left and top, that every crop keeps.
    """
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device, c.use_denoising, c.use_adaptive_sampling = "CPU", False, True
    c.adaptive_threshold, c.adaptive_min_samples = 0.012, 12
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 8, 2, 4, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3.0, 12.0, 0.8
    sc.render.resolution_x, sc.render.resolution_y = size
    # Kept data would also keep the first half's noise.
    sc.render.use_persistent_data = False
    c.use_animated_seed = True
    if PREVIEW:
        sc.render.resolution_percentage = round(32000 / size[0])
        samples = 16
    sc.view_settings.view_transform, sc.view_settings.look = "Filmic", look
    sc.view_settings.exposure = exposure
    layer = sc.view_layers[0]
    layer.use_pass_mist = layer.use_pass_normal = True
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    m = sc.world.mist_settings
    m.start, m.depth, m.falloff = mist[0], mist[1], "LINEAR"

    os.makedirs(RAW, exist_ok=True)
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    both = tree.nodes.new("CompositorNodeMixRGB")
    both.inputs[0].default_value = 0.35
    tree.links.new(layers.outputs["DiffCol"], both.inputs[1])
    tree.links.new(layers.outputs["GlossCol"], both.inputs[2])
    half = tree.nodes.new("CompositorNodeMixRGB")
    half.inputs[0].default_value = 0.5
    half.inputs[2].default_value = (1, 1, 1, 1)
    tree.links.new(layers.outputs["Normal"], half.inputs[1])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = RAW
    out.format.file_format, out.format.color_depth, out.format.color_mode = "PNG", "16", "RGB"
    out.format.compression = 10
    out.file_slots.clear()
    kinds = {"color": layers.outputs["Image"], "albedo": both.outputs[0], "normal": half.outputs[0], "mist": layers.outputs["Mist"]}
    for kind, socket in kinds.items():
        out.file_slots.new(kind)
        tree.links.new(socket, out.inputs[kind])
    for seed in (1, 2):
        c.seed = seed
        c.samples = max(8, samples // 2)
        sc.frame_set(seed)
        for kind in kinds:
            slot = out.file_slots[list(kinds).index(kind)]
            slot.path = f"{name}-{kind}-"
            slot.use_node_format = True
            slot.save_as_render = kind == "color"
        bpy.ops.render.render()
    grade.update(fog=fog, haze=haze)
    with open(os.path.join(RAW, f"{name}.json"), "w") as f:
        json.dump(grade, f)
