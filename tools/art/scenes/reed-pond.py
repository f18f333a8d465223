"""Water before the cooling towers: reeds, a still pond, morning."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from _studio import *
from _land import *

reset(107)
daylight(20, 70, energy=4.6, clouds=0.25, color=(1.0, 0.78, 0.54))
shell = surface("shell", (0.44, 0.44, 0.43), 0.7, 0.0, vary=0.05, scale=0.02, dirt=0.3, stretch=(1, 1, 0.15), bump=0)
dark = paint("dark", (0.07, 0.075, 0.08), 0.6, bump=0)
clad = paint("clad", (0.48, 0.49, 0.50), 0.45, scale=0.1, dirt=0.1, bump=0)
orange = paint("orange", (0.70, 0.13, 0.02), 0.45, bump=0)
pond = water((0.022, 0.038, 0.036), 0.03, 0.10, 0.8)
land((0.14, 0.13, 0.06), 1500)
Part("pond").quad(pond, (-160, -20, 0.06), (200, -20, 0.06), (220, 92, 0.06), (-190, 84, 0.06)).done(0)
for x, y, s in ((-26, 190, 1.0), (36, 215, 1.0)):
    profile = [(s * (23 + 15 * ((z - 62) / 62) ** 2), s * z) for z in range(8, 89, 4)]
    Part("tower").lathe(shell, profile, 96, at=(x, y, 0)).done(0, smooth=60)
    q = Part("legs")
    for k in range(40):
        a = k * 2 * math.pi / 40
        b2 = a + math.pi / 40
        q.beam(dark, (x + 40 * math.cos(a), y + 40 * math.sin(a), 0), (x + 34.4 * math.cos(b2), y + 34.4 * math.sin(b2), 8.4), 0.7).beam(dark, (x + 40 * math.cos(a), y + 40 * math.sin(a), 0), (x + 34.4 * math.cos(a - math.pi / 40), y + 34.4 * math.sin(a - math.pi / 40), 8.4), 0.7)
    q.rod(dark, (x, y, 0), (x, y, 7), 30, seg=48).done(0)
w = Part("works").box(clad, (98, 190, 10), (70, 30, 20)).box(orange, (98, 174.9, 16), (70, 0.2, 1.2)).box(clad, (-100, 200, 8), (70, 30, 16)).rod(clad, (80, 220, 0), (80, 220, 70), 2.2, 1.6, 32).done(0)
grove([(random.uniform(-150, 170), random.uniform(112, 150), random.uniform(0.9, 1.7)) for _ in range(110)], (0.070, 0.105, 0.036), n=5000)
for across, along, count, tall in (((-60, 60), (86, 96), 700, 1.6), ((-40, 60), (96, 110), 900, 0.5)):
    grass(0.4, (0.145, 0.14, 0.07), across, along, count, tall)
grass(0.5, (0.175, 0.155, 0.085), (-5.5, -2.0), (-2.5, 3), 120, 1.05)
grass(0.5, (0.14, 0.14, 0.068), (2.6, 6.5), (-1.5, 4), 110, 0.95)
camera((0, -9, 2.1), (5, 150, 29), 27, (0, 60, 4), 8)
finish("reed-pond", 20, STAGE, mist=(60, 420), fog=(0.80, 0.78, 0.75), haze=0.6, exposure=0.5, gain=1.04, vignette=0.16, smooth=0.7, focal=(48, 58))
