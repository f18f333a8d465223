import type { EventLeaf } from "schema-dts";
import { languageTag } from "../../i18n/locales.ts";
import type { DescribedPage } from "../../page/page-content.ts";
import { sharePicture } from "../share-picture.ts";
import { publisher } from "./company.ts";

/** The event, described by the first item of the page's first group; only on that group. */
export function conferenceEvent(page: DescribedPage): EventLeaf[] {
  const { locale, origin, address, content } = page;
  const { occasion, items: [about] = [] } = content;
  if (!occasion || !about || new URL(address).search !== "") return [];
  return [
    {
      "@type": "Event",
      name: about.subTitle ?? about.title,
      description: about.summary ?? page.description,
      startDate: occasion.start,
      endDate: occasion.end,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: occasion.address,
        address: { "@type": "PostalAddress", streetAddress: occasion.address },
      },
      image: [sharePicture(page, about).url],
      organizer: publisher(origin, locale),
      inLanguage: languageTag[locale],
      url: address,
    },
  ];
}
