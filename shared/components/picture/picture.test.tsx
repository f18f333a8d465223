import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { site } from "../../site.ts";
import { MediaPicture, Picture } from "./picture.tsx";

const image = {
  width: 1280,
  height: 720,
  widths: [480, 960, 1280],
  color: "#222025",
  placeholder: "data:image/webp;base64,AAAA",
};
const own = { imgUrl: "/media/ladle-1280.webp", image };

describe("Picture", () => {
  it("offers a picture of the site in every width, as AVIF and as WebP", () => {
    const html = renderToStaticMarkup(<Picture item={own} alt="钢包" loading="first" />);
    expect(html).toContain("/media/ladle-480.avif 480w, /media/ladle-960.avif 960w");
    expect(html).toContain("/media/ladle-480.webp 480w, /media/ladle-960.webp 960w");
    expect(html).toContain('width="1280" height="720" alt="钢包"');
  });

  it("shows any other address as it is", () => {
    const item = { imgUrl: "https://cms.example.com/a-1280.webp" };
    const html = renderToStaticMarkup(<Picture item={item} alt="" loading="lazy" />);
    expect(html).toContain('<img src="https://cms.example.com/a-1280.webp"');
    expect(html).not.toContain("srcSet");
  });

  it("has a width and a height even where nothing is known of it", () => {
    const item = { imgUrl: "https://cms.example.com/logo.svg" };
    for (const loading of ["lazy", "near"] as const) {
      const html = renderToStaticMarkup(<Picture item={item} alt="" loading={loading} />);
      expect(html).toContain('width="1280" height="720"');
    }
  });

  it("takes no other address for one of its own, whatever is told of its widths", () => {
    const item = { imgUrl: "https://cms.example.com/media/a-1280.webp", image };
    const html = renderToStaticMarkup(<Picture item={item} alt="" loading="lazy" />);
    expect(html).not.toContain("srcSet");
  });

  it("shows the default picture where an item has none", () => {
    const html = renderToStaticMarkup(<Picture item={{}} alt="" />);
    expect(html).toContain(`/media/${site.pictures.default}-`);
  });

  it("comes first where a page opens with it", () => {
    const html = renderToStaticMarkup(<MediaPicture name="ladle" alt="" loading="first" />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toMatch(/loading="lazy"|<noscript>/);
  });

  it("waits with its placeholder until it is near, and needs no script to be seen", () => {
    const html = renderToStaticMarkup(<Picture item={own} alt="" sizes="50vw" />);
    expect(html).toContain(`<img src="${image.placeholder}" data-src="/media/ladle-1280.webp"`);
    expect(html).toContain('data-widths="480,960,1280" data-sizes="50vw"');
    expect(html).toContain('<noscript><img src="/media/ladle-1280.webp"');
  });
});
