"""A patch panel in macro: grey cords, and one orange."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(124)
shell = paint("shell", (0.020, 0.022, 0.026), 0.42, dirt=0.25, dirt_color=(0.07, 0.07, 0.07), bump=0.25, bump_scale=120)
face = paint("face", (0.030, 0.033, 0.038), 0.36, dirt=0.3, dirt_color=(0.09, 0.09, 0.088), bump=0.12, bump_scale=160)
adapter = paint("adapter", (0.055, 0.070, 0.090), 0.34, dirt=0.2, coat=0.1)
plug = paint("plug", (0.30, 0.34, 0.39), 0.36, dirt=0.12, tint=0.16)
hot_plug = paint("hot plug", (0.74, 0.11, 0.008), 0.34, dirt=0.1)
boot = paint("boot", (0.035, 0.040, 0.048), 0.5, dirt=0.1)
cords = [paint(f"cord{k}", c, 0.44, dirt=0.08, bump=0.05, bump_scale=200) for k, c in enumerate(((0.27, 0.31, 0.36), (0.20, 0.235, 0.28), (0.36, 0.40, 0.45)))]
hot_cord = paint("hot cord", (0.78, 0.115, 0.008), 0.42, dirt=0.06, bump=0.05, bump_scale=200)
label = paint("label", (0.58, 0.59, 0.60), 0.55, dirt=0.25, bump=0.05)
ink = paint("ink", (0.03, 0.03, 0.034), 0.5, dirt=0, bump=0)
screw = steel("screw", (0.5, 0.52, 0.55), 0.3, dirt=0.3)
hole = paint("hole", (0.004, 0.004, 0.005), 0.6, dirt=0, bump=0)
lamp, alert = glow("lamp", (0.35, 0.75, 1.0), 1.2, 2), glow("alert", EMBER, 1.7, 4)
UNIT, GAP = 0.62, 0.30  # height of a panel, distance between ports


def words(text, at, size=0.06):
    cu = bpy.data.curves.new("words", "FONT")
    cu.body, cu.size, cu.align_x = text, size, "CENTER"
    cu.materials.append(ink)
    o = bpy.data.objects.new("words", cu)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = at, (math.pi / 2, 0, 0)


def connector(mat):
    """A duplex plug with its latch, looking along -Y."""
    p = Part("plug")
    for s in (-1, 1):
        x = s * 0.052
        p.box(mat, (x, -0.10, 0), (0.082, 0.30, 0.088)).box(mat, (x, -0.13, 0.062), (0.05, 0.19, 0.018), (0.13, 0, 0)).box(mat, (x, -0.22, 0.040), (0.034, 0.05, 0.05))
        p.lathe(boot, [(0.040, -0.25), (0.040, -0.30), (0.034, -0.31), (0.036, -0.35), (0.030, -0.36), (0.032, -0.40), (0.026, -0.41), (0.027, -0.46), (0.020, -0.47)], 24, (x, 0, 0), "Y")
    p.box(boot, (0, -0.20, 0.0), (0.20, 0.07, 0.104))
    return p.done(0.006, 2, (0, -90, 0))


plain, special = connector(plug), connector(hot_plug)
for row in range(-2, 5):
    z = row * (UNIT + 0.03)
    p = Part("panel").box(face, (0, 0.06, z), (12, 0.12, UNIT)).box(shell, (0, 0.6, z), (12, 1.0, UNIT * 0.9))
    p.box(label, (0, -0.003, z + UNIT * 0.40), (12, 0.006, 0.085))
    # A cover over every second panel carries no ports: cords are led there.
    if row % 3 == 2:
        for k in range(60):
            p.box(hole, (-6 + k * 0.2, -0.002, z - 0.03), (0.12, 0.006, 0.34))
        p.done(0.012, 2)
        continue
    ports = []
    for k in range(-14, 15):
        x = k * GAP
        p.box(adapter, (x, -0.03, z - 0.03), (0.235, 0.10, 0.17)).box(adapter, (x, -0.005, z - 0.03), (0.26, 0.02, 0.30))
        for s in (-1, 1):
            p.box(hole, (x + s * 0.052, -0.079, z - 0.03), (0.086, 0.006, 0.094))
            p.rod(screw, (x, -0.012, z - 0.03 + s * 0.118), (x, -0.02, z - 0.03 + s * 0.118), 0.018, seg=14)
        p.box(alert if (row, k) == (0, 1) else lamp if random.random() < 0.7 else hole, (x + 0.10, -0.008, z - 0.235), (0.03, 0.012, 0.02))
        words(f"{(row + 2) * 24 + k + 15:02d}", (x, -0.0075, z + UNIT * 0.40 - 0.022))
        ports.append(x)
    p.done(0.006, 2)
    for k, x in enumerate(ports):
        is_hot = (row, k - 14) == (0, 1)
        # Above and beside the orange one some places are free, so that it is seen.
        if not is_hot and random.random() < (0.62 if row > 0 else 0.16 if row < 0 or abs(k - 15) > 3 else 0.5):
            continue
        at = (x, -0.06 - abs(random.gauss(0, 0.006)), z - 0.03)
        copy(special if is_hot else plain, at, (random.gauss(0, 0.02), random.gauss(0, 0.01), random.gauss(0, 0.02)))
        mat = hot_cord if is_hot else random.choice(cords)
        sag, side, front = (0.62, 0.75, -0.98) if is_hot else (random.uniform(0.55, 1.0), -random.uniform(0.9, 1.3), -0.80)
        for s in (-1, 1):
            x0 = x + s * 0.052
            jit = random.gauss(0, 0.03)
            cable(mat, [(x0, -0.46, z - 0.03), (x0 + side * 0.06, -0.66, z - 0.09), (x0 + side * 0.28 + jit, front + jit, z - sag * 0.55), (x0 + side * 0.9 + jit, front + 0.06 + jit, z - sag * 0.9 + 0.3 * jit), (x0 + side * 3.4, front + 0.14 + 2 * jit, z - sag * 0.95 + jit), (x0 + side * 9, front + 0.25, z - sag)], 0.0195)

sky((0.012, 0.015, 0.02), (0.03, 0.036, 0.044))
area((-2.6, -3.4, 2.6), (0, 0, 0.2), 1.1, 150, COOL)
area((3.0, -1.2, 2.2), (0.2, 0, 0), 0.5, 90, NEUTRAL, 2.6)
area((-1.0, -1.6, -2.6), (0, 0, 0), 1.2, 40, COOL)
camera((-1.55, -2.35, 0.92), (0.30, -0.22, -0.06), 55, (0.30, -0.32, 0.0), 1.0)
finish("patch-panel", 28, STAGE, mist=(2.2, 9), fog=(0.13, 0.15, 0.17), haze=0.35, exposure=0.3, glow=0.16, focal=(52, 50))
