"""A pressure gauge in macro, its needle orange."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import _studio
from _studio import *

reset(126)
window_light((0, 0, 0), 0.9, -1, 0.75)
rim = steel("rim", (0.56, 0.58, 0.61), 0.22, vary=0.12, scale=2.5, dirt=0.5, dirt_color=(0.15, 0.13, 0.11), bump=0.08, bump_scale=30)
dial = paint("dial", (0.56, 0.565, 0.56), 0.6, vary=0.05, scale=1.2, dirt=0.12, dirt_color=(0.42, 0.40, 0.35), bump=0.05, bump_scale=70)
ink = paint("ink", (0.018, 0.019, 0.022), 0.55, dirt=0.2, dirt_color=(0.08, 0.08, 0.08), bump=0)
needle = paint("needle", (0.72, 0.10, 0.006), 0.4, dirt=0.1)
zone = paint("zone", (0.72, 0.10, 0.006), 0.6, dirt=0.35, dirt_color=(0.5, 0.2, 0.1))
hub = steel("hub", (0.10, 0.105, 0.115), 0.3, dirt=0.3)
pipe = steel("pipe", (0.46, 0.48, 0.51), 0.3, vary=0.12, scale=1.4, dirt=0.55, dirt_color=(0.16, 0.13, 0.10), bump=0.15, bump_scale=18)
brass = steel("brass", (0.42, 0.30, 0.15), 0.34, dirt=0.6, dirt_color=(0.10, 0.075, 0.05), bump=0.2, bump_scale=24)
wall = paint("wall", (0.24, 0.255, 0.27), 0.6, dirt=0.4, bump=0.15, bump_scale=6)


def pane():
    """Thin glass: what it does not mirror it lets through, dust at its rim."""
    m = bpy.data.materials.new("pane")
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    n, link = t.nodes, t.links.new
    out, mix, dusty = n.new("ShaderNodeOutputMaterial"), n.new("ShaderNodeMixShader"), n.new("ShaderNodeMixShader")
    clear, gloss, dust = n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeBsdfGlossy"), n.new("ShaderNodeBsdfDiffuse")
    gloss.inputs["Roughness"].default_value = 0.03
    dust.inputs["Color"].default_value = (0.5, 0.48, 0.45, 1)
    fresnel = n.new("ShaderNodeFresnel")
    fresnel.inputs[0].default_value = 1.5
    link(fresnel.outputs[0], mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(gloss.outputs[0], mix.inputs[2])
    link(_studio._range(t, _studio._noise(t, 5, 9, (1, 1, 2.4)), 0, 0.16, 0.46, 0.86), dusty.inputs[0])
    link(mix.outputs[0], dusty.inputs[1])
    link(dust.outputs[0], dusty.inputs[2])
    link(dusty.outputs[0], out.inputs[0])
    return m


cover = pane()


def words(text, at, size, mat=ink, rot=0.0):
    cu = bpy.data.curves.new("words", "FONT")
    cu.body, cu.size, cu.align_x, cu.align_y = text, size, "CENTER", "CENTER"
    cu.materials.append(mat)
    o = bpy.data.objects.new("words", cu)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = at, (math.pi / 2, rot, 0)
    return o


def gauge(value, shift=(0, 0, 0), turn=0.0, full=16, unit="bar"):
    made = []
    p = Part("case").lathe(rim, [(0.0, 0.42), (0.96, 0.42), (1.02, 0.36), (1.02, 0.06), (1.10, 0.05), (1.135, 0.01), (1.135, -0.09), (1.10, -0.14), (1.03, -0.15), (0.985, -0.11), (0.975, 0.0)], 160, axis="Y")
    made.append(p.done(0, smooth=50))
    made.append(Part("dial").lathe(dial, [(0.0, 0.0), (0.98, 0.0)], 128, axis="Y").done(0))
    made.append(Part("ring").lathe(ink, [(0.90, -0.0015), (0.906, -0.0015)], 128, axis="Y").done(0))
    marks = Part("marks")
    at = lambda v: math.radians(225 - 270 * v / full)
    for k in range(full * 5 + 1):
        a = at(k / 5)
        big, mid = k % 10 == 0, k % 5 == 0
        r0, w = (0.76, 0.020) if big else (0.80, 0.011) if mid else (0.845, 0.0062)
        d, n = Vector((math.cos(a), 0, math.sin(a))), Vector((-math.sin(a), 0, math.cos(a)))
        y = Vector((0, -0.002, 0))
        marks.quad(ink, d * r0 - n * w / 2 + y, d * r0 + n * w / 2 + y, d * 0.90 + n * w / 2 + y, d * 0.90 - n * w / 2 + y)
    for k in range(24):
        a, b = at(13 + 3 * k / 24), at(13 + 3 * (k + 1) / 24)
        y = Vector((0, -0.001, 0))
        pts = [Vector((r * math.cos(q), 0, r * math.sin(q))) + y for q, r in ((a, 0.915), (b, 0.915), (b, 0.952), (a, 0.952))]
        marks.quad(zone, *pts)
    made.append(marks.done(0))
    for v in range(0, full + 1, 2):
        a = at(v)
        made.append(words(str(v), (0.645 * math.cos(a), -0.003, 0.645 * math.sin(a)), 0.165))
    made.append(words(unit, (0, -0.003, 0.30), 0.15))
    made.append(words("CL. 1.0", (0, -0.003, -0.36), 0.068))
    made.append(words("EN 837-1", (0, -0.003, -0.45), 0.052))
    made.append(words("H2O", (0.36, -0.003, -0.20), 0.058))
    a = at(value)
    d, n = Vector((math.cos(a), 0, math.sin(a))), Vector((-math.sin(a), 0, math.cos(a)))
    h = Part("needle")
    for lo, hi in ((-0.034, -0.046),):
        pts = [d * -0.26 + n * 0.045, d * -0.26 - n * 0.045, d * 0.0 - n * 0.030, d * 0.80 - n * 0.006, d * 0.80 + n * 0.006, d * 0.0 + n * 0.030]
        low, high = [q + Vector((0, lo, 0)) for q in pts], [q + Vector((0, hi, 0)) for q in pts]
        k = len(pts)
        h._add(low + high, [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)] + [tuple(reversed(range(k))), tuple(range(k, 2 * k))], needle)
    made.append(h.done(0.003))
    made.append(Part("hub").lathe(hub, [(0.085, -0.02), (0.085, -0.058), (0.06, -0.07), (0, -0.074)], 48, axis="Y").rod(rim, (0, -0.07, 0), (0, -0.082, 0), 0.028, seg=24).done(0.004))
    glazing = Part("pane").lathe(cover, [(0.0, -0.098), (0.99, -0.098)], 96, axis="Y").done(0)
    glazing.visible_shadow = False
    made.append(glazing)
    p = Part("stem").rod(brass, (0, 0.2, -1.0), (0, 0.2, -1.34), 0.13, seg=40).rod(brass, (0, 0.2, -1.30), (0, 0.2, -1.56), 0.22, seg=6).rod(pipe, (0, 0.2, -1.5), (0, 0.2, -2.6), 0.13, seg=40)
    made.append(p.done(0.012))
    bpy.context.view_layer.update()
    for o in made:
        o.matrix_world = Matrix.Translation(shift) @ Matrix.Rotation(turn, 4, "Z") @ o.matrix_world
    return made


gauge(9.4)
gauge(8.9, (3.1, 1.5, 0.0), 0.1)
p = Part("pipes")
for z, y, r in ((-2.75, 0.2, 0.34), (1.9, 2.9, 0.5), (0.2, 3.3, 0.62)):
    p.rod(pipe, (-14, y, z), (14, y, z), r, seg=64)
    for x in (-3.6, 1.9, 5.4):
        p.rod(pipe, (x - 0.09, y, z), (x + 0.09, y, z), r * 1.55, seg=64).rod(pipe, (x + 0.11, y, z), (x + 0.27, y, z), r * 1.55, seg=64)
        for k in range(10):
            a = k * math.pi / 5 + 0.2
            p.rod(hub, (x - 0.17, y + r * 1.3 * math.cos(a), z + r * 1.3 * math.sin(a)), (x + 0.36, y + r * 1.3 * math.cos(a), z + r * 1.3 * math.sin(a)), 0.06, seg=6)
p.rod(pipe, (-2.9, 2.0, -8), (-2.9, 2.0, 8), 0.42, seg=64)
p.done(0.015)
Part("wall").box(wall, (0, 5.2, 0), (40, 0.2, 30)).done(0)
area((-3.6, -2.6, 3.4), (0, 0, 0), 1.2, 420, NEUTRAL)
area((4.2, -3.4, 1.2), (0.4, 0, 0), 0.7, 90, COOL, 2.8)
camera((-1.25, -3.35, 0.75), (0.30, 0, -0.10), 52, (0.0, -0.04, 0.1), 1.0)
finish("gauge", 16, STAGE, mist=(3, 14), fog=(0.42, 0.44, 0.46), haze=0.14, exposure=0.45, gain=1.05, vignette=0.2, focal=(47, 48))
