import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { site } from "../../site.ts";
import { MediaPicture, Picture } from "./picture.tsx";

describe("Picture", () => {
  it("offers a picture of the site in every width, as AVIF and as WebP", () => {
    const html = renderToStaticMarkup(<Picture src="/media/ladle-1280.webp" alt="钢包" />);
    expect(html).toContain("/media/ladle-480.avif 480w, /media/ladle-960.avif 960w");
    expect(html).toContain("/media/ladle-480.webp 480w, /media/ladle-960.webp 960w");
    expect(html).toMatch(/width="\d+" height="\d+" alt="钢包"/);
  });

  it("shows any other address as it is", () => {
    const html = renderToStaticMarkup(<Picture src="https://cms.example.com/a-1280.webp" alt="" />);
    expect(html).toContain('<img src="https://cms.example.com/a-1280.webp"');
    expect(html).not.toContain("srcSet");
  });

  it("does not take a file in the same folder for a known picture", () => {
    const html = renderToStaticMarkup(<Picture src="/media/unknown-1280.webp" alt="" />);
    expect(html).toContain('<img src="/media/unknown-1280.webp"');
  });

  it("shows the default picture where an item has none", () => {
    const html = renderToStaticMarkup(<Picture src={undefined} alt="" />);
    expect(html).toContain(`/media/${site.pictures.default}-`);
  });

  it("loads late unless it is eager, and then first", () => {
    const late = renderToStaticMarkup(<MediaPicture name="ladle" alt="" />);
    const eager = renderToStaticMarkup(<MediaPicture name="ladle" alt="" eager />);
    expect(late).toContain('loading="lazy"');
    expect(eager).not.toContain('loading="lazy"');
    expect(eager).toContain('fetchPriority="high"');
  });
});
