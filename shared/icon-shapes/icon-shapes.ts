import { siteIcons } from "./site-icons.ts";

/**
 * All icons that content can use. Only the server draws the icons that content names. So the scripts of pages contain
 * only the icons in site-icons.ts.
 */
export const iconShapes = {
  ...siteIcons,
  menu: "M3 7h18M3 12h18M3 17h18",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  "arrow-up": "M12 21V4M5 11l7-7 7 7",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4",
  cart: "M2 4h3l2.5 11.5H18L20.5 7H6M9 18.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM16.5 18.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  handshake:
    "M2 7h4l3-1.5 3 1.5 3-1.5L18 7h4M2 16h3l5 4 3-1M22 16h-3l-5.5 4M12 7l-4 4.5c1.5 1.5 3.5 1 5-1l6 5.5",
  headset: "M4 14v-2a8 8 0 0 1 16 0v2M4 13h3.5v6H4zM16.5 13H20v6h-3.5zM18 19c0 2-2 2.5-5 2.5",
  person: "M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  factory: "M3 21V10l6 4v-4l6 4V4h5v17zM7 17.5h2M12 17.5h2M16.5 17.5h1",
  cpu: "M6 6h12v12H6zM10 10h4v4h-4zM9 2.5V6M15 2.5V6M9 18v3.5M15 18v3.5M2.5 9H6M2.5 15H6M18 9h3.5M18 15h3.5",
  brain:
    "M12 5a3 3 0 0 0-5.5 1A3.5 3.5 0 0 0 4 11.5a3.5 3.5 0 0 0 2 5.5 3 3 0 0 0 6 1.5zM12 5a3 3 0 0 1 5.5 1A3.5 3.5 0 0 1 20 11.5a3.5 3.5 0 0 1-2 5.5 3 3 0 0 1-6 1.5M8 11h2.5M13.5 14H16",
  network: "M9.5 3h5v5h-5zM3 16h5v5H3zM16 16h5v5h-5zM12 8v4M5.5 16v-4h13v4",
  server: "M3 4h18v6.5H3zM3 13.5h18V20H3zM7 7.25h.01M7 16.75h.01M11 7.25h6M11 16.75h6",
  truck:
    "M2 5h12v11H2zM14 9h4.5l3.5 3.5V16h-8M6.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  car: "M3 18v-5l3-7h12l3 7v5zM3 13h18M6 18v2.5M18 18v2.5",
  train: "M6 3h12v13H6zM6 10h12M9.5 13h.01M14.5 13h.01M8 16l-3 5M16 16l3 5",
  plane:
    "M12 2.5c1 0 1.5 1.5 1.5 3V9l7.5 5v2l-7.5-2v4l2 2v1.5L12 21l-3.5.5V20l2-2v-4L3 16v-2l7.5-5V5.5c0-1.5.5-3 1.5-3z",
  shield: "M12 3l8 3v6c0 5-3.5 7.8-8 9-4.5-1.2-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  leaf: "M20 4C10 4 4.5 8 4.5 14.5c0 2.5 1.5 4.5 4.5 4.5 7 0 11-6 11-15zM4 21c1.5-5 5-8.5 10-10.5",
  chart: "M3 3v18h18M8 17v-5M13 17V7M18 17v-8",
  gear: "M10.1 5l.3-2.5h3.2l.3 2.5 1.7.8 1.9-1.6 2.3 2.3-1.6 1.9.8 1.7 2.5.3v3.2l-2.5.3-.8 1.7 1.6 1.9-2.3 2.3-1.9-1.6-1.7.8-.3 2.5h-3.2l-.3-2.5-1.7-.8-1.9 1.6-2.3-2.3 1.6-1.9-.8-1.7-2.5-.3v-3.2l2.5-.3.8-1.7-1.6-1.9 2.3-2.3 1.9 1.6zM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z",
  robot: "M5 9h14v11H5zM12 9V5M12 5h.01M9 13.5h.01M15 13.5h.01M9 17h6M2 13v3M22 13v3",
  database:
    "M12 3c4.5 0 8 1.3 8 3s-3.5 3-8 3-8-1.3-8-3 3.5-3 8-3zM4 6v12c0 1.7 3.5 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.5 3 8 3s8-1.3 8-3",
} as const;

export function hasIcon(name: string): name is keyof typeof iconShapes {
  return Object.hasOwn(iconShapes, name);
}
