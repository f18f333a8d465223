"""A drawing of a roll, once folded, with the pencil and the ruler that corrected it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(128)
paper = paint("paper", (0.60, 0.595, 0.57), 0.75, vary=0.05, scale=0.8, dirt=0.12, dirt_color=(0.48, 0.46, 0.41), bump=0.12, bump_scale=60, spec=0.2)
ink = paint("ink", (0.022, 0.024, 0.03), 0.7, dirt=0, bump=0, spec=0.1)
lead = paint("lead", (0.17, 0.17, 0.18), 0.6, dirt=0, bump=0, spec=0.1)
red = paint("red", (0.74, 0.10, 0.006), 0.65, dirt=0.1, bump=0, spec=0.1)
rule = steel("rule", (0.56, 0.58, 0.60), 0.30, vary=0.1, scale=2, stretch=(0.3, 14, 1), dirt=0.35, bump=0.06)
wood = paint("wood", (0.50, 0.30, 0.16), 0.6, stretch=(0.4, 7, 7), scale=4, dirt=0.4, bump=0.25, bump_scale=30)
lacquer = paint("lacquer", (0.74, 0.105, 0.006), 0.26, dirt=0.14, dirt_color=(0.30, 0.10, 0.05), coat=0.4)
ferrule = steel("ferrule", (0.60, 0.61, 0.62), 0.28, dirt=0.3)
ring_m = steel("ring", (0.52, 0.54, 0.57), 0.20, vary=0.08, scale=2.5, stretch=(1, 1, 14), dirt=0.15, bump=0.06, bump_scale=24)
desk = surface("desk", (0.055, 0.060, 0.066), 0.40, 0.0, vary=0.12, scale=0.8, dirt=0.4, dirt_color=(0.11, 0.11, 0.11), bump=0.08, bump_scale=20)
ground(desk, 30, -0.03)

FOLD = 1.9


def fold(x, y):
    """The height of the sheet, which was folded and does not lie flat again."""
    u, v = (x + 0.35) / FOLD, (y - 0.15) / (FOLD * 0.75)
    ridge = lambda t: abs((t % 2) - 1)
    return 0.045 * ridge(u) ** 1.3 + 0.030 * ridge(v + 0.6) ** 1.3 + 0.006 * math.sin(x * 1.7 + y)


W, H, N = 4.2, 2.9, 120
sheet = Part("sheet")
grid = [(-W + 2 * W * i / N, -H + 2 * H * j / N) for j in range(N + 1) for i in range(N + 1)]
sheet._add([(x, y, fold(x, y)) for x, y in grid], [(j * (N + 1) + i, j * (N + 1) + i + 1, (j + 1) * (N + 1) + i + 1, (j + 1) * (N + 1) + i) for j in range(N) for i in range(N)], paper)
sheet.done(0, smooth=180)
lines = Part("lines")


def stroke(points, wide=0.008, mat=ink, dash=None):
    """A line drawn on the sheet, following its folds; dash: lengths of ink and gap in turn."""
    at, draws, left = 0.0, True, (dash[0] if dash else 1e9)
    k = 0
    for a, b in zip(points, points[1:]):
        a, b = Vector((*a, 0)), Vector((*b, 0))
        long = (b - a).length
        if long < 1e-6:
            continue
        d = (b - a) / long
        n = Vector((-d.y, d.x, 0)) * wide / 2
        s = 0.0
        while s < long - 1e-6:
            e = min(long, s + min(0.05, left))
            if draws:
                q = [a + d * s - n, a + d * s + n, a + d * e + n, a + d * e - n]
                lines.quad(mat, *[(v.x, v.y, fold(v.x, v.y) + 0.0025) for v in (q[0], q[3], q[2], q[1])])
            left -= e - s
            s = e
            if dash and left <= 1e-6:
                k += 1
                draws, left = k % 2 == 0, dash[k % len(dash)]


def words(text, x, y, size=0.1, mat=ink, rot=0.0, align="CENTER"):
    cu = bpy.data.curves.new("words", "FONT")
    cu.body, cu.size, cu.align_x = text, size, align
    cu.materials.append(mat)
    o = bpy.data.objects.new("words", cu)
    bpy.context.scene.collection.objects.link(o)
    h = 0.15
    slope = Vector((-(fold(x + h, y) - fold(x - h, y)) / (2 * h), -(fold(x, y + h) - fold(x, y - h)) / (2 * h), 1)).normalized()
    turn = Vector((0, 0, 1)).rotation_difference(slope).to_matrix() @ Matrix.Rotation(rot, 3, "Z")
    o.matrix_world = Matrix.Translation((x, y, fold(x, y) + 0.006)) @ turn.to_4x4()


def arrow(x, y, dx, dy):
    n = (-dy, dx)
    for k in range(5):
        f = k / 5
        stroke([(x - dx * 0.10 * f - n[0] * 0.02 * f, y - dy * 0.10 * f - n[1] * 0.02 * f), (x - dx * 0.10 * f + n[0] * 0.02 * f, y - dy * 0.10 * f + n[1] * 0.02 * f)], 0.022)


def across(x0, x1, y, text, mat=ink, up=0.06):
    stroke([(x0, y), (x1, y)], 0.0045, mat)
    arrow(x0, y, -1, 0)
    arrow(x1, y, 1, 0)
    words(text, (x0 + x1) / 2, y + 0.03, 0.11, mat)


# The roll: half-lengths and radii of its steps from left to right.
steps = [(0.34, 0.17), (0.30, 0.24), (0.44, 0.34), (2.3, 0.62), (0.44, 0.34), (0.30, 0.24), (0.52, 0.17)]
x = -2.35
cx, cy = x, 0.25
for k, (long, r) in enumerate(steps):
    for s in (-1, 1):
        stroke([(x, cy + s * r), (x + long, cy + s * r)], 0.013)
    nxt = steps[k + 1][1] if k + 1 < len(steps) else 0
    last = steps[k - 1][1] if k else 0
    for xx, other in ((x, last), (x + long, nxt)):
        if other < r:
            for s in (-1, 1):
                stroke([(xx, cy + s * other), (xx, cy + s * r)], 0.013)
    if k in (0, len(steps) - 1):
        stroke([(x if k == 0 else x + long, cy - r), (x if k == 0 else x + long, cy + r)], 0.013)
    x += long
stroke([(-2.6, cy), (x + 0.25, cy)], 0.005, ink, (0.22, 0.04, 0.03, 0.04))
# Cut open in the middle: hatching between broken edges.
for k in range(26):
    a = -0.95 + k * 0.075
    stroke([(a, cy - 0.60), (a + 0.33, cy - 0.27)], 0.0035)
stroke([(-1.0 + 0.085 * k, cy - 0.27 + 0.02 * math.sin(k * 1.3)) for k in range(27)], 0.006)
for a, y in ((-2.35, -0.95), (-1.27, -0.95), (1.03, -0.95), (2.29, -0.95)):
    stroke([(a, cy - 0.2), (a, y - 0.05)], 0.004)
across(-2.35, -1.27, -0.9, "1080 ±0.5")
across(-1.27, 1.03, -0.9, "2300")
across(1.03, 2.29, -0.9, "1260")
for a, r, t in ((-0.2, 0.62, "Ø620 h6"), (1.28, 0.34, "Ø340 k6"), (-1.55, 0.34, "Ø340 k6")):
    stroke([(a, cy - r), (a, cy + r)], 0.0045)
    arrow(a, cy + r, 0, 1)
    arrow(a, cy - r, 0, -1)
    words(t, a - 0.03, cy + 0.06, 0.10, ink, math.pi / 2)
# The end view.
for r, w in ((0.62, 0.013), (0.34, 0.010), (0.17, 0.010), (0.46, 0.0045)):
    stroke([(3.25 + r * math.cos(math.pi * k / 36), cy + r * math.sin(math.pi * k / 36)) for k in range(73)], w, ink, (0.22, 0.04, 0.03, 0.04) if r == 0.46 else None)
stroke([(2.45, cy), (4.05, cy)], 0.005, ink, (0.22, 0.04, 0.03, 0.04))
stroke([(3.25, cy - 0.8), (3.25, cy + 0.8)], 0.005, ink, (0.22, 0.04, 0.03, 0.04))
# Border and title block, with a name written across it.
stroke([(-4.0, -2.7), (4.0, -2.7), (4.0, 2.7), (-4.0, 2.7), (-4.0, -2.7)], 0.016)
for y in (-1.7, -1.95, -2.2, -2.45):
    stroke([(0.9, y), (4.0, y)], 0.006 if y != -1.7 else 0.013)
for a in (0.9, 1.7, 2.5, 3.3):
    stroke([(a, -1.7), (a, -2.7)], 0.006 if a != 0.9 else 0.013)
for row, texts in enumerate((("DRAWN", "Z. LAN", "2004-03"), ("CHECKED", "", "2004-04"), ("SCALE", "1:10", "A1"), ("ROLL F7", "42CrMo4", "3 / 14"))):
    for k, t in enumerate(texts):
        words(t, 0.97 + k * 0.8, -1.88 - row * 0.25, 0.10, ink, 0, "LEFT")
sign = [(1.78 + 0.006 * k, -2.10 + 0.06 * math.sin(k * 0.42) * math.exp(-((k - 30) / 40) ** 2) + 0.05 * math.sin(k * 0.17)) for k in range(110)]
stroke(sign, 0.010, lead)
# Corrections in orange pencil.
stroke([(-0.2 + 0.27 * math.cos(k * 0.2) * (1 + 0.03 * math.sin(k)), cy + 0.16 + 0.44 * math.sin(k * 0.2)) for k in range(34)], 0.014, red)
stroke([(0.05, 0.72), (0.30, 1.10), (0.36, 1.14)], 0.012, red)
words("-0.3 !", 0.62, 1.12, 0.2, red, 0.12)
for k in range(9):
    a = random.uniform(-3.2, 3.2)
    stroke([(a, 1.6), (a + random.uniform(0.3, 1.1), 1.6 + random.gauss(0, 0.02))], 0.0045, lead)
    words(random.choice(("Ra 0.4", "Ra 1.6", "R5", "2x45°", "HRC 58")), a + 0.2, 1.64, 0.09, lead)
lines.done(0)

# The ruler.
r = Part("ruler").box(rule, (0, 0, 0), (5.2, 0.36, 0.016))
for k in range(500):
    long = 0.15 if k % 10 == 0 else 0.11 if k % 5 == 0 else 0.07
    r.box(ink, (-2.5 + k * 0.01, 0.18 - long / 2, 0.0085), (0.0028, long, 0.0008))
r.done(0.003, 2, (-0.75, -1.42, 0.085), (0, 0, 0.13))
bpy.context.view_layer.update()
for k in range(1, 50, 1):
    cu = bpy.data.curves.new("number", "FONT")
    cu.body, cu.size, cu.align_x = str(k), 0.062, "CENTER"
    cu.materials.append(ink)
    o = bpy.data.objects.new("number", cu)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = Matrix.Translation((-0.75, -1.42, 0.085)) @ Matrix.Rotation(0.13, 4, "Z") @ Matrix.Translation((-2.5 + k * 0.1, -0.035, 0.0092))
# The pencil: six sides, its point cut with a knife.
p = Part("pencil").rod(lacquer, (0, 0, 0), (0, 2.35, 0), 0.062, seg=6).rod(wood, (0, 0, 0), (0, -0.27, 0), 0.059, 0.022, 24).rod(red, (0, -0.27, 0), (0, -0.37, 0), 0.022, 0.005, 16)
p.rod(ferrule, (0, 2.35, 0), (0, 2.58, 0), 0.064, seg=32).rod(desk, (0, 2.58, 0), (0, 2.60, 0), 0.06, seg=32)
for k in (2.39, 2.44, 2.49, 2.54):
    p.lathe(ferrule, [(0.062, k - 0.012), (0.070, k), (0.062, k + 0.012)], 32, axis="Y")
p.done(0.005, 2, (0.86, 0.66, 0.072), (0.010, 0.4, -0.98))
Part("ring").lathe(ring_m, [(0.34, 0), (0.52, 0), (0.54, 0.02), (0.54, 0.30), (0.52, 0.32), (0.37, 0.32), (0.34, 0.29)], 128, closed=True).done(0.004, loc=(-2.3, 1.55, 0.06))
for k in range(40):
    Part("crumb").box(red if k % 3 else lead, (0, 0, 0), (random.uniform(0.006, 0.018),) * 3).done(0, 1, (random.gauss(0.5, 0.3), random.gauss(0.45, 0.25), 0.05), (random.random() * 3,) * 3)

sky((0.05, 0.055, 0.062), (0.09, 0.10, 0.11))
area((-2.6, 2.9, 2.5), (0.0, 0.2, 0), 0.55, 190, (1.0, 0.86, 0.70))
area((4.5, 2.5, 4.0), (0, 0, 0), 3, 110, COOL)
camera((-1.35, -3.25, 1.72), (0.06, 0.0, 0.02), 50, (0.30, 0.25, 0.05), 1.0)
finish("drawing", 16, STAGE, mist=(3, 12), fog=(0.2, 0.21, 0.225), haze=0.12, exposure=0.3, glow=0.06, vignette=0.3, focal=(52, 52))
