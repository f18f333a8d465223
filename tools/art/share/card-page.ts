import { card } from "../../../shared/brand/art.ts";
import { site } from "../../../shared/brand/site.ts";
import { type Locale, languageTag, localeFacts } from "../../../shared/i18n/locales.ts";
import { CARD_SIZE, type CardSection, shareCardTitle } from "../../../shared/seo/share-picture.ts";
import { markShapes } from "../mark.ts";

const SOFT = "#bcc4cb";
const LINE = "#3b434a";
const { ground, ink, accent } = card;

/** The part of a picture that a card shows. */
export interface Cut {
  /**
   * The horizontal position of the part, from 0 (left) to 1 (right). It has an effect only if the picture is
   * enlarged.
   */
  x?: number;
  /** The vertical position of the part, from 0 (top) to 1 (bottom). */
  y?: number;
  /** The width of the picture as a multiple of the card's width. */
  zoom?: number;
}

interface Card {
  section: CardSection;
  locale: Locale;
  /** The section's picture as a data URL. */
  picture: string;
  cut: Cut;
  fontFaces: string;
}

/** The HTML of a card: the picture, the title, and the site's name below a hairline. */
export function cardPage({ section, locale, picture, cut, fontFaces }: Card): string {
  return `<!doctype html><html lang="${languageTag[locale]}"><meta charset="utf-8">
<style>${fontFaces}${STYLES}</style>
<div class="picture" style="background:${background(picture, cut)}"></div>
<main>${overline(section, locale)}<h1>${shareCardTitle(section, locale)}</h1></main>
<footer><svg viewBox="2.6 3 26.4 26.4">${markShapes(ink, accent)}</svg><b>${site.name[locale]}</b><span>${site.motto[locale]}</span></footer>
<script>${FIT_TITLE}</script></html>`;
}

function background(picture: string, { x = 0.5, y = 0.5, zoom = 1 }: Cut): string {
  return `url(${picture}) ${x * 100}% ${y * 100}% / ${zoom * 100}% auto`;
}

/** The title in a second language, as HTML. Empty if this locale shows the headings of pages in one language only. */
function overline(section: CardSection, locale: Locale): string {
  const { subtitles } = localeFacts[locale];
  if (!subtitles || section === "home") return "";
  return `<p lang="${subtitles}">${shareCardTitle(section, subtitles)}</p>`;
}

/** A script for the card. It makes the title smaller until no word is broken and the title has at most two lines. */
const FIT_TITLE = `
const title = document.querySelector("h1");
const room = document.querySelector("main");
const isTooLarge = (size) =>
  title.scrollWidth > title.clientWidth ||
  title.clientHeight > 2.5 * size ||
  room.scrollHeight > room.clientHeight;
document.fonts.load("800 1em archivo").then(() => {
  let size = parseInt(getComputedStyle(title).fontSize);
  while (isTooLarge(size) && size > 40) {
    size -= 2;
    title.style.fontSize = size + "px";
  }
});`;

/**
 * WeChat shows only a square of the card, from 285 to 915 pixels from the left. So the title and the name are between
 * 333 and 867 pixels from the left. Only the motto is outside the square.
 */
const STYLES = `
*{margin:0;box-sizing:border-box}
body{width:${CARD_SIZE.width}px;height:${CARD_SIZE.height}px;overflow:hidden;background:${ground};color:${ink};font-family:archivo,"Noto Sans CJK SC",sans-serif}
.picture{height:336px}
main{position:absolute;left:333px;top:360px;width:534px;height:160px;display:flex;flex-direction:column;justify-content:safe center}
main::before{content:"";position:absolute;left:0;top:-30px;width:112px;height:12px;background:${accent}}
p{font-size:21px;font-weight:500;line-height:1.2;letter-spacing:.16em;text-transform:uppercase;color:${SOFT}}
h1{font-size:104px;font-weight:700;line-height:1.2;text-wrap:balance;word-break:keep-all}
h1:lang(zh){margin-left:-.04em}
h1:lang(en){font-size:92px;font-weight:800;line-height:1.04;letter-spacing:-.02em;word-spacing:.06em}
footer{position:absolute;left:333px;right:0;bottom:0;height:98px;padding-right:56px;border-top:1px solid ${LINE};display:flex;align-items:center;gap:15px}
svg{width:50px;height:50px}
b{font-size:36px;letter-spacing:.06em}
b:lang(en){letter-spacing:0}
span{margin-left:auto;font-size:20px;letter-spacing:.06em;color:${SOFT}}
span:lang(en){letter-spacing:.01em}
`;
