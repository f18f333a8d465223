import type { EventLeaf } from "schema-dts";
import { languageTag } from "../../i18n/editions.ts";
import { absolute } from "../absolute.ts";
import type { AboutPage } from "../page-content.ts";
import { publisher } from "./company.ts";

/** The conference, on the page's first group: its first item says what it is. */
export function conferenceEvent(page: AboutPage): EventLeaf[] {
  const { edition, origin, address, preview, content } = page;
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
      image: about.imgUrl ? [preview, absolute(about.imgUrl, origin)] : [preview],
      organizer: publisher(origin, edition),
      inLanguage: languageTag[edition],
      url: address,
    },
  ];
}
