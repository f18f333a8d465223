"""A hall before the conference: rows of seats, a stage, one luminous screen. One unit is a metre."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *

reset(71)
carpet = surface("carpet", (0.020, 0.022, 0.026), 0.9, 0.0, vary=0.05, scale=2, dirt=0.2, bump=0.3, bump_scale=90)
stage = surface("stage", (0.050, 0.053, 0.058), 0.18, 0.0, vary=0.06, scale=1, dirt=0.1, bump=0.02)
black = paint("black", (0.020, 0.022, 0.026), 0.55, dirt=0.1)
cloth = surface("cloth", (0.060, 0.067, 0.077), 0.85, 0.0, vary=0.05, scale=3, dirt=0.15, bump=0.25, bump_scale=160, tint=0.2)
wood = surface("fin", (0.085, 0.090, 0.098), 0.4, 0.2, vary=0.08, scale=1.4, stretch=(1, 1, 0.2), dirt=0.2, bump=0.05)
satin = steel("satin", (0.45, 0.48, 0.52), 0.3, dirt=0.1, bump=0.03)
screen = glow("screen", (0.11, 0.17, 0.23), 0.55, 2.2)
line = glow("line", EMBER, 1.7, 12)
soft = glow("soft", COOL, 0.8, 3.0)
pale = glow("pale", (0.55, 0.66, 0.74), 0.7, 0.8)

# The floor falls toward the stage in steps.
ROWS, STEP, FALL = 15, 1.05, 0.20
for k in range(ROWS + 4):
    Part("step").box(carpet, (0, k * STEP, -k * FALL - 0.6), (40, STEP + 0.02, 1.2)).done(0)
deep = -(ROWS + 2) * FALL
y0 = (ROWS + 3.2) * STEP
Part("stage").box(stage, (0, y0 + 4, deep + 0.45), (22, 8, 0.9)).box(line, (0, y0 - 0.01, deep + 0.86), (22, 0.02, 0.03)).done(0.01)

seat = Part("seat").box(cloth, (0, 0, 0.86), (0.50, 0.11, 0.62), (0.12, 0, 0)).box(cloth, (0, 0.24, 0.46), (0.48, 0.46, 0.13), (-0.06, 0, 0)).box(black, (0, 0.06, 0.22), (0.36, 0.06, 0.44)).box(black, (-0.29, 0.18, 0.66), (0.05, 0.36, 0.05)).box(black, (0.29, 0.18, 0.66), (0.05, 0.36, 0.05)).done(0.035, 3)
for row in range(ROWS):
    for n in range(-13, 14):
        if abs(n) in (5,):
            continue
        x = n * 0.62 + (0.31 if row % 2 else 0)
        copy(seat, (x, row * STEP + 0.004 * x * x, -row * FALL), (0, 0, -x * 0.012))
seat.hide_render = True

# Screen with a chart, and its glow on the stage.
sy, sz = y0 + 6.6, deep + 4.5
Part("screen").box(screen, (0, sy, sz), (15, 0.06, 5.6)).box(black, (0, sy + 0.1, sz), (15.4, 0.2, 6.0)).done(0)
chart = Part("chart")
for k in range(26):
    h = 0.35 + 2.3 * (k / 26) ** 1.6 + 0.25 * math.sin(k * 1.7)
    chart.box(line if k == 24 else pale, (-5.9 + k * 0.47, sy - 0.05, sz - 2.1 + h / 2), (0.24, 0.02, h))
chart.box(pale, (0, sy - 0.05, sz - 2.12), (12.4, 0.02, 0.025)).box(line, (-4.6, sy - 0.05, sz + 1.9), (2.2, 0.02, 0.09)).box(pale, (-4.0, sy - 0.05, sz + 1.5), (3.4, 0.02, 0.16)).box(pale, (-4.5, sy - 0.05, sz + 1.15), (2.4, 0.02, 0.10)).done(0)
Part("lectern").box(black, (0, 0, 0.55), (0.62, 0.4, 1.1)).box(satin, (0, -0.05, 1.12), (0.7, 0.5, 0.04), (0.25, 0, 0)).box(line, (0, -0.205, 0.7), (0.3, 0.01, 0.03)).done(0.01, 2, (-6.4, y0 + 1.6, deep + 0.9))
for x in (3.2, 4.4, 5.6):
    Part("chair").lathe(cloth, [(0, 0.38), (0.36, 0.40), (0.38, 0.48), (0.34, 0.52), (0, 0.52)]).box(cloth, (0, 0.30, 0.72), (0.6, 0.12, 0.5)).rod(satin, (0, 0, 0), (0, 0, 0.4), 0.04).done(0.03, 3, (x, y0 + 2.6, deep + 0.9))

# Side walls of fins, a ceiling of light lines.
for side in (-1, 1):
    for k in range(46):
        Part("fin").box(wood, (side * (10.6 - 0.05 * math.sin(k * 0.8)), -2 + k * 0.56, 2.0), (0.5, 0.10, 11)).done(0)
    Part("wash").box(soft, (side * 10.9, 10, 6.8), (0.06, 26, 0.05)).done(0)
for k in range(8):
    Part("rib").box(black, (0, 0.5 + k * 2.9, 6.9 - k * 0.14), (22, 0.5, 0.3)).done(0)
    Part("tube").box(soft, (0, 1.9 + k * 2.9, 6.75 - k * 0.14), (15, 0.07, 0.03)).done(0)
Part("back").box(black, (0, y0 + 8.6, 3), (30, 0.2, 16)).box(black, (0, 10, 7.6), (24, 34, 0.2)).done(0)

area((0, sy - 0.4, sz), (0, 2, 0.5), 12, 420, COOL, 4.5)
area((-5.5, y0 - 2, 5.4), (-6.2, y0 + 2, deep + 1.8), 0.6, 160, NEUTRAL)
area((5, y0 - 2, 5.4), (4.4, y0 + 2.6, deep + 1.2), 0.8, 120, NEUTRAL)
for k in range(3):
    area((0, 2.5 + k * 4.5, 6.2), (0, 2.5 + k * 4.5, 0), 9, 300, COOL, 1.2)
area((-9.5, 3, 3.5), (0, 5, 0), 2, 130, NEUTRAL, 5)
camera((-1.4, -2.2, 2.25), (0.3, 14, -0.3), 29, (0, 5, 0), 3.2)
finish("conference-hall", 64, mist=(8, 40), fog=(0.10, 0.12, 0.15), haze=0.4, exposure=0.45)
