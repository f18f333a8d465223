"""Metallographic samples and lab glass. One unit is a decimetre."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(33)
bench = surface("bench", (0.050, 0.054, 0.060), 0.22, 0.0, vary=0.08, scale=0.6, dirt=0.2, bump=0.05, bump_scale=30)
resin = paint("resin", (0.012, 0.013, 0.015), 0.22, dirt=0.05, coat=0.4)
steel_p = steel("body", (0.50, 0.52, 0.55), 0.22, vary=0.06, scale=3, dirt=0.08, bump=0.02)
white = paint("white", (0.50, 0.51, 0.51), 0.35, dirt=0.03)
black = paint("black", (0.018, 0.020, 0.023), 0.40)
clear = glass("clear")
lens = glass("lens", (0.75, 0.9, 1.0))


def grain(name, size, hue=0.0):
    """A polished and etched section: every grain catches the light differently."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    b = t.nodes["Principled BSDF"]
    link = t.links.new
    coord = t.nodes.new("ShaderNodeTexCoord")
    cells = t.nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = size
    lines = t.nodes.new("ShaderNodeTexVoronoi")
    lines.feature = "DISTANCE_TO_EDGE"
    lines.inputs["Scale"].default_value = size
    for n in (cells, lines):
        link(coord.outputs["Object"], n.inputs["Vector"])
    sep = t.nodes.new("ShaderNodeSeparateRGB")
    link(cells.outputs["Color"], sep.inputs[0])
    ramp = t.nodes.new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].color = (0.20, 0.215, 0.235, 1)
    e[1].color = (0.72, 0.74, 0.77, 1)
    link(sep.outputs["R"], ramp.inputs[0])
    edge = t.nodes.new("ShaderNodeMapRange")
    edge.inputs["From Max"].default_value = 0.05
    link(lines.outputs["Distance"], edge.inputs["Value"])
    mix = t.nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = (0.05, 0.045, 0.045, 1)
    link(edge.outputs["Result"], mix.inputs["Fac"])
    link(ramp.outputs[0], mix.inputs["Color2"])
    link(mix.outputs[0], b.inputs["Base Color"])
    b.inputs["Metallic"].default_value = 1
    rough = t.nodes.new("ShaderNodeMapRange")
    rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = 0.16, 0.42
    link(sep.outputs["G"], rough.inputs["Value"])
    link(rough.outputs["Result"], b.inputs["Roughness"])
    bump = t.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.22
    bump.inputs["Distance"].default_value = 0.02
    link(sep.outputs["B"], bump.inputs["Height"])
    link(bump.outputs[0], b.inputs["Normal"])
    return m


ground(bench, 60)
grains = [grain("fine", 34), grain("mid", 20), grain("coarse", 12)]


def mount(x, y, k, tilt=(0, 0, 0), z=0.0, shape="disc"):
    p = Part("mount").rod(resin, (0, 0, 0), (0, 0, 0.22), 0.30, seg=72)
    p = p.done(0.012, 3, (x, y, z), tilt)
    q = Part("section")
    if shape == "disc":
        q.rod(grains[k], (0, 0, 0.2205), (0, 0, 0.2225), 0.19, seg=64)
    elif shape == "bar":
        q.box(grains[k], (0, 0, 0.2215), (0.36, 0.20, 0.002))
    else:
        q.box(grains[k], (-0.1, 0, 0.2215), (0.1, 0.34, 0.002)).box(grains[(k + 1) % 3], (0.09, 0, 0.2215), (0.1, 0.3, 0.002))
    q.done(0.0006, 1, (x, y, z), tilt)


tray = Part("tray").box(steel_p, (0, 0, 0.03), (3.1, 1.56, 0.06))
for s in (-1, 1):
    tray.box(steel_p, (s * 1.53, 0, 0.08), (0.04, 1.56, 0.14)).box(steel_p, (0, s * 0.76, 0.08), (3.1, 0.04, 0.14))
tray.done(0.012, 2, (-0.15, 0.55, 0), (0, 0, 0.16))
shapes = ("disc", "bar", "disc", "pair", "bar", "disc", "bar", "disc")
for k in range(8):
    c, r = k % 4, k // 4
    base = Matrix.Rotation(0.16, 3, "Z") @ Vector((-1.08 + c * 0.72, -0.36 + r * 0.72, 0))
    mount(-0.15 + base.x, 0.55 + base.y, random.randrange(3), (0, 0, random.uniform(0, 3)), 0.06, shapes[k])
mount(0.55, -0.98, 2, (0, 0, 0.5), 0, "disc")
mount(-0.52, -0.82, 1, (math.radians(64), 0, math.radians(24)), 0.275, "bar")
mount(1.28, -0.62, 0, (0, 0, 1.2), 0, "pair")

# Tensile bars beside.
for n, (x, y, a) in enumerate(((2.15, 0.15, 1.05), (2.42, 0.02, 1.10), (2.68, -0.12, 1.0))):
    t = Part("tensile").lathe(steel_p, [(0, -0.75), (0.11, -0.75), (0.11, -0.42), (0.062, -0.32), (0.062, 0.32), (0.11, 0.42), (0.11, 0.75), (0, 0.75)], 48, axis="X")
    t.done(0.006, 2, (x, y, 0.11), (0, 0, a))


def vessel(outer, at, wall_t=0.018):
    """Glass with a real wall."""
    inner = [(max(0.0, r - wall_t), z + (wall_t if i == 0 else 0)) for i, (r, z) in enumerate(outer)]
    inner[1] = (inner[1][0], inner[1][1] + wall_t)
    Part("glass").lathe(clear, outer + list(reversed(inner)), 72).done(0, 1, at, smooth=50)


def liquid(name, color, profile, at):
    m = glass(name, color, 0.0)
    m.node_tree.nodes["Principled BSDF"].inputs["IOR"].default_value = 1.33
    Part(name).lathe(m, profile, 72).done(0, 1, at, smooth=50)


# Erlenmeyer with the etchant, beaker, cylinder.
vessel([(0, 0), (0.60, 0), (0.66, 0.07), (0.63, 0.2), (0.22, 1.12), (0.21, 1.45), (0.26, 1.5)], (-2.05, 2.1, 0.002))
liquid("etchant", (1.0, 0.30, 0.035), [(0, 0.022), (0.575, 0.022), (0.637, 0.075), (0.605, 0.2), (0.48, 0.49), (0, 0.49)], (-2.05, 2.1, 0.002))
vessel([(0, 0), (0.50, 0), (0.53, 0.05), (0.53, 1.18), (0.57, 1.24)], (-0.75, 2.75, 0.002))
liquid("water", (0.93, 0.97, 1.0), [(0, 0.022), (0.47, 0.022), (0.508, 0.06), (0.508, 0.7), (0, 0.7)], (-0.75, 2.75, 0.002))
vessel([(0, 0.05), (0.20, 0.05), (0.21, 0.08), (0.21, 2.3), (0.25, 2.34)], (-2.95, 3.0, 0.0), 0.014)
Part("base").rod(clear, (-2.95, 3.0, 0), (-2.95, 3.0, 0.06), 0.42, seg=6).done(0.01)

# Microscope, out of focus.
mx, my = 1.95, 2.9
mi = Part("microscope").box(white, (mx, my, 0.14), (1.3, 1.8, 0.28)).box(white, (mx, my + 0.66, 1.3), (0.62, 0.42, 2.2)).box(white, (mx, my + 0.2, 2.42), (0.66, 1.4, 0.46)).box(black, (mx, my - 0.15, 0.92), (1.15, 0.95, 0.07)).box(black, (mx, my + 0.35, 0.82), (0.4, 0.4, 0.2))
mi.rod(black, (mx, my - 0.2, 2.22), (mx, my - 0.2, 1.98), 0.30, 0.26, 48)
for k in range(4):
    a = k * math.pi / 2 + 0.5
    mi.rod(steel_p, (mx + 0.12 * math.cos(a), my - 0.2 + 0.12 * math.sin(a), 2.0), (mx + 0.3 * math.cos(a), my - 0.2 + 0.3 * math.sin(a), 1.45), 0.085, 0.06, 32)
for s in (-1, 1):
    mi.rod(black, (mx + s * 0.17, my - 0.35, 2.55), (mx + s * 0.21, my - 0.95, 3.05), 0.11, seg=36).rod(black, (mx + s * 0.21, my - 0.95, 3.05), (mx + s * 0.22, my - 1.05, 3.13), 0.14, seg=36)
    mi.rod(black, (mx + s * 0.3, my + 0.66, 0.62), (mx + s * 0.5, my + 0.66, 0.62), 0.22, seg=40)
mi.box(paint("stripe", (0.80, 0.13, 0.012), 0.4), (mx, my - 0.502, 2.42), (0.4, 0.01, 0.05))
mi.done(0.05, 4)
back = paint("back", (0.055, 0.060, 0.067), 0.6)
Part("wall").box(back, (0, 7.5, 3), (30, 0.2, 9)).box(back, (0, 6.6, 2.6), (14, 1.6, 0.12)).done(0.02)
for k in range(9):
    x = -4.2 + k * 0.62
    Part("bottle").rod(resin if k % 3 else white, (x, 6.4, 2.68), (x, 6.4, 3.3), 0.2, seg=32).rod(black, (x, 6.4, 3.3), (x, 6.4, 3.48), 0.11, seg=24).done(0.03)

sky((0.03, 0.034, 0.04), (0.03, 0.034, 0.04))
area((-5.5, 4.8, 5.2), (0, 0.6, 0.2), 2.8, 620, (1.0, 0.96, 0.91))
area((4.5, 3.5, 5), (0.5, 0.8, 0.2), 3, 420, COOL)
area((-2.0, 6.0, 1.8), (-1.9, 2.1, 0.6), 2, 90, NEUTRAL)
area((0, -4, 5), (0, 0.5, 0), 4, 100, COOL)
camera((-0.1, -5.0, 2.55), (0.0, 0.80, 0.36), 43, (-0.4, -0.72, 0.32), 0.55)
finish("lab-still", 72, mist=(6, 16), fog=(0.13, 0.145, 0.165), haze=0.3, exposure=0.3, glow=0.12, gain=1.2, smooth=0.9)
