import type { EventLeaf } from "schema-dts";
import { languageTag } from "../../shared/i18n/locales.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { sharePicture } from "../../shared/seo/share-picture.ts";
import { publisher } from "./company.ts";
import { postalAddress } from "./postal-address.ts";

/**
 * Describes the event, but only on the page that shows the first group of items about the event. The first item of this
 * group contains the description.
 */
export function conferenceEvent(page: DescribedPage): EventLeaf[] {
  const { locale, origin, address, content } = page;
  const { eventDates, items: [about] = [] } = content;
  if (!eventDates || !about || new URL(address).search !== "") return [];
  return [
    {
      "@type": "Event",
      name: about.subTitle ?? about.title,
      description: about.summary ?? page.description,
      startDate: eventDates.start,
      endDate: eventDates.end,
      ...(eventDates.capacity && { maximumAttendeeCapacity: eventDates.capacity }),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: eventDates.address,
        address: postalAddress(eventDates.address),
      },
      image: [sharePicture(page, about).url],
      organizer: publisher(origin, locale),
      inLanguage: languageTag[locale],
      url: address,
    },
  ];
}
