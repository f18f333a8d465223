"""An open annual report, a steel pen, a sample of strip. One unit is a decimetre."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(12)
table = surface("table", (0.034, 0.037, 0.042), 0.34, 0.0, vary=0.1, scale=0.5, stretch=(0.3, 4, 1), dirt=0.5, bump=0.15, bump_scale=18)
paper = surface("paper", (0.72, 0.71, 0.69), 0.62, 0.0, vary=0.05, scale=2, dirt=0.03, bump=0.06, bump_scale=120, tint=0)
sheets = surface("sheets", (0.60, 0.59, 0.57), 0.7, 0.0, vary=0.05, scale=3, stretch=(0.4, 0.4, 90), dirt=0.55, bump=0.5, bump_scale=4, tint=0)
cover = paint("cover", (0.030, 0.033, 0.038), 0.52, bump=0.2, bump_scale=90, dirt=0.05)
ember = paint("ember", (0.80, 0.13, 0.012), 0.42, dirt=0.02, tint=0)
ink = paint("ink", (0.045, 0.05, 0.057), 0.55, dirt=0, bump=0, tint=0)
pale = paint("pale", (0.40, 0.41, 0.42), 0.6, dirt=0, bump=0, tint=0)
slate = paint("slate", (0.13, 0.17, 0.20), 0.55, dirt=0, bump=0, tint=0)
metal = steel("metal", (0.55, 0.57, 0.60), 0.20, vary=0.06, scale=2, stretch=(1, 1, 6), dirt=0.05, bump=0.03)
satin = steel("satin", (0.48, 0.51, 0.55), 0.30, vary=0.06, scale=2, dirt=0.1, bump=0.03)
ground(table, 60)

W, H = 2.1, 2.8


def swell(x):
    """Height of an open page at distance x from the fold."""
    x = abs(x)
    return 0.05 + 0.17 * (1 - math.exp(-x / 0.16)) * math.exp(-x / 2.6) - 0.02 * x


def leaf(mat, side, lift=0.0, width=W, height=H, n=40):
    p = Part("leaf")
    pts = [(side * width * k / n, swell(width * k / n) + lift) for k in range(n + 1)]
    for a, b in zip(pts, pts[1:]):
        p.quad(mat, (a[0], -height / 2, a[1]), (b[0], -height / 2, b[1]), (b[0], height / 2, b[1]), (a[0], height / 2, a[1]))
    return p


book = []
for side in (-1, 1):
    block = Part("block")
    n = 36
    pts = [(side * W * k / n, swell(W * k / n)) for k in range(n + 1)]
    for a, b in zip(pts, pts[1:]):
        block.quad(paper, (a[0], -H / 2, a[1]), (b[0], -H / 2, b[1]), (b[0], H / 2, b[1]), (a[0], H / 2, a[1]))
        for y in (-H / 2, H / 2):
            block.quad(sheets, (a[0], y, 0.02), (b[0], y, 0.02), (b[0], y, b[1]), (a[0], y, a[1]))
    e = pts[-1]
    block.quad(sheets, (e[0], -H / 2, 0.02), (e[0], H / 2, 0.02), (e[0], H / 2, e[1]), (e[0], -H / 2, e[1]))
    book.append(block.done(0))
    book.append(Part("cover").box(cover, (side * (W / 2 + 0.03), 0, 0.012), (W + 0.1, H + 0.1, 0.024)).done(0.008))

marks = {}


def mark(mat, x, y, w, h):
    """A printed area following the page: x from the fold (sign gives the page), y from the middle."""
    p = marks.setdefault(mat.name, Part("print"))
    n = max(1, int(abs(w) / 0.06))
    for k in range(n):
        a, b = x + w * k / n, x + w * (k + 1) / n
        za, zb = swell(a) + 0.0012, swell(b) + 0.0012
        p.quad(mat, (a, y, za), (b, y, zb), (b, y + h, zb), (a, y + h, za))


def text(x, y, w, lines, size=0.022, lead=0.062, mat=pale, last=0.55):
    for k in range(lines):
        at = x
        end = x + (w * last if k == lines - 1 else w)
        while at < end - 0.03:
            d = min(random.uniform(0.05, 0.17), end - at)
            mark(mat, at, y - k * lead, d, size)
            at += d + 0.022


# Left: heading, columns of figures, a line chart.
mark(ember, -1.9, 1.08, 0.22, 0.03)
text(-1.9, 0.93, 1.0, 2, 0.06, 0.11, ink, 0.6)
text(-1.9, 0.66, 0.78, 12)
text(-0.98, 0.66, 0.78, 12)
mark(slate, -1.9, -1.12, 1.7, 0.006)
for mat, base, rise in ((slate, -1.0, 0.011), (ember, -0.86, 0.0185)):
    v, pts = base, []
    for k in range(24):
        v += random.gauss(rise, 0.017)
        pts.append((-1.9 + k * 0.072, v))
    p = marks.setdefault(mat.name, Part("print"))
    for (x1, y1), (x2, y2) in zip(pts, pts[1:]):
        for n in range(2):
            a, b = x1 + (x2 - x1) * n / 2, x1 + (x2 - x1) * (n + 1) / 2
            ya, yb = y1 + (y2 - y1) * n / 2, y1 + (y2 - y1) * (n + 1) / 2
            za, zb = swell(a) + 0.0016, swell(b) + 0.0016
            p.quad(mat, (a, ya, za), (b, yb, zb), (b, yb + 0.022, zb), (a, ya + 0.022, za))
for k in range(5):
    mark(pale, -1.9, -1.0 + k * 0.17, 1.7, 0.003)
# Right: bars, one of them the year that counts, and a table.
text(0.28, 1.08, 0.9, 1, 0.05, 0.1, ink, 1)
for k in range(11):
    h = 0.28 + 0.055 * k + random.uniform(-0.05, 0.05)
    mark(ember if k == 9 else slate, 0.28 + k * 0.152, 0.02, 0.1, h)
mark(ink, 0.26, 0.005, 1.7, 0.007)
for r in range(11):
    y = -0.22 - r * 0.09
    mark(pale, 0.28, y - 0.032, 1.66, 0.0028)
    text(0.28, y, random.uniform(0.35, 0.6), 1, 0.024, 0.1, ink if r == 0 else pale, 1)
    for c in range(4):
        mark(ember if (r, c) == (6, 3) else (ink if r == 0 else pale), 1.1 + c * 0.22, y, random.uniform(0.09, 0.14), 0.024)
book += [p.done(0) for p in marks.values()]
turn = Matrix.Rotation(math.radians(17), 4, "Z")
for o in book:
    o.matrix_world = Matrix.Translation((0.15, 0.1, 0)) @ turn

# Closed volumes behind.
def volume(x, y, z, rot, t=0.24, mat=cover):
    c = Part("volume").box(mat, (0, 0, t - 0.012), (W, H, 0.024)).box(mat, (0, 0, 0.012), (W, H, 0.024)).box(sheets, (0.03, 0, t / 2), (W - 0.1, H - 0.06, t - 0.05)).box(mat, (-W / 2 + 0.012, 0, t / 2), (0.024, H, t))
    c.box(ember, (-W / 2 + 0.22, 0, t + 0.0005), (0.10, H - 0.02, 0.004)).box(ember, (-W / 2 - 0.001, 0.9, t / 2), (0.006, 0.4, t * 0.8)).box(pale, (0.2, 0.95, t + 0.0005), (0.8, 0.06, 0.003)).box(pale, (0.06, 0.8, t + 0.0005), (0.5, 0.03, 0.003))
    return c.done(0.007, 2, (x, y, z), (0, 0, rot))


volume(2.1, 3.3, 0, 0.5)
volume(2.2, 3.25, 0.245, 0.36, 0.3)
volume(2.12, 3.3, 0.55, 0.62, 0.2)

# Pen and strip sample.
pen = Part("pen").rod(metal, (0, 0, 0), (1.1, 0, 0), 0.052, seg=48).rod(cover, (-0.28, 0, 0), (0, 0, 0), 0.050, 0.052, 48).rod(metal, (-0.44, 0, 0), (-0.28, 0, 0), 0.014, 0.046, 40).rod(metal, (1.1, 0, 0), (1.14, 0, 0), 0.046, 0.036, 40)
pen.box(metal, (0.9, 0, 0.062), (0.44, 0.03, 0.012)).rod(ember, (0.02, 0, 0), (0.035, 0, 0), 0.0535, seg=48)
pen.done(0.005, 2, (0.62, -0.62, swell(0.9) + 0.075), (0, 0.015, math.radians(58)))
sample = coil_part(satin, 0.16, 0.46, 0.42, 26, 0.003, seg=128, name="sample").done(0)
sample.location, sample.rotation_euler = (-1.35, 2.35, 0.46), (0, 0, math.radians(-52))
Part("block").box(satin, (-2.15, 1.95, 0.11), (0.5, 0.34, 0.22), (0, 0, 0.4)).done(0.012, 3)

# Window light from behind, low enough to graze the paper.
area((-6.5, 5.2, 4.6), (0.2, 0.2, 0), 2.6, 900, (1.0, 0.94, 0.87))
area((2.5, 7.5, 5), (0.5, 1.5, 0), 4, 420, COOL)
area((5, -2.5, 5), (0.5, 0.5, 0), 4, 90, COOL)
camera((-0.75, -4.9, 3.15), (0.12, 0.62, 0.16), 44, (0.45, -0.2, 0.2), 0.55)
finish("report-still", 72, mist=(6, 14), fog=(0.10, 0.11, 0.125), haze=0.4, exposure=0.4)
