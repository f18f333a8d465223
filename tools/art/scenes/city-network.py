"""The city at night from the air: rings and radials of traffic around a lit centre."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(31)


def windows(name):
    """Facades: one cell a window, lit or not by chance, a few warm ones among cool."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    n, link = t.nodes, t.links.new
    b = n["Principled BSDF"]
    b.inputs["Base Color"].default_value = (0.030, 0.034, 0.040, 1)
    b.inputs["Roughness"].default_value = 0.35
    pos = n.new("ShaderNodeNewGeometry")
    split = n.new("ShaderNodeSeparateXYZ")
    link(pos.outputs["Position"], split.inputs[0])

    def math_node(op, a, b2=None):
        o = n.new("ShaderNodeMath")
        o.operation = op
        for i, v in enumerate((a, b2)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                o.inputs[i].default_value = v
            else:
                link(v, o.inputs[i])
        return o.outputs[0]

    def cell(v, size):
        s = math_node("DIVIDE", v, size)
        return math_node("FLOOR", s), math_node("FRACT", s)

    across = math_node("ADD", split.outputs["X"], split.outputs["Y"])
    cx, fx = cell(across, 5.2)
    cz, fz = cell(split.outputs["Z"], 4.2)
    joint = n.new("ShaderNodeCombineXYZ")
    link(cx, joint.inputs[0])
    link(cz, joint.inputs[1])
    link(math_node("FLOOR", math_node("DIVIDE", split.outputs["X"], 40)), joint.inputs[2])
    chance = n.new("ShaderNodeTexWhiteNoise")
    link(joint.outputs[0], chance.inputs["Vector"])
    floor = n.new("ShaderNodeTexWhiteNoise")
    floor.noise_dimensions = "2D"
    joint2 = n.new("ShaderNodeCombineXYZ")
    link(cz, joint2.inputs[0])
    link(math_node("FLOOR", math_node("DIVIDE", split.outputs["X"], 60)), joint2.inputs[1])
    link(joint2.outputs[0], floor.inputs["Vector"])
    lit = math_node("GREATER_THAN", math_node("ADD", chance.outputs["Value"], math_node("MULTIPLY", floor.outputs["Value"], 0.5)), 1.16)
    pane = math_node("MULTIPLY", math_node("GREATER_THAN", fx, 0.3), math_node("GREATER_THAN", fz, 0.42))
    normal = n.new("ShaderNodeSeparateXYZ")
    link(pos.outputs["Normal"], normal.inputs[0])
    side = math_node("LESS_THAN", math_node("ABSOLUTE", normal.outputs["Z"]), 0.5)
    power = math_node("MULTIPLY", math_node("MULTIPLY", lit, pane), side)
    split_c = n.new("ShaderNodeSeparateRGB")
    link(chance.outputs["Color"], split_c.inputs[0])
    ramp = n.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    e = ramp.color_ramp.elements
    e[0].color = (0.45, 0.62, 0.80, 1)
    e[1].position, e[1].color = 0.62, (0.85, 0.86, 0.84, 1)
    w = e.new(0.82)
    w.color = (1.0, 0.50, 0.20, 1)
    link(split_c.outputs["G"], ramp.inputs[0])
    link(ramp.outputs[0], b.inputs["Emission"])
    link(math_node("MULTIPLY", power, math_node("ADD", 0.25, math_node("MULTIPLY", split_c.outputs["B"], 0.9))), b.inputs["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


facade = windows("facade")
roof = paint("roof", (0.022, 0.025, 0.03), 0.6)
ground(paint("land", (0.012, 0.014, 0.017), 0.5, scale=0.01), 90000)
water = surface("water", (0.006, 0.009, 0.013), 0.10, 0.0, vary=0.05, scale=0.01, bump=0.25, bump_scale=0.05, dirt=0)
trail = glow("trail", (1.0, 0.22, 0.03), 1.7, 2.5)
trail_dim = glow("trail_dim", (1.0, 0.30, 0.07), 0.75, 1.2)
white = glow("white", (0.72, 0.83, 1.0), 0.9, 1.5)
lamp = glow("lamp", (1.0, 0.55, 0.24), 0.9, 1.5)
street = [glow("street", (1.0, 0.36, 0.10), e, 0.9) for e in (0.16, 0.5)] + [glow("street", (0.55, 0.66, 0.85), 0.16, 0.6)]
cool_dim = glow("cool_dim", (0.42, 0.62, 0.86), 0.6, 1.0)
node_mat = glow("node", (0.85, 0.93, 1.0), 1.6, 2.0)
beacon = glow("beacon", (1.0, 0.16, 0.02), 1.8, 2.0)

BX, BY = 92.0, 128.0


def river(y):
    return 900 + 260 * math.sin(y / 900.0 + 0.4) - y * 0.05


CX, CY = -60.0, 1750.0
RINGS = (560, 1280, 2300, 3600)
SPOKES = [math.radians(a) for a in (8, 52, 93, 131, 178, 222, 268, 312)]


def artery(x, y):
    """Distance to the nearest ring or radial road."""
    r = math.hypot(x - CX, y - CY)
    best = min(abs(r - ring) for ring in RINGS)
    a = math.atan2(y - CY, x - CX)
    for s in SPOKES:
        d = abs(math.atan2(math.sin(a - s), math.cos(a - s)))
        if d < 1 and r > 260:
            best = min(best, r * math.sin(d))
    return best


towers = Part("towers")
lights = Part("lights")
tops = []
for i in range(-44, 45):
    for j in range(-4, 64):
        x, y = i * BX, j * BY
        centre = math.exp(-(((x - CX) / 560) ** 2 + ((y - CY) / 560) ** 2))
        if abs(x + BX / 2 - river(y + 60)) < 150:
            continue
        far = y > 4600
        for a in range(2):
            for b in range(2 if far else 3):
                px = x + 24 + a * 42 + random.uniform(-4, 4)
                py = y + 22 + b * (58 if far else 38) + random.uniform(-4, 4)
                if random.random() < 0.2 or artery(px, py) < 46:
                    continue
                w, d = random.uniform(18, 33), random.uniform(18, 30)
                h = random.lognormvariate(2.65, 0.45) + centre * random.lognormvariate(4.45, 0.6)
                h = min(h, 360)
                towers.box(facade, (px, py, h / 2), (w, d, h))
                if h > 60:
                    towers.box(roof, (px, py, h + 2), (w * 0.5, d * 0.5, 4))
                if h > 110:
                    tops.append((px, py, h + 6))
                    towers.box(facade, (px, py, h * 0.3), (w * 1.25, d * 1.25, h * 0.6))
towers.done(0)
# Streets glow between the dark blocks, every fourth one more; now and then a lamp shows.
for i in range(-44, 46):
    for j in range(-4, 64):
        x, y = i * BX, j * BY
        if abs(x - river(y + 60)) < 125:
            continue
        lights.quad(street[1 if i % 4 == 0 else random.choice((0, 0, 2))], (x - 2, y, 0.6), (x + 3, y, 0.6), (x + 3, y + BY, 0.6), (x - 2, y + BY, 0.6))
        if abs(x + BX / 2 - river(y)) > 150:
            lights.quad(street[1 if j % 4 == 0 else random.choice((0, 0, 2))], (x, y - 7, 0.5), (x + BX, y - 7, 0.5), (x + BX, y - 2, 0.5), (x, y - 2, 0.5))
        if y < 3400:
            for k in range(5):
                if random.random() < 0.6:
                    lights.box(lamp, (x + random.choice((-4, 5)), y + k * 25, 8), (1.6, 1.6, 1.2))


def ribbon(pts, mats):
    """Parallel trails along a line; now and then one breaks off."""
    for off, mat, wd in mats:
        for p, q in zip(pts, pts[1:]):
            if random.random() < 0.10:
                continue
            d = (Vector(q) - Vector(p)).normalized()
            n = Vector((-d.y, d.x))
            a, b = n * off, n * (off + wd)
            z = 10.0
            lights.quad(mat, (p[0] + a.x, p[1] + a.y, z), (q[0] + a.x, q[1] + a.y, z), (q[0] + b.x, q[1] + b.y, z), (p[0] + b.x, p[1] + b.y, z))


lanes = ((-15, trail_dim, 1.6), (-11, trail, 2.2), (-7, trail_dim, 1.4), (6, white, 1.8), (10, cool_dim, 1.5), (14, cool_dim, 1.2))
for n, ring in enumerate(RINGS):
    ribbon([(CX + ring * math.cos(t * math.pi / 120), CY + ring * math.sin(t * math.pi / 120)) for t in range(241)], lanes if n % 2 == 0 else lanes[1:4])
for s in SPOKES:
    ribbon([(CX + r * math.cos(s), CY + r * math.sin(s)) for r in range(260, 3620, 60)], lanes)
r = Part("river")
for j in range(-6, 66):
    y = j * BY
    r.quad(water, (river(y) - 105, y, 0.4), (river(y) + 105, y, 0.4), (river(y + BY) + 105, y + BY, 0.4), (river(y + BY) - 105, y + BY, 0.4))
r.done(0)
lights.done(0)

# Beacons on the tallest roofs.
for n, a in enumerate(sorted(tops, key=lambda t: -t[2])[:40]):
    Part("node").box(beacon if n % 4 == 0 else node_mat, a, (4, 4, 4)).done(0)

sky((0.040, 0.034, 0.036), (0.003, 0.005, 0.009), 1.0, 0.6, (0.26, (0.012, 0.014, 0.020)))
area((-1500, 500, 1800), (0, 1700, 0), 1200, 2.2e7, COOL)
camera((-330, 120, 470), (-30, 1750, 40), 30, (0, 1500, 100), 64)
finish("city-network", 56, mist=(900, 6200), fog=(0.250, 0.227, 0.237), haze=1.0, exposure=0.5, glow=0.55, glowRadius=0.014, smooth=0.5)
