import { site } from "../../../shared/brand/site.ts";
import type { Cover } from "./cover-list.ts";
import { markShapes } from "./mark.ts";

type Edition = "zh" | "en";

/** The first report under the new name, as the group's own history has it. */
const FIRST_SUSTAINABILITY_REPORT = 2021;

const TITLES = {
  responsibility: { zh: "社会责任报告", en: "Social Responsibility Report" },
  sustainability: { zh: "可持续发展报告", en: "Sustainability Report" },
};

/** A cover as a page of its own. */
export function coverPage(
  cover: Cover,
  edition: Edition,
  picture: string,
  fontFaces: string,
): string {
  return `<!doctype html><html lang="${edition}"><style>${fontFaces}body{margin:0}${coverStyles(cover)}</style>
${coverHtml(cover, edition, picture)}</html>`;
}

/** A cover within a page; its title is no heading, as the document behind it has its own. */
export function coverHtml(cover: Cover, edition: Edition, picture: string): string {
  const isNew = cover.year >= FIRST_SUSTAINABILITY_REPORT;
  const title = isNew ? TITLES.sustainability : TITLES.responsibility;
  const second = edition === "zh" ? `<span lang="en">${title.en}</span>` : "";
  return `<section class="cover">
<div class="picture" style="background-image:url(${picture})"></div>
<div class="band">
  <div class="name"><svg viewBox="0 0 32 32" aria-hidden="true">${markShapes(cover.ink, cover.heat)}</svg><b>${site.name[edition]}</b></div>
  <div class="year">${cover.year}</div>
  <div class="foot ${edition}"><b>${title[edition]}</b>${second}</div>
</div></section>`;
}

/** Drawn on 960 by 1280 pixels; a taller page sets --cover-height. */
export function coverStyles({ band, ink, heat, share, isBelow = false }: Cover): string {
  const [bandEdge, pictureEdge] = isBelow ? ["bottom", "top"] : ["top", "bottom"];
  return `.cover,.cover *{margin:0;box-sizing:border-box}
.cover{position:relative;width:960px;height:var(--cover-height,1280px);overflow:hidden;background:${band};font-family:archivo,noto-sans-sc,"Noto Sans CJK SC",sans-serif;color:${ink}}
.cover .picture{position:absolute;left:0;right:0;${pictureEdge}:0;height:${100 - share}%;background-size:cover;background-position:50% 50%}
.cover .picture::after{content:"";position:absolute;inset:0;background:${band};mix-blend-mode:soft-light;opacity:.55}
.cover .band{position:absolute;left:0;right:0;${bandEdge}:0;height:${share}%;padding:52px 64px 50px;display:flex;flex-direction:column;background:${band}}
.cover .band::after{content:"";position:absolute;left:64px;width:150px;height:14px;background:${heat};${isBelow ? "top:-7px" : "bottom:-7px"}}
.cover .name{display:flex;align-items:center;gap:16px;font-size:30px;letter-spacing:.06em}
.cover .name svg{width:52px;height:52px}
.cover .year{font-size:350px;font-weight:800;line-height:.78;letter-spacing:-.055em;margin:auto 0 auto -18px}
.cover .foot{display:flex;align-items:baseline;justify-content:space-between;gap:24px;white-space:nowrap}
.cover .foot b{font-size:62px;line-height:1;font-weight:800;letter-spacing:.02em}
.cover .foot.en b{font-size:54px;letter-spacing:0}
.cover .foot span{font-size:21px;font-weight:500;opacity:.9}`;
}
