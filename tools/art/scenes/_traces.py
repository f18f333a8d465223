"""What people leave behind: gloves, chalk, helmets, coats, boots, a glass of tea, reading glasses."""
from _studio import *


def cotton(name="cotton", color=(0.60, 0.57, 0.51), dirt=0.7, scale=14, grain=420, rough=0.92):
    return surface(name, color, rough, 0.0, vary=0.04, scale=scale, dirt=dirt, dirt_color=tuple(c * 0.34 for c in color), bump=0.55, bump_scale=grain, spec=0.12, tint=0.04)


def baked(o, deform=None, name="baked", smooth=True):
    """The evaluated mesh of an object as an object of its own, its points moved by deform."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    if deform:
        for v in mesh.vertices:
            v.co = deform(v.co.copy())
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    bpy.data.objects.remove(o)
    return made


def melted(part, voxel=0.004, rounds=6, deform=None, wrinkle=0.0, wrinkle_size=0.05):
    """Solids grown together into one soft body."""
    mats = list(part.mats)
    o = part.done(0)
    mod = o.modifiers.new("remesh", "REMESH")
    mod.mode, mod.voxel_size, mod.use_smooth_shade = "VOXEL", voxel, True
    mod = o.modifiers.new("smooth", "SMOOTH")
    mod.factor, mod.iterations = 0.5, rounds
    if wrinkle:
        tex = bpy.data.textures.new("wrinkle", "CLOUDS")
        tex.noise_scale = wrinkle_size
        mod = o.modifiers.new("wrinkle", "DISPLACE")
        mod.texture, mod.strength, mod.mid_level = tex, wrinkle, 0.5
    made = baked(o, deform)
    if not made.data.materials:
        for m in mats:
            made.data.materials.append(m)
    return made


def capsule(p, mat, a, b, r, r2=None):
    r2 = r if r2 is None else r2
    p.rod(mat, a, b, r, r2, 20)
    for at, q in ((a, r), (b, r2)):
        p.lathe(mat, [(q * math.sin(math.pi * k / 10), q * math.cos(math.pi * k / 10)) for k in range(11)], 20, at=at)
    return p


def glove(mat, deform=None, side=1, spread=1.0, size=1.0, seed=0):
    """An empty work glove, flat in XY, fingers along +Y, cuff at -Y, 0.26 long."""
    rnd = random.Random(seed)
    p = Part("glove")
    s = side
    for k in range(5):
        x = -0.038 + k * 0.019
        capsule(p, mat, (x, 0.0, 0), (x * 0.98, 0.085 - abs(k - 2) * 0.004, 0), 0.0165)
    for x, y, l in ((-0.037, 0.088, 0.058), (-0.0125, 0.097, 0.072), (0.0125, 0.095, 0.068), (0.037, 0.085, 0.056)):
        bend = rnd.uniform(-0.010, 0.010)
        lean = x * 0.22 * spread + rnd.uniform(-0.004, 0.004)
        mid, tip = (s * (x + lean * 0.5), y + l * 0.5, 0.008 + bend), (s * (x + lean), y + l, bend * 2)
        capsule(p, mat, (s * x, y - 0.01, 0), mid, 0.0128, 0.0118)
        capsule(p, mat, mid, tip, 0.0118, 0.0108)
    capsule(p, mat, (s * 0.040, 0.012, 0.0), (s * 0.066, 0.045, 0.008), 0.0155, 0.0135)
    capsule(p, mat, (s * 0.066, 0.045, 0.008), (s * 0.074, 0.085, 0.012), 0.0135, 0.0115)
    for k in range(6):
        t = k / 5
        w = 0.036 + 0.006 * t
        for j in range(7):
            x = -w + 2 * w * j / 6
            capsule(p, mat, (x, -0.018 - 0.052 * t, 0), (x, -0.012 - 0.052 * t, 0), 0.014)
    flat = lambda v: (deform or (lambda u: u))(Vector((v.x * size, v.y * size, v.z * 0.62 * size)))
    return melted(p, 0.0038, 5, flat, 0.010, 0.022)


def over_rail(radius, at=0.0, turn=0.0, flare=0.06):
    """Drapes what lies in XY over a rail along X: y = `at` is on top."""
    def f(v):
        s, z = v.y - at, v.z + 0.009
        quarter = radius * math.pi / 2
        if abs(s) <= quarter:
            a = s / radius
            return Vector((v.x + turn * s, (radius + z) * math.sin(a), (radius + z) * math.cos(a)))
        d = abs(s) - quarter
        side = 1 if s > 0 else -1
        return Vector((v.x + turn * s, side * (radius + z + flare * d), -d))
    return f


STROKES = {
    "0": [[(0.5, 1), (0.12, 0.82), (0.06, 0.4), (0.3, 0.02), (0.7, 0.08), (0.9, 0.5), (0.74, 0.9), (0.44, 1.0)]],
    "1": [[(0.2, 0.78), (0.55, 1.0), (0.5, 0.5), (0.46, 0.0)]],
    "2": [[(0.1, 0.78), (0.4, 1.0), (0.8, 0.84), (0.62, 0.5), (0.08, 0.04), (0.4, 0.06), (0.92, 0.0)]],
    "4": [[(0.6, 1.0), (0.08, 0.36), (0.5, 0.33), (0.98, 0.36)], [(0.7, 0.66), (0.66, 0.3), (0.63, -0.06)]],
    "6": [[(0.78, 0.98), (0.3, 0.66), (0.1, 0.26), (0.4, 0.0), (0.82, 0.2), (0.6, 0.48), (0.16, 0.3)]],
    "7": [[(0.06, 0.96), (0.5, 0.95), (0.9, 0.98), (0.55, 0.45), (0.36, 0.0)], [(0.25, 0.5), (0.75, 0.54)]],
    "3": [[(0.12, 0.88), (0.5, 1.0), (0.82, 0.8), (0.4, 0.54), (0.84, 0.3), (0.5, 0.0), (0.08, 0.12)]],
    "8": [[(0.8, 0.86), (0.4, 1.0), (0.2, 0.75), (0.75, 0.3), (0.45, 0.0), (0.15, 0.22), (0.6, 0.58), (0.82, 0.88)]],
    "5": [[(0.2, 0.98), (0.16, 0.56), (0.6, 0.6), (0.86, 0.28), (0.5, 0.0), (0.08, 0.1)], [(0.2, 0.98), (0.84, 1.0)]],
    "9": [[(0.8, 0.74), (0.4, 1.0), (0.14, 0.7), (0.5, 0.48), (0.82, 0.76), (0.72, 0.3), (0.5, 0.0)]],
    ".": [[(0.3, 0.02), (0.38, 0.05), (0.42, 0.0)]],
    ":": [[(0.3, 0.66), (0.38, 0.7), (0.42, 0.65)], [(0.26, 0.2), (0.34, 0.24), (0.38, 0.18)]],
    "t": [[(0.45, 1.0), (0.38, 0.5), (0.4, 0.1), (0.62, 0.0), (0.84, 0.1)], [(0.1, 0.66), (0.8, 0.7)]],
    "x": [[(0.1, 0.6), (0.5, 0.3), (0.85, 0.02)], [(0.84, 0.62), (0.5, 0.33), (0.1, 0.0)]],
    "-": [[(0.1, 0.45), (0.5, 0.5), (0.9, 0.47)]],
    "/": [[(0.1, -0.1), (0.5, 0.5), (0.9, 1.1)]],
    " ": [],
    "o": [[(0.5, 0.95), (0.1, 0.6), (0.2, 0.1), (0.65, 0.02), (0.95, 0.4), (0.85, 0.85), (0.4, 1.0), (0.2, 0.85)]],
    "v": [[(0.0, 0.45), (0.3, 0.02), (0.6, 0.5), (1.1, 1.15)]],
}


def chalk_material(name="chalk", color=(0.82, 0.83, 0.82), cover=0.47, scale=170):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    b = t.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*color, 1)
    b.inputs["Roughness"].default_value = 1
    b.inputs["Specular"].default_value = 0.05
    noise = _chalk_noise(t, scale)
    clear = t.nodes.new("ShaderNodeBsdfTransparent")
    mix = t.nodes.new("ShaderNodeMixShader")
    ramp = t.nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = cover - 0.06, cover + 0.05
    t.links.new(noise, ramp.inputs["Value"])
    t.links.new(ramp.outputs["Result"], mix.inputs[0])
    t.links.new(clear.outputs[0], mix.inputs[1])
    t.links.new(b.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], t.nodes["Material Output"].inputs[0])
    return m


def _chalk_noise(t, scale):
    coord = t.nodes.new("ShaderNodeTexCoord")
    noise = t.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 4
    t.links.new(coord.outputs["Object"], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def chalk(mat, text, place, height=0.2, width=0.016, gap=0.25, seed=3, slant=0.12):
    """Writes on a surface: place turns (right, up) into a point of it."""
    rnd = random.Random(seed)
    p = Part("chalk")
    x = 0.0
    for c in text:
        rise, tilt, grow = rnd.uniform(-0.06, 0.06), rnd.uniform(-0.06, 0.06), rnd.uniform(0.92, 1.06)
        for stroke in STROKES[c]:
            pts = [Vector((a + slant * b + tilt * b + rnd.uniform(-0.02, 0.02), b * grow + rise)) for a, b in stroke]
            ext = [pts[0] * 2 - pts[1]] + pts + [pts[-1] * 2 - pts[-2]]
            line = []
            for i in range(1, len(ext) - 2):
                for k in range(10):
                    s = k / 10
                    a, b, d, e = ext[i - 1], ext[i], ext[i + 1], ext[i + 2]
                    line.append(0.5 * (2 * b + (d - a) * s + (2 * a - 5 * b + 4 * d - e) * s * s + (3 * b - a - 3 * d + e) * s ** 3))
            line.append(pts[-1])
            verts, faces = [], []
            for i, q in enumerate(line):
                way = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
                n = Vector((-way.y, way.x))
                w = width * rnd.uniform(0.85, 1.12) * (0.7 if i in (0, len(line) - 1) else 1)
                for side in (-0.5, 0.5):
                    at = Vector((x + q.x * height * 0.62, q.y * height)) + n * w * side
                    verts.append(place(at.x, at.y))
                if i:
                    j = i * 2
                    faces.append((j - 2, j, j + 1, j - 1))
            p._add(verts, faces, mat)
        x += height * (0.62 if c not in ".: 1" else 0.36) + height * gap * 0.6
    return p.done(0)


def helmet(shell, band, strap=None):
    """Its rim in XY, its dome up, its peak toward -Y; 0.28 long."""
    p = Part("helmet")
    seg, rows = 72, 18
    verts, faces = [], []
    for j in range(rows + 1):
        a = math.pi / 2 * j / rows
        for i in range(seg):
            t = 2 * math.pi * i / seg
            rx, ry = 0.108, 0.132
            ridge = 0.006 * math.exp(-((math.cos(t) * math.cos(a)) / 0.10) ** 2) + 0.004 * sum(math.exp(-((math.cos(t) * math.cos(a) - q) / 0.06) ** 2) for q in (-0.42, 0.42))
            f = 1 + ridge * 6 * (math.sin(a) > 0.15)
            verts.append((rx * math.cos(a) * math.cos(t) * f, ry * math.cos(a) * math.sin(t) * f, 0.128 * math.sin(a) ** 0.92 * f))
    for j in range(rows):
        for i in range(seg):
            faces.append((j * seg + i, j * seg + (i + 1) % seg, (j + 1) * seg + (i + 1) % seg, (j + 1) * seg + i))
    p._add(verts, faces, shell)
    rim = []
    for r in (1.0, 1.03, 1.06):
        for i in range(seg):
            t = 2 * math.pi * i / seg
            peak = max(0.0, -math.sin(t)) ** 3 * 0.055 * (r - 1) / 0.06
            rim.append((0.108 * r * math.cos(t), (0.132 * r) * math.sin(t) - peak, -0.002 - (r - 1) * 0.12 - peak * 0.22))
    p._add(rim, [(k * seg + i, (k + 1) * seg + i, (k + 1) * seg + (i + 1) % seg, k * seg + (i + 1) % seg) for k in range(2) for i in range(seg)], shell)
    o = p.done(0, smooth=60)
    mod = o.modifiers.new("thick", "SOLIDIFY")
    mod.thickness = 0.004
    Part("band").lathe(band, [(0.096, 0.004), (0.098, 0.004), (0.098, 0.032), (0.096, 0.032)], 48, closed=True).done(0).parent = o
    return o


def coat(cloth, band, seed=1, size=1.0, lining=None):
    """A work jacket on a peg at its origin: its back to the wall (+Y), 0.78 long, two reflective bands."""
    rnd = random.Random(seed)
    made = []
    phase = [rnd.uniform(0, 6.28) for _ in range(6)]
    p = Part("coat")
    seg, rows = 96, 64
    verts, faces, bands = [], [], []
    lean = rnd.uniform(-0.06, 0.06)
    for j in range(rows + 1):
        z = -0.78 * j / rows
        f = min(1, j / 12)
        w = 0.055 + (0.175 - 0.055) * f ** 0.55 + 0.05 * (j / rows)
        d = 0.045 + 0.045 * f
        deep = 0.35 + 0.65 * j / rows
        for i in range(seg):
            t = 2 * math.pi * i / seg
            fold = 0.020 * deep * (math.sin(5 * t + phase[0] + z * 1.5) + 0.6 * math.sin(9 * t + phase[1] - z * 3) + 0.35 * math.sin(14 * t + phase[2] + z * 6))
            front = -1 if math.sin(t) < 0 else 0.45
            x = (w + fold * 0.6) * math.cos(t)
            y = (d + fold) * (abs(math.sin(t)) ** 0.8) * front
            drop = -abs(math.cos(t)) ** 2 * 0.10 * f * (1 - j / rows) ** 0.8
            verts.append((x + lean * z, y - 0.02, z + drop + 0.006 * math.sin(3 * t + phase[3]) * deep))
    for j in range(rows):
        for i in range(seg):
            faces.append((j * seg + i, j * seg + (i + 1) % seg, (j + 1) * seg + (i + 1) % seg, (j + 1) * seg + i))
    is_band = lambda j: 36 <= j < 40 or 47 <= j < 51
    p._add(verts, [g for k, g in enumerate(faces) if not is_band(k // seg)], cloth)
    at = len(p.verts) - len(verts)
    p._add(verts, [g for k, g in enumerate(faces) if is_band(k // seg)], band)
    # Sleeves: hang beside the body, a little bent.
    for s in (-1, 1):
        path = [(s * 0.165, -0.03, -0.13), (s * 0.215, -0.045, -0.30), (s * (0.225 + rnd.uniform(-0.01, 0.03)), -0.075, -0.46), (s * (0.205 + rnd.uniform(-0.02, 0.03)), -0.10, -0.64)]
        a, b, c, d4 = (Vector(q) for q in path)
        n, m = 46, 32
        sv, sf = [], []
        ph = rnd.uniform(0, 6)
        for j in range(n + 1):
            u = j / n
            q = a * (1 - u) ** 3 + b * 3 * u * (1 - u) ** 2 + c * 3 * u * u * (1 - u) + d4 * u ** 3
            r = 0.078 - 0.026 * u
            crease = 0.007 * math.sin(u * 34 + ph) * math.exp(-((u - 0.5) / 0.3) ** 2)
            for i in range(m):
                t = 2 * math.pi * i / m
                rr = r + crease * math.cos(t - 1.2) + 0.005 * math.sin(3 * t + u * 9 + ph)
                sv.append((q.x + rr * 0.80 * math.cos(t) + lean * q.z, q.y + rr * 0.72 * math.sin(t), q.z + 0.2 * rr * math.cos(t) * s))
        for j in range(n):
            for i in range(m):
                sf.append((j * m + i, j * m + (i + 1) % m, (j + 1) * m + (i + 1) % m, (j + 1) * m + i))
        on = lambda j: 24 <= j < 28
        p._add(sv, [g for k, g in enumerate(sf) if not on(k // m)], cloth)
        p._add(sv, [g for k, g in enumerate(sf) if on(k // m)], band)
    # Collar, placket and pocket flaps.
    cv, cf = [], []
    for j in range(7):
        for i in range(48):
            t = 2 * math.pi * i / 48
            r = 0.062 + 0.020 * math.sin(math.pi * j / 6)
            cv.append((r * 1.15 * math.cos(t), r * 0.8 * math.sin(t) - 0.035, 0.035 - 0.075 * j / 6 - 0.02 * abs(math.cos(t))))
    for j in range(6):
        for i in range(48):
            if not (34 <= i < 38):
                cf.append((j * 48 + i, j * 48 + (i + 1) % 48, (j + 1) * 48 + (i + 1) % 48, (j + 1) * 48 + i))
    p._add(cv, cf, cloth)
    o = p.done(0, smooth=180)
    sub = o.modifiers.new("sub", "SUBSURF")
    sub.levels = sub.render_levels = 1
    tex = bpy.data.textures.new("creases", "CLOUDS")
    tex.noise_scale = 0.085
    mod = o.modifiers.new("crease", "DISPLACE")
    mod.texture, mod.strength, mod.texture_coords = tex, 0.026, "LOCAL"
    o.scale = (size, size, size)
    return o


def boot(leather, sole, side=1):
    """A work boot, its toe toward -Y, 0.29 long, 0.24 high."""
    p = Part("boot")
    for k in range(8):
        t = k / 7
        capsule(p, leather, (-0.012, 0.075 - 0.012 * t, 0.06 + 0.15 * t), (0.012, 0.045 - 0.006 * t, 0.06 + 0.15 * t), 0.042 + 0.006 * t)
    for y, z, r in ((0.07, 0.052, 0.040), (0.03, 0.060, 0.046), (-0.02, 0.060, 0.046), (-0.07, 0.050, 0.045), (-0.115, 0.047, 0.045), (-0.14, 0.044, 0.040)):
        capsule(p, leather, (-0.010, y, z), (0.010 + (0.006 if y < -0.05 else 0) * side, y, z), r)
    o = melted(p, 0.006, 4, lambda v: Vector((v.x * 0.92, v.y, max(v.z, 0.026))), 0.010, 0.05)
    q = Part("sole")
    line = [(-0.036, 0.11), (0.036, 0.11), (0.045, 0.06), (0.036, 0.0), (0.052, -0.08), (0.044, -0.15), (0.016, -0.188), (-0.016, -0.188), (-0.044, -0.15), (-0.050, -0.08), (-0.036, 0.0), (-0.045, 0.06)]
    n = len(line)
    q._add([(x, y, z) for z in (0, 0.028) for x, y in line], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n)), tuple(range(n, 2 * n))], sole)
    q.done(0.006, 3).parent = o
    lace = Part("lace")
    for k in range(5):
        z, y = 0.10 + k * 0.024, -0.012 + k * 0.005 + 0.016
        lace.rod(sole, (-0.022, y - 0.012, z), (0.022, y - 0.016, z + 0.012), 0.0028, seg=10).rod(sole, (0.022, y - 0.012, z), (-0.022, y - 0.016, z + 0.012), 0.0028, seg=10)
    lace.done(0).parent = o
    return o


def spectacles(metal, lens=None, spread=0.25):
    """Reading glasses lying on XY, their arms folded half back toward +Y; 0.135 wide."""
    made = []
    for s in (-1, 1):
        ring = [(s * 0.034 + 0.025 * math.cos(a) * (1 + 0.06 * math.cos(2 * a)), 0, 0.021 + 0.019 * math.sin(a)) for a in [2 * math.pi * k / 24 for k in range(25)]]
        made.append(cable(metal, ring, 0.0019))
        made.append(cable(metal, [(s * 0.060, 0, 0.027), (s * 0.066, 0.004, 0.028), (s * (0.066 + spread * 0.02), 0.06, 0.020), (s * (0.066 + spread * 0.04), 0.115, 0.012), (s * (0.064 + spread * 0.04), 0.138, 0.001)], 0.0020))
        if lens:
            made.append(Part("lens").lathe(lens, [(0.0, 0.0), (0.012, 0.0006), (0.0235, 0.0)], 40, at=(s * 0.034, 0, 0.021), axis="Y").done(0))
            made[-1].visible_shadow = False
    made.append(cable(metal, [(-0.010, 0, 0.026), (-0.004, -0.002, 0.031), (0.004, -0.002, 0.031), (0.010, 0, 0.026)], 0.0019))
    return made


def placed(parts, loc, turn=0.0, tilt=0.0, size=1.0):
    bpy.context.view_layer.update()
    for o in parts:
        o.matrix_world = Matrix.Translation(loc) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(tilt, 4, "X") @ Matrix.Scale(size, 4) @ o.matrix_world
    return parts


def tea(glass_m, tea_m, leaf_m, level=0.055, height=0.105, r=0.034, leaves=26):
    made = [Part("glass").lathe(glass_m, [(0, 0), (r * 0.93, 0.0), (r, 0.004), (r * 1.06, height), (r * 1.0, height + 0.0008), (r * 0.93, 0.010), (0, 0.008)], 64).done(0, smooth=60)]
    made.append(Part("tea").lathe(tea_m, [(0, 0.0085), (r * 0.915, 0.0105), (r * 0.96, level), (0, level)], 64).done(0, smooth=50))
    p = Part("leaves")
    for _ in range(leaves):
        a, q = random.uniform(0, 6.28), random.uniform(0, r * 0.75)
        z = 0.013 + random.random() ** 2 * 0.012
        p.box(leaf_m, (q * math.cos(a), q * math.sin(a), z), (0.014, 0.004, 0.0016), (random.gauss(0, 0.5), random.gauss(0, 0.4), random.uniform(0, 6)))
    made.append(p.done(0.0005, 1))
    for o in made[:2]:
        o.visible_shadow = False
    return made
