import type { ProfilePageLeaf } from "schema-dts";
import type { ContentItem } from "../../content/types.ts";
import { languageTag } from "../../i18n/editions.ts";
import type { AboutPage } from "../../page/page-content.ts";
import { absolute } from "../absolute.ts";
import { publisher } from "./company.ts";

export function profilePage(page: AboutPage, person: ContentItem): ProfilePageLeaf {
  const { origin, edition, address, description } = page;
  return {
    "@type": "ProfilePage",
    url: address,
    inLanguage: languageTag[edition],
    mainEntity: {
      "@type": "Person",
      "@id": `${address}#person`,
      name: person.title,
      description,
      url: address,
      ...(person.subTitle && { jobTitle: person.subTitle }),
      ...(person.imgUrl && { image: absolute(person.imgUrl, origin) }),
      worksFor: publisher(origin, edition),
    },
  };
}
