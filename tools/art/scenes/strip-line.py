"""Hot strip through a rolling line; the left stays dark and calm for the headline."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(4)
housing = paint("housing", (0.060, 0.068, 0.078), 0.36, scale=1.2, dirt=0.5, bump=0.08, vary=0.16)
machine = steel("machine", (0.30, 0.32, 0.35), 0.34, scale=1.6, dirt=0.5)
roll = steel("roll", (0.50, 0.52, 0.55), 0.20, stretch=(0.4, 3, 3), scale=3, vary=0.08, dirt=0.25, bump=0.04)
dark = paint("dark", (0.022, 0.025, 0.029), 0.45)
yellow = paint("rail", (0.16, 0.17, 0.18), 0.35)
strip = hot("strip", shown=1.6, cast=5.0, core=(1.0, 0.215, 0.026), mid=(0.93, 0.105, 0.009), skin=(0.34, 0.024, 0.003), scale=1.1, stretch=(5.0, 0.06, 1), cover=0.55, axis=("Y", 13, -15), rough=0.3)
edge = hot("edge", shown=1.2, cast=3, core=(0.85, 0.10, 0.008), mid=(0.6, 0.045, 0.004), skin=(0.22, 0.014, 0.002), scale=1.5, stretch=(1, 0.3, 1), cover=0.5, rough=0.35)

ground(floor_concrete(rough=0.26, vary=0.14, scale=0.8), 120)

# Roller table: rollers, frames, side guides, a motor a roller on the far side.
roller = Part("roller").rod(roll, (-0.95, 0, 0), (0.95, 0, 0), 0.165, seg=40)
roller.rod(machine, (-1.25, 0, 0), (1.25, 0, 0), 0.07)
roller = roller.done(0.012)
block = Part("block")
for s in (-1, 1):
    block.box(machine, (s * 1.2, 0, 0.02), (0.2, 0.26, 0.3)).box(machine, (s * 1.2, 0, 0.19), (0.14, 0.12, 0.06))
block.rod(dark, (1.42, 0, 0.02), (2.05, 0, 0.02), 0.17).rod(machine, (1.3, 0, 0.02), (1.45, 0, 0.02), 0.09)
block.box(dark, (1.75, 0, -0.2), (0.5, 0.3, 0.14))
block = block.done(0.012)
y = -6.0
ys = []
while y < 60:
    if not any(abs(y - s) < 1.2 for s in (7.5, 13.5, 19.5, 25.5, 31.5)):
        ys.append(y)
    y += 0.46
for y in ys:
    copy(roller, (0, y, 1.0), (random.random() * 6, 0, 0))
    copy(block, (0, y, 1.0))
roller.location = block.location = (0, -90, 0)
frame = Part("frame")
for s in (-1, 1):
    frame.box(housing, (s * 1.2, 26, 0.62), (0.34, 68, 0.46))
    frame.box(machine, (s * 1.02, 0.4, 1.28), (0.06, 11.4, 0.14))
    frame.box(housing, (s * 1.12, 0.4, 1.32), (0.1, 11.4, 0.06))
    for k in range(8):
        frame.box(housing, (s * 1.16, -4.6 + k * 1.45, 1.2), (0.14, 0.1, 0.18))
frame.done(0.015)
for k in range(30):
    Part("foot").box(dark, (-1.2, -6 + k * 2.2, 0.2), (0.3, 0.4, 0.42)).done(0.01)

# The strip: barely uneven, so that its reflections live.
n = 260
s = Part("strip")
rows = []
for i in range(n):
    y = -7 + i * 0.26
    z = 1.196 + 0.006 * math.sin(y * 1.9) + 0.004 * math.sin(y * 4.3 + 1)
    rows.append([(x * 0.78, y, z + 0.006 * math.sin(x * 3 + y * 0.8)) for x in (-1, -0.94, -0.3, 0.3, 0.94, 1)])
for p, q in zip(rows, rows[1:]):
    for k in range(5):
        s.quad(edge if k in (0, 4) else strip, p[k], p[k + 1], q[k + 1], q[k])
s = s.done(0)
m = s.modifiers.new("thick", "SOLIDIFY")
m.thickness = 0.02
m.offset = 1

# Mill stands.
st = Part("stand")
for sx in (-1, 1):
    x = sx * 1.62
    for sy in (-1, 1):
        st.box(housing, (x, sy * 0.86, 2.55), (0.62, 0.6, 5.1))
        st.box(machine, (x, sy * 0.55, 2.4), (0.5, 0.04, 3.4))
    st.box(housing, (x, 0, 5.35), (0.72, 2.5, 0.9))
    st.box(housing, (x, 0, 0.25), (0.8, 2.9, 0.5))
    st.rod(machine, (x, 0, 5.7), (x, 0, 6.25), 0.42).rod(dark, (x, 0, 6.2), (x, 0, 6.45), 0.3)
    for z, h in ((2.42, 1.2), (-0.02, 0.9)):
        st.box(machine, (x, 0, z), (0.5, 1.04, h))
    for z in (1.58, 0.82):
        st.box(machine, (x, 0, z), (0.46, 0.8, 0.6))
    st.rod(machine, (x + sx * 0.2, 0, 2.42), (x + sx * 0.5, 0, 2.42), 0.34).rod(dark, (x + sx * 0.48, 0, 2.42), (x + sx * 0.54, 0, 2.42), 0.2)
    st.rod(machine, (x, 0, 3.2), (x, 0, 4.95), 0.2)
    for k in range(6):
        st.rod(machine, (x + sx * 0.31, -0.86, 0.9 + k * 0.75), (x + sx * 0.35, -0.86, 0.9 + k * 0.75), 0.06, seg=6)
st.box(housing, (0, -0.75, 5.35), (3.2, 0.5, 0.5)).box(housing, (0, 0.75, 5.35), (3.2, 0.5, 0.5))
st.rod(roll, (-1.45, 0, 1.56), (1.45, 0, 1.56), 0.37, seg=56).rod(roll, (-1.45, 0, 0.81), (1.45, 0, 0.81), 0.35, seg=56)
st.rod(roll, (-1.35, 0, 2.62), (1.35, 0, 2.62), 0.69, seg=72)
for sx in (-1, 1):
    x = sx * 1.62
    st.box(machine, (x, -1.18, 3.4), (0.42, 0.05, 1.5)).box(dark, (x, -1.2, 1.5), (0.36, 0.06, 0.9))
    for k in range(4):
        st.rod(machine, (x - 0.16 + (k % 2) * 0.32, -1.2, 2.75 + (k // 2) * 1.3), (x - 0.16 + (k % 2) * 0.32, -1.24, 2.75 + (k // 2) * 1.3), 0.035, seg=6)
    for k in range(3):
        st.rod(machine, (x + sx * 0.42, -0.95 + k * 0.13, 0.4), (x + sx * 0.42, -0.95 + k * 0.13, 5.0), 0.035, seg=12)
    st.box(dark, (x, 0, 5.86), (1.5, 2.9, 0.06))
    for k in range(5):
        st.rod(machine, (x + sx * 0.7, -1.4 + k * 0.7, 5.86), (x + sx * 0.7, -1.4 + k * 0.7, 6.9), 0.02, seg=8)
    st.beam(machine, (x + sx * 0.7, -1.4, 6.9), (x + sx * 0.7, 1.4, 6.9), 0.04).beam(machine, (x + sx * 0.7, -1.4, 6.4), (x + sx * 0.7, 1.4, 6.4), 0.03)
# Cooling headers in front of the bite.
for z, y in ((2.05, -0.78), (2.3, -0.9)):
    st.rod(machine, (-1.3, y, z), (1.3, y, z), 0.05)
    for k in range(13):
        st.rod(dark, (-1.2 + k * 0.2, y, z), (-1.2 + k * 0.2, y + 0.08, z - 0.14), 0.018, seg=10)
st.box(machine, (0, -0.66, 1.36), (1.9, 0.34, 0.06), (-0.28, 0, 0))
stand = st.done(0.025, 2, (0, 7.5, 0))
for k in range(1, 5):
    copy(stand, (0, 7.5 + 6 * k, 0))

# Drive side: gear housings and a wall of cabinets; operator side: a rail that fades away.
for k in range(5):
    p = Part("drive").box(dark, (4.6, 7.5 + 6 * k, 1.3), (2.4, 2.2, 2.6)).rod(machine, (2.1, 7.5 + 6 * k, 1.56), (3.6, 7.5 + 6 * k, 1.62), 0.2)
    p.rod(machine, (2.1, 7.5 + 6 * k, 0.81), (3.6, 7.5 + 6 * k, 0.9), 0.2).done(0.03)
rail = Part("rail")
for k in range(26):
    rail.rod(yellow, (-5.6, -3 + k * 2, 0), (-5.6, -3 + k * 2, 1.1), 0.022, seg=12)
for z in (0.58, 1.1):
    rail.rod(yellow, (-5.6, -3, z), (-5.6, 49, z), 0.022, seg=12)
rail.done(0)

# Hall.
hall = Part("hall")
for k in range(11):
    for x in (-9.5, 9.5):
        hall.box(dark, (x, 2 + k * 7, 6), (0.5, 0.12, 12)).box(dark, (x + 0.3, 2 + k * 7, 6), (0.06, 0.5, 12)).box(dark, (x - 0.3, 2 + k * 7, 6), (0.06, 0.5, 12))
    hall.box(dark, (0, 2 + k * 7, 12.2), (20, 0.3, 0.7))
for x in (-9.2, 9.2):
    hall.box(dark, (x, 36, 9.2), (0.5, 90, 0.9))
hall.box(dark, (-11.5, 40, 6.5), (0.2, 120, 13)).box(dark, (11.5, 40, 6.5), (0.2, 120, 13))
hall.box(dark, (0, 92, 7), (30, 0.2, 14)).box(dark, (0, 40, 12.8), (26, 120, 0.2))
hall.done(0)
tube = glow("tube", COOL, 1.4, 3.0)
for k in range(9):
    for x in (-5.6, 5.6):
        Part("tube").box(tube, (x, 8 + k * 7, 11.6), (0.16, 2.6, 0.06)).done(0)

area((-2.6, 18, 9.0), (-0.6, 18, 2), 1.4, 1500, COOL, 24)
area((6.5, 0, 7.5), (1, 5, 1.2), 3, 620, COOL, 6)
area((-5.5, -3, 8), (-1, 7, 2), 2.5, 420, COOL, 5)
camera((-1.75, -3.0, 2.28), (-1.0, 10, 2.28), 27, (-0.6, 6.6, 1.4), 1.4, shift=(-0.13, 0.05))
finish("strip-line", 72, (1600, 900), mist=(6, 46), fog=(0.165, 0.172, 0.185), haze=0.85, exposure=0.25, glow=0.2, glowRadius=0.04, saturation=1.12)
