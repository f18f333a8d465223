import { timeZone } from "../../shared/brand/locales.ts";
import type { ItemInput } from "./schemas.ts";

/** Explains each field of an item to editors. `npm run content -- new` lists the fields in this order. */
export const fieldMeanings: Record<Exclude<keyof ItemInput, RequiredKey>, string> = {
  publishTime: `the time from which the item is shown (${timeZone.name}), such as 2026-11-18 09:30:00; a date alone means midnight`,
  expireTime: "the time at which the item disappears",
  updateTime: "the time of a correction; readers see this time",
  startTime: "when an event begins",
  subTitle: "a second line: the kind of a disclosure, the post of a person, the grade of a rating",
  block:
    "the block that shows the item on a page with several items: a name from shared/content/blocks.ts",
  summary: "one or two sentences for lists; if missing, they are made from the text",
  facts:
    'numbers on the page, the first in large type; the bar ends the unit: ["96.3%|first coils within limits"]',
  sideFacts: "numbers in the margin, written like facts",
  value: "the number of a rating, report, holding or step in the chart of its page",
  picture: "the name of a picture in shared/brand/media.json",
  imgUrl: "address of another picture",
  videoUrl: "address of a film, such as /media/video/name.mp4",
  hasTracks: "true if subtitles and chapters are beside the film",
  duration: "seconds of a film, or of a session",
  file: "path below client/public/files; sets fileUrl and fileSize",
  fileName: "name of the file for readers",
  fileUrl: "address of a file elsewhere",
  fileSize: "the size of the file at fileUrl, in bytes",
  linkUrl: "the address to which the title leads instead of the item's own page",
  source: "the newspaper, agency or person from which the item comes",
  author: "who wrote the item or is responsible for it; separate several names with 、 or commas",
  people: "the names in author that are persons, not organisations: [王明, 李华]",
  address: "of an office; the place of a position",
  phone: "with the area code",
  email: "of a person or an office",
  route: "how to reach an office: [{ by: 高铁, km: 530, minutes: 180 }]",
  keywords: "[two, three]",
  subUpTitle: "name of an icon (shared/icon-shapes/icon-shapes.ts)",
  taxis: "position in the list; items without a number follow, newest first",
  isColor: "true if the item meets the protocol's condition isColor",
  gone: "true takes the item down; its page then responds with status 410",
};

type RequiredKey = "id" | "node" | "title";
