import type { ProfilePageLeaf } from "schema-dts";
import type { ContentItem } from "../../content/types.ts";
import { languageTag } from "../../i18n/locales.ts";
import type { DescribedPage } from "../../page/page-content.ts";
import { absolute } from "../absolute.ts";
import { publisher } from "./company.ts";

export function profilePage(page: DescribedPage, person: ContentItem): ProfilePageLeaf {
  const { origin, locale, address, description } = page;
  return {
    "@type": "ProfilePage",
    url: address,
    inLanguage: languageTag[locale],
    mainEntity: {
      "@type": "Person",
      "@id": `${address}#person`,
      name: person.title,
      description,
      url: address,
      ...(person.subTitle && { jobTitle: person.subTitle }),
      ...(person.imgUrl && { image: absolute(person.imgUrl, origin) }),
      worksFor: publisher(origin, locale),
    },
  };
}
