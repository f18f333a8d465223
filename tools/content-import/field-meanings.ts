import { timeZone } from "../../shared/brand/locales.ts";
import type { ItemInput } from "./schemas.ts";

/** Explains each field of an item to editors. `npm run content -- new` lists the fields in this order. */
export const fieldMeanings: Record<Exclude<keyof ItemInput, RequiredKey>, string> = {
  publishTime: `the time from which the item is shown (${timeZone.name}), such as 2026-11-18 09:30:00; a date alone means midnight`,
  expireTime: "the time at which the item disappears",
  updateTime: "the time of a correction; readers see this time",
  startTime: "when an event begins",
  subTitle:
    "a second line, for example the kind of a disclosure, the post of a person or the grade of a rating",
  block:
    "the block that shows the item on a page with several items: a name from shared/content/blocks.ts",
  summary: "one or two sentences for lists; if missing, they are made from the text",
  facts:
    'numbers on the page, the first of them in large type; a bar separates each number and its unit from the words: ["96.3%|first coils within limits"]',
  sideFacts: "numbers in the margin, written like facts",
  value: "the number that the chart of the page shows for a rating, report, holding or step",
  picture: "the name of a picture in shared/brand/media.json",
  imgUrl: "the address of a picture that is not in shared/brand/media.json",
  videoUrl: "the address of a film, such as /media/video/name.mp4",
  hasTracks: "true if the film's folder also has files with its subtitles and chapters",
  duration: "the length of a film or a session in seconds",
  file: "the path of a file below client/public/files; the import then sets fileUrl and fileSize",
  fileName: "the name of the file for readers",
  fileUrl: "the address of a file that is not in client/public/files",
  fileSize: "the size of the file at fileUrl, in bytes",
  linkUrl: "the address to which the title leads instead of the item's own page",
  source: "the newspaper, agency or person from which the item comes",
  author: "who wrote the item or is responsible for it; separate several names with 、 or commas",
  people: "the names in author that are persons, not organisations: [王明, 李华]",
  address: "the address of an office, or the place of a position",
  phone: "a telephone number with its area code",
  email: "the e-mail address of a person or an office",
  route: "how to reach an office: [{ by: 高铁, km: 530, minutes: 180 }]",
  keywords: "a list of words: [first, second]",
  subUpTitle: "the name of an icon (shared/icon-shapes/icon-shapes.ts)",
  taxis: "the position in the list, as a number; items without taxis follow, the newest first",
  isColor: "true marks the item; a request for a list with isColor=true gets only the marked items",
  gone: "true takes the item down; its page then responds with status 410",
};

type RequiredKey = "id" | "node" | "title";
