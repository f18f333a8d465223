import { timeZone } from "../../shared/brand/locales.ts";
import type { ItemInput } from "./schemas.ts";

/** Explains to editors each key of an item, in the order of a new file. */
export const fieldMeanings: Record<Exclude<keyof ItemInput, RequiredKey>, string> = {
  publishTime: `from when it is shown, ${timeZone.name}: 2026-11-18 09:30:00; without a time from midnight`,
  expireTime: "until when it is shown",
  updateTime: "time of a correction; readers see it",
  startTime: "when an event begins",
  subTitle: "a second line: the kind of a disclosure, the post of a person, the grade of a rating",
  block: "what shows it on a page of several items: a name of shared/content/blocks.ts",
  summary: "one or two sentences for lists; without it they are made from the text",
  facts:
    'numbers of the page, the first in large type, the unit up to the bar: ["96.3%|first coils within limits"]',
  sideFacts: "the same, in the margin beside the text",
  value: "the number of a rating, report, holding or step in the drawing of its page",
  picture: "name of a picture in shared/brand/media.json",
  imgUrl: "address of another picture",
  videoUrl: "address of a film, such as /media/video/name.mp4",
  hasTracks: "true if subtitles and chapters are beside the film",
  duration: "seconds of a film, or of a session",
  file: "path below client/public/files; states fileUrl and fileSize",
  fileName: "name of the file for readers",
  fileUrl: "address of a file elsewhere",
  fileSize: "its bytes",
  linkUrl: "where its title leads instead of to its page",
  source: "who says it: a medium, a rater",
  author: "who wrote it, or is responsible; several with 、 or commas between them",
  people: "[the names, in author, of persons]",
  address: "of an office; the place of a position",
  phone: "with the area code",
  email: "of a person or an office",
  route: "a way: [{ by: 高铁, km: 530, minutes: 180 }]",
  keywords: "[two, three]",
  subUpTitle: "name of an icon (shared/icons/icon-shapes.ts)",
  taxis: "place in its list; items without one follow, newest first",
  isColor: "true for the condition isColor of the protocol",
  gone: "true takes it down: its page responds with 410",
};

type RequiredKey = "id" | "node" | "title";
