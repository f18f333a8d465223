"""What pictures by day stand on and among: soil, grass, hills, trees, water."""
from _studio import *


def land(color, size=900, scale=0.1, rough=0.85, other=None):
    soil = surface("land", color, rough, 0.0, vary=0.05, scale=scale, dirt=0.6, dirt_color=other or tuple(c * 0.6 for c in color), bump=0.4, bump_scale=5)
    return ground(soil, size)


def leaf(name, color, through=0.38):
    """Lit from behind as well as from before."""
    m = surface(name, color, 0.5, 0.0, vary=0.08, scale=0.8, dirt=0.35, dirt_color=tuple(c * 0.55 for c in color), bump=0, tint=0.3)
    t = m.node_tree
    back = t.nodes.new("ShaderNodeBsdfTranslucent")
    back.inputs[0].default_value = (*(min(1, c * k) for c, k in zip(color, (1.9, 1.9, 0.8))), 1)
    mix = t.nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = through
    t.links.new(t.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    t.links.new(back.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], t.nodes["Material Output"].inputs[0])
    return m


def _tuft(mat, seed, blades, tall, size=1.0):
    rnd = random.Random(seed)
    p = Part("tuft")
    p.mats.append(mat)
    for _ in range(blades):
        x, y = rnd.uniform(-size / 2, size / 2), rnd.uniform(-size / 2, size / 2)
        h = abs(rnd.gauss(tall, tall * 0.35)) + tall * 0.2
        w, a = rnd.uniform(0.003, 0.008) * (1 + tall), rnd.uniform(0, 6.28)
        dx, dy = w * math.cos(a), w * math.sin(a)
        bx, by = rnd.gauss(tall * 0.25, tall * 0.3), rnd.gauss(0, tall * 0.3)
        i = len(p.verts)
        p.verts += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + bx, y + by, h)]
        p.faces.append([i, i + 1, i + 2])
        p.slots.append(0)
    return p.done(0, 1, (0, -900, 0))


def grass(thick, color, across, along, count, tall=0.3, free=None):
    """Tufts over a rectangle; free: says of (x, y) whether nothing grows there."""
    mat = leaf("grass", color)
    tufts = [_tuft(mat, k, int(170 * thick), tall) for k in range(4)]
    for _ in range(count):
        x, y = random.uniform(*across), random.uniform(*along)
        if free and free(x, y):
            continue
        s = random.uniform(0.7, 1.4)
        copy(random.choice(tufts), (x, y, 0), (0, 0, random.gauss(0, 0.4)), (s, s, s * random.uniform(0.7, 1.2)))


def hills(_, points, color):
    """Far ridges: (x, y, height)."""
    m = surface("ridge", color, 0.9, 0.0, vary=0.02, scale=0.01, dirt=0.3, bump=0)
    for x, y, h in points:
        p = Part("ridge")
        n = 48
        rows = [(k / n, h * (0.35 + 0.65 * math.sin(math.pi * k / n)) * (1 + 0.12 * math.sin(k * 1.7 + x) + 0.06 * math.sin(k * 4.1))) for k in range(n + 1)]
        top = [(x - 700 + 1400 * f, y + 40 * math.sin(f * 9), z * math.sin(math.pi * f) ** 0.6) for f, z in rows]
        low = [(a, b - 120, -2) for a, b, _ in top]
        p._add(top + low, [(k, k + 1, n + 2 + k, n + 1 + k) for k in range(n)], m)
        p.done(0)


BARK = (0.07, 0.052, 0.04)


def tree(seed, mat, bark, h=7.0, n=9000, slim=1.0):
    """Trunk, boughs, and leaves gathered in clumps around the boughs' ends."""
    rnd = random.Random(seed)
    p = Part("tree").rod(bark, (0, 0, 0), (0.1, 0, h * 0.42), 0.15, 0.10, 12).rod(bark, (0.1, 0, h * 0.42), (0, 0.1, h * 0.8), 0.10, 0.04, 10)
    clumps = []
    for _ in range(26):
        z = rnd.uniform(0.30, 0.98) * h
        f = (z / h - 0.30) / 0.68
        reach = slim * h * 0.30 * math.sin(math.pi * min(1, 0.18 + f * 0.82)) * rnd.uniform(0.6, 1.05)
        a = rnd.uniform(0, 2 * math.pi)
        c = Vector((reach * math.cos(a), reach * math.sin(a), z))
        clumps.append((c, rnd.uniform(0.5, 0.95) * h / 7))
        p.rod(bark, (0.05, 0.05, z - reach * 0.7), tuple(c), 0.045, 0.015, 6)
    verts, faces = [], []
    for _ in range(n):
        c, r = rnd.choice(clumps)
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.8))).normalized() * r * rnd.uniform(0.45, 1.0) ** 0.5
        q = Matrix.Rotation(rnd.uniform(0, 6.28), 3, "Z") @ Matrix.Rotation(rnd.uniform(-1.1, 1.1), 3, "X")
        s = rnd.uniform(0.07, 0.12)
        i = len(verts)
        verts += [c + d + q @ Vector(v) for v in ((-s, 0, 0), (0, -s * 0.55, 0.02), (s, 0, 0), (0, s * 0.55, 0.02))]
        faces.append((i, i + 1, i + 2, i + 3))
    p._add(verts, faces, mat)
    return p.done(0, 1, (0, -900, 0))


def grove(places, color=(0.075, 0.12, 0.032), h=7.0, n=9000):
    """Trees at (x, y, size), no two alike."""
    bark = paint("bark", BARK, 0.8, dirt=0.4)
    kinds = [tree(k, leaf(f"leaf{k}", tuple(c * f for c in color)), bark, h, n, s) for k, (f, s) in enumerate(((1.0, 1.0), (0.8, 0.8), (1.25, 1.1)))]
    for x, y, s in places:
        copy(random.choice(kinds), (x, y, 0), (0, 0, random.random() * 6), (s, s, s * random.uniform(0.85, 1.1)))


def palm(mat, bark, h=9.0, seed=1):
    rnd = random.Random(seed)
    p = Part("palm")
    lean = rnd.uniform(0.3, 1.2)
    points = [Vector((lean * (k / 8) ** 2, 0, h * k / 8)) for k in range(9)]
    for a, b in zip(points, points[1:]):
        p.rod(bark, a, b, 0.19 - 0.008 * points.index(a), 0.17 - 0.008 * points.index(a), 12)
    top = points[-1]
    for k in range(22):
        a = k * 2.399 + rnd.uniform(-0.2, 0.2)
        rise, long = rnd.uniform(-0.1, 1.1), rnd.uniform(2.6, 3.6)
        spine = []
        for j in range(15):
            t = j / 14
            spine.append(top + Vector((math.cos(a) * long * t * (1 - 0.15 * t), math.sin(a) * long * t * (1 - 0.15 * t), rise * 1.6 * t - 2.9 * t * t)))
        side = Vector((-math.sin(a), math.cos(a), 0))
        for j in range(1, 14):
            at, ahead = spine[j], (spine[j] - spine[j - 1]).normalized()
            reach = 0.75 * math.sin(math.pi * min(1, 0.12 + j / 15)) + 0.1
            for s in (-1, 1):
                tip = at + side * s * reach + ahead * 0.35 + Vector((0, 0, -0.28 * reach - rnd.uniform(0, 0.15)))
                w = ahead * 0.055
                p._add([at - w, at + w, tip], [(0, 1, 2)], mat)
        for u, v in zip(spine, spine[1:]):
            p.beam(mat, u, v, 0.03, 0.03)
    return p.done(0, 1, (0, -900, 0), smooth=20)


def water(color=(0.02, 0.035, 0.045), rough=0.06, waves=0.35, scale=0.6):
    return surface("water", color, rough, 0.0, vary=0.02, scale=0.05, dirt=0, bump=waves, bump_scale=scale, spec=0.7)
