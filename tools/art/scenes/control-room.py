"""Control room: a desk of screens before a wall of process pictures, the furnace glow behind the window."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(21)
dark = paint("dark", (0.022, 0.025, 0.029), 0.42)
wall = paint("wall", (0.055, 0.060, 0.067), 0.55, dirt=0.08)
desk_top = paint("desk", (0.045, 0.049, 0.055), 0.26, dirt=0.1, vary=0.06)
alu = steel("alu", (0.42, 0.44, 0.47), 0.32, dirt=0.1)
cloth = paint("cloth", (0.028, 0.031, 0.036), 0.8, bump=0.4, bump_scale=220)
ground(surface("carpet", (0.040, 0.044, 0.050), 0.42, 0, vary=0.12, scale=1, bump=0.1, bump_scale=60), 60)

COLD = (0.30, 0.55, 0.70)
base = glow("base", (0.030, 0.048, 0.062), 0.55, 0.8)
panel = glow("panel", (0.060, 0.090, 0.112), 0.75, 1.0)
faint = glow("faint", (0.16, 0.24, 0.29), 0.75, 1.0)
cold = glow("cold", COLD, 0.75, 1.0)
pale = glow("pale", (0.62, 0.72, 0.78), 0.85, 1.0)
heat_ramp = [glow("heat", (0.02 + 0.98 * (k / 9) ** 1.6, 0.012 + 0.21 * (k / 9) ** 2.6, 0.012 + 0.05 * (k / 9) ** 3), 0.95, 1.2) for k in range(10)]
red = glow("red", (1.0, 0.20, 0.025), 1.25, 1.4)


def screen(kind, seed, alert=False):
    """One abstract process picture, 1.6 by 0.9, facing -Y."""
    rnd = random.Random(seed)
    p = Part("screen")

    def q(mat, x, z, w, h, lift=0.002):
        p.quad(mat, (x, -lift, z), (x + w, -lift, z), (x + w, -lift, z + h), (x, -lift, z + h))

    def stroke(mat, pts, t=0.006):
        for (x1, z1), (x2, z2) in zip(pts, pts[1:]):
            d = Vector((x2 - x1, z2 - z1))
            n = Vector((-d.y, d.x)).normalized() * t / 2
            p.quad(mat, (x1 - n.x, -0.005, z1 - n.y), (x2 - n.x, -0.005, z2 - n.y), (x2 + n.x, -0.005, z2 + n.y), (x1 + n.x, -0.005, z1 + n.y))

    q(base, -0.8, -0.45, 1.6, 0.9, 0.0)
    q(panel, -0.8, 0.39, 1.6, 0.06)
    for k in range(4):
        q(faint, -0.76 + k * 0.2, 0.41, 0.12 + 0.05 * rnd.random(), 0.016, 0.004)
    hotmat = red if alert else pale
    if kind == "trend":
        for k in range(6):
            q(panel, -0.74, -0.38 + k * 0.14, 1.48, 0.004)
        for n, m in enumerate((faint, cold, hotmat)):
            v, pts = rnd.uniform(-0.2, 0.15), []
            for i in range(75):
                v += rnd.gauss(0, 0.016) - 0.03 * (v - (n - 1) * 0.16)
                pts.append((-0.74 + i * 0.02, v))
            stroke(m, pts, 0.008 if n else 0.006)
    elif kind == "bars":
        for k in range(24):
            h = 0.1 + 0.5 * abs(math.sin(k * 0.37 + seed)) * rnd.uniform(0.6, 1)
            q(red if alert and k == 17 else (cold if k % 4 else pale), -0.74 + k * 0.062, -0.38, 0.04, h)
    elif kind == "flow":
        pts = []
        for k in range(6):
            x, z = -0.66 + k * 0.25, rnd.choice((-0.2, 0.0, 0.16))
            q(red if alert and k == 3 else panel, x - 0.07, z - 0.07, 0.14, 0.14)
            q(faint, x - 0.05, z + 0.03, 0.08, 0.014, 0.004)
            q(cold, x - 0.05, z - 0.04, 0.1 * rnd.random(), 0.03, 0.004)
            pts += [(x - 0.07, z), (x + 0.07, z)]
        line = [pts[0]]
        for a, b in zip(pts[1::2], pts[2::2]):
            m = (a[0] + b[0]) / 2
            stroke(cold, [a, (m, a[1]), (m, b[1]), b], 0.008)
        for k in range(9):
            q(faint, -0.74 + k * 0.165, -0.38, 0.13, 0.05)
    elif kind == "table":
        for r in range(11):
            if r % 2:
                q(panel, -0.76, -0.40 + r * 0.07, 1.52, 0.065)
            for c in range(6):
                m = red if alert and r == 7 and c == 4 else (pale if c == 0 else faint)
                q(m, -0.73 + c * 0.25, -0.378 + r * 0.07, rnd.uniform(0.06, 0.17), 0.018, 0.004)
    elif kind == "map":
        nodes = [(rnd.uniform(-0.7, 0.7), rnd.uniform(-0.36, 0.34)) for _ in range(34)]
        for i, a in enumerate(nodes):
            near = sorted(nodes, key=lambda b: (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)[1:3]
            for b in near:
                stroke(faint, [a, b], 0.004)
            s = 0.012 + 0.014 * rnd.random()
            q(red if alert and i == 5 else (pale if i % 5 == 0 else cold), a[0] - s, a[1] - s, 2 * s, 2 * s, 0.007)
    elif kind == "heat":
        # Temperature over the width and length of a strip.
        for i in range(64):
            for j in range(22):
                u = abs(j - 10.5) / 10.5
                v = 0.92 - 0.5 * u ** 3 - 0.30 * i / 64 + 0.07 * math.sin(i * 0.55 + 1.3 * math.sin(j * 0.5)) + rnd.gauss(0, 0.035)
                level = heat_ramp[max(0, min(9, int(v * 10)))]
                q(level, -0.70 + i * 0.0219, -0.17 + j * 0.0205, 0.0212, 0.0198, 0.003)
        pts = [(-0.70 + i * 0.0219, -0.30 + 0.05 * math.sin(i * 0.21) + rnd.gauss(0, 0.008)) for i in range(64)]
        stroke(pale, pts, 0.005)
        for k in range(7):
            q(faint, -0.70 + k * 0.23, -0.40, 0.08, 0.014)
            q(panel, -0.70 + k * 0.23, -0.37, 0.003, 0.16)
    elif kind == "gauges":
        for k in range(8):
            cx, cz = -0.6 + (k % 4) * 0.4, 0.16 - (k // 4) * 0.36
            part = rnd.uniform(0.35, 0.95)
            for i in range(36):
                a = math.radians(225 - i * 7.5)
                b = math.radians(225 - (i + 1) * 7.5)
                m = (red if alert and k == 2 else cold) if i / 36 < part else panel
                p.quad(m, *[(cx + r * math.cos(t), -0.003, cz + r * math.sin(t)) for r, t in ((0.115, a), (0.14, a), (0.14, b), (0.115, b))])
            q(pale, cx - 0.05, cz - 0.02, 0.1, 0.03)
    return p.done(0, loc=(0, -90, 0))


kinds = ["trend", "flow", "bars", "map", "table", "gauges"]
calm = [screen(k, i + 1) for i, k in enumerate(kinds * 3)]
alerts = [screen(k, 40 + i, True) for i, k in enumerate(("trend", "flow", "map"))]
bezel = Part("bezel").box(dark, (0, 0.03, 0), (1.64, 0.05, 0.94)).done(0.008, loc=(0, -90, 0))


def show(which, loc, turn=0.0, scale=1.0, tilt=0.0):
    for o in (bezel, which):
        copy(o, loc, (tilt, 0, turn), (scale, scale, scale))


# The wall of screens, gently curved.
order = [calm[i] for i in (0, 3, 4, 5, 2, 1, 6, 9, 8, 10, 1, 12, 7, 0, 15, 3, 14, 11, 5, 16, 13, 4, 9, 6, 17, 2, 12)]
big = screen("heat", 77)
for c in range(9):
    for r in range(3):
        a = (c - 4) * 0.115
        x, y = math.sin(a) * 14.2, -8.6 + math.cos(a) * 14.2
        if (c, r) == (4, 1):
            b = a + 0.0575
            show(big, (math.sin(b) * 14.15, -8.6 + math.cos(b) * 14.15, 1.75 + 1.5 * 0.93), -b, 1.985)
        if c in (4, 5) and r > 0:
            continue
        which = alerts[0] if (c, r) == (7, 0) else (alerts[2] if (c, r) == (2, 2) else order[(c * 3 + r) % len(order)])
        show(which, (x, y, 1.75 + r * 0.93), -a)
room = Part("room").box(wall, (0, 7.2, 2.6), (30, 0.2, 5.6)).box(wall, (0, 2, 5.25), (30, 22, 0.2)).box(wall, (-10.5, 0, 2.6), (0.2, 22, 5.6)).box(wall, (10.5, 0, 2.6), (0.2, 22, 5.6))
for k in range(9):
    room.box(dark, (0, -6 + k * 1.5, 5.05), (22, 0.06, 0.22))
room.done(0)
strip = glow("strip", NEUTRAL, 1.1, 1.5)
for k in range(5):
    Part("light").box(strip, (0, -4.4 + k * 2.2, 5.1), (17, 0.06, 0.02)).done(0)

# Two desks on an arc, monitors in pairs, keyboards, chairs.
def desk(radius, cy, count, low):
    for c in range(count):
        a = (c - (count - 1) / 2) * 0.17 * (10 / radius)
        x, y = math.sin(a) * radius, cy + math.cos(a) * radius
        o = Part("desk").box(desk_top, (0, -0.1, low), (1.72, 0.95, 0.045)).box(dark, (0, 0.25, low / 2), (1.7, 0.08, low)).box(alu, (0, -0.575, low), (1.72, 0.012, 0.05))
        o.box(dark, (-0.1, -0.36, low + 0.035), (0.44, 0.14, 0.018)).box(dark, (0.28, -0.36, low + 0.035), (0.06, 0.1, 0.022))
        for k in range(4):
            for j in range(12):
                o.box(cloth, (-0.1 - 0.19 + j * 0.034, -0.41 + k * 0.032, low + 0.048), (0.026, 0.024, 0.01))
        for s in (-0.42, 0.42):
            o.rod(alu, (s, 0.16, low), (s, 0.16, low + 0.3), 0.025).box(alu, (s, 0.14, low + 0.03), (0.24, 0.2, 0.012))
        if c % 3 == 1:
            o.rod(alu, (0.66, -0.25, low + 0.02), (0.66, -0.25, low + 0.12), 0.036)
        o.done(0.006, loc=(x, y, 0), rot=(0, 0, -a))
        for s in (-1, 1):
            turn = -a - s * 0.10
            px = x + math.cos(-a) * s * 0.42
            py = y + math.sin(-a) * s * 0.42
            which = alerts[1] if (c == count // 2 + 1 and s < 0 and radius > 9) else random.choice(calm)
            show(which, (px + 0.1 * math.sin(a), py + 0.1, low + 0.40), turn, 0.5, math.radians(-6))


desk(10.0, -8.4, 9, 0.74)
desk(8.0, -9.0, 7, 0.74)
chair = Part("chair").box(cloth, (0, 0, 0.48), (0.52, 0.5, 0.1)).box(cloth, (0, -0.27, 0.86), (0.48, 0.08, 0.6), (0.16, 0, 0)).box(cloth, (0, -0.33, 1.25), (0.28, 0.06, 0.16), (0.16, 0, 0))
chair.rod(alu, (0, 0, 0.1), (0, 0, 0.45), 0.03).box(alu, (0, -0.28, 0.6), (0.08, 0.03, 0.4), (0.16, 0, 0))
for k in range(5):
    t = k * 2 * math.pi / 5
    chair.beam(alu, (0, 0, 0.1), (0.3 * math.cos(t), 0.3 * math.sin(t), 0.06), 0.04)
for s in (-1, 1):
    chair.box(dark, (s * 0.3, 0.02, 0.68), (0.06, 0.3, 0.03)).box(alu, (s * 0.3, 0.02, 0.58), (0.03, 0.05, 0.2))
chair = chair.done(0.03, 3, loc=(0, -90, 0))
for r, cy, n in ((9.1, -8.4, 9), (7.1, -9.0, 7)):
    for c in range(n):
        a = (c - (n - 1) / 2) * 0.17 * (10 / (r + 0.9)) + random.gauss(0, 0.015)
        if (r > 9 or c not in (3,)):
            copy(chair, (math.sin(a) * r, cy + math.cos(a) * r + random.gauss(0, 0.06), 0), (0, 0, -a + random.gauss(0, 0.35)))

sky((0.02, 0.023, 0.027), (0.02, 0.023, 0.027))
area((0, 0.0, 4.95), (0, 0.0, 0), 17, 420, COOL, 7)
area((0, 6.0, 4.9), (0, 7.4, 2.6), 18, 260, COOL, 0.6)
area((0, 4.9, 2.9), (0, -2, 0.6), 12, 300, (0.55, 0.78, 0.95), 2.6)
area((9.6, 0.5, 2.6), (1, 1, 0.9), 1.6, 260, (1.0, 0.34, 0.09), 5)
camera((-0.9, -5.6, 2.2), (0.35, 3.2, 1.72), 27, (0.2, 1.0, 1.1), 1.2)
finish("control-room", 80, mist=(6, 30), fog=(0.16, 0.18, 0.2), haze=0.3, exposure=0.35, glow=0.26, glowRadius=0.012)
