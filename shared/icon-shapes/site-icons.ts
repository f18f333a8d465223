/** The icons that pages use. Each icon is the `d` of a path on a 24 px grid, drawn with a stroke. */
export const siteIcons = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2 21 21",
  close: "M5 5l14 14M19 5 5 19",
  "chevron-down": "M5 9l7 7 7-7",
  "chevron-left": "M15 5l-7 7 7 7",
  "chevron-right": "M9 5l7 7-7 7",
  "chevrons-left": "M12 5l-7 7 7 7M19 5l-7 7 7 7",
  "chevrons-right": "M5 5l7 7-7 7M12 5l7 7-7 7",
  "arrow-right": "M3 12h17M13 5l7 7-7 7",
  external: "M8 5h11v11M19 5 5 19",
  download: "M12 3v13M6 11l6 6 6-6M4 21h16",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  share: "M12 15V3M7 8l5-5 5 5M5 11v9h14v-9",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 20v-6h2.5M20 13.5V17h-3M20 20.5h-3",
  phone:
    "M5 3h4l1.5 5-2.5 2a13 13 0 0 0 6 6l2-2.5 5 1.5v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z",
  mail: "M3 5h18v14H3zM3 6.5l9 7 9-7",
  pin: "M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  play: "M7 4l13 8-13 8z",
  file: "M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9 13h6M9 17h6",
} as const;
