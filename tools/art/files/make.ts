// Makes what the site offers for download, and the pictures and films that belong to it.
// Usage: npm run art:files -- [kind …]   (no kind: everything)

import { makeBrandZips } from "./brand-zips.ts";
import { makeCovers } from "./covers.ts";
import { makeFilms } from "./films.ts";
import { makeFonts } from "./font-files.ts";
import { makeGroupLogos } from "./group-logos.ts";
import { makeInvestorLogos } from "./investor-logos.ts";
import { makePdfs } from "./pdfs.ts";
import { makePictureZips } from "./picture-zips.ts";

/** In the order in which they need one another. */
const KINDS: Record<string, () => Promise<void>> = {
  logos: async () => {
    await makeGroupLogos();
    await makeInvestorLogos();
  },
  covers: makeCovers,
  films: makeFilms,
  fonts: makeFonts,
  brand: makeBrandZips,
  pictures: makePictureZips,
  pdfs: makePdfs,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((kind) => !(kind in KINDS));
if (unknown.length > 0) {
  throw new Error(`unknown: ${unknown.join(", ")}; use ${Object.keys(KINDS).join(", ")}`);
}
for (const [kind, make] of Object.entries(KINDS)) {
  if (requested.length > 0 && !requested.includes(kind)) continue;
  console.log(`→ ${kind}`);
  await make();
}
