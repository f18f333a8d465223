import { describe, expect, it } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { site } from "../brand/site.ts";
import "../i18n/all-messages.ts";
import { MediaPicture } from "./media-picture.tsx";
import { Picture } from "./picture.tsx";

const image = {
  width: 1280,
  height: 720,
  widths: [480, 960, 1280],
  color: "#222025",
  placeholder: "data:image/webp;base64,AAAA",
};
const own = { imgUrl: "/media/ladle-1280.webp", image };

describe("Picture", () => {
  it("one of the site's own pictures is offered in every width, as AVIF and as WebP", () => {
    const html = renderOnPage(<Picture item={own} alt="钢包" loading="first" />);
    expect(html).toContain("/media/ladle-480.avif 480w, /media/ladle-960.avif 960w");
    expect(html).toContain("/media/ladle-480.webp 480w, /media/ladle-960.webp 960w");
    expect(html).toContain('width="1280" height="720" alt="钢包"');
  });

  it("a picture of another site is shown from its own address, in one size", () => {
    const item = { imgUrl: "https://cms.example.com/a-1280.webp" };
    const html = renderOnPage(<Picture item={item} alt="" loading="lazy" />);
    expect(html).toContain('<img src="https://cms.example.com/a-1280.webp"');
    expect(html).not.toContain("srcSet");
  });

  it("a picture of unknown size has a width and a height", () => {
    const item = { imgUrl: "https://cms.example.com/logo.svg" };
    for (const loading of ["lazy", "near"] as const) {
      const html = renderOnPage(<Picture item={item} alt="" loading={loading} />);
      expect(html).toContain('width="1280" height="720"');
    }
  });

  it("a picture of another site is offered in one size only, even if the item names widths", () => {
    const item = { imgUrl: "https://cms.example.com/media/a-1280.webp", image };
    const html = renderOnPage(<Picture item={item} alt="" loading="lazy" />);
    expect(html).not.toContain("srcSet");
  });

  it("a picture keeps its focal point in every crop", () => {
    const item = { ...own, image: { ...image, focal: [30, 60] as const } };
    const html = renderOnPage(<Picture item={item} alt="" />);
    expect(html).toContain("--picture-focal:30% 60%");
  });

  it("a picture at the top of the page is loaded with high priority", () => {
    const name = site.pictures.sections.news;
    const html = renderOnPage(<MediaPicture name={name} alt="" loading="first" />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toMatch(/loading="lazy"|<noscript>/);
  });

  it("a picture shows a placeholder until it is near the window, and is visible without scripts", () => {
    const html = renderOnPage(<Picture item={own} alt="" sizes="50vw" />);
    expect(html).toContain(`<img src="${image.placeholder}" data-src="/media/ladle-1280.webp"`);
    expect(html).toContain('data-widths="480,960,1280" data-sizes="50vw"');
    expect(html).toContain('<noscript><img src="/media/ladle-1280.webp"');
  });

  it("the text and the address of a picture are escaped in elements and attributes", () => {
    const imgUrl = 'https://cms.example.com/"></noscript><script>.webp';
    const html = renderOnPage(<Picture item={{ imgUrl }} alt={imgUrl} />);
    expect(html).not.toContain("<script>");
    expect(html.match(/<\/noscript>/g)).toHaveLength(1);
    expect(html).toContain("&quot;&gt;&lt;/noscript&gt;&lt;script&gt;.webp");
  });
});
