import { company, site } from "../../shared/site.ts";
import { ONE_DAY } from "../responses/cache-headers.ts";

/** The web app manifest (W3C), from the brand. */
export function manifest(): Response {
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/icons/icon-${purpose === "maskable" ? "maskable-" : ""}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return Response.json(
    {
      name: site.name.zh,
      short_name: site.name.zh,
      description: site.description.zh,
      lang: "zh-CN",
      id: "/home",
      scope: "/",
      start_url: "/home",
      display: "minimal-ui",
      background_color: company.themeColor.light,
      theme_color: company.themeColor.dark,
      icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    },
    { headers: { "content-type": "application/manifest+json", "cache-control": ONE_DAY } },
  );
}
