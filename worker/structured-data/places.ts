import type { LocalBusinessLeaf, OrganizationLeaf } from "schema-dts";
import { company } from "../../shared/brand/site.ts";
import { emailsIn, linkedOf, phonesIn } from "../../shared/content/contact-details.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { organization, organizationId } from "./company.ts";
import { postalAddress } from "./postal-address.ts";

/** Describes an office. Returns nothing if the office has no address. */
export function localBusiness(page: DescribedPage, office: ContentCard): LocalBusinessLeaf[] {
  const { origin, locale, address, picture, description } = page;
  if (!office.address) return [];
  const { telephone, email } = reachedBy(office);
  return [
    {
      "@type": "LocalBusiness",
      "@id": `${address}#office`,
      name: office.title,
      description,
      url: address,
      image: picture,
      address: postalAddress(office.address, [telephone].flat()[0]),
      ...(telephone && { telephone }),
      ...(email && { email }),
      ...(office.subTitle && { areaServed: office.subTitle }),
      parentOrganization: { "@id": organizationId(origin, locale) },
    },
  ];
}

/** Describes the company with all departments that have a phone number or an email address. */
export function companyWithContacts(
  { origin, locale }: DescribedPage,
  items: readonly ContentCard[],
): OrganizationLeaf {
  const contacts = items
    .map((item) => ({ contactType: item.title, ...reachedBy(item) }))
    .filter(({ telephone, email }) => telephone ?? email)
    .map((contact) => ({ "@type": "ContactPoint" as const, ...contact }));
  return {
    ...organization(origin, locale),
    ...(contacts.length > 0 && { contactPoint: contacts }),
  };
}

/** Returns all phone numbers and email addresses of an item. A single value is not wrapped in a list. */
function reachedBy({ phone = "", email = "" }: Pick<ContentCard, "phone" | "email">) {
  const telephones = linkedOf(phonesIn(phone)).map(internationalNumber);
  const emails = linkedOf(emailsIn(email));
  return {
    ...(telephones.length > 0 && { telephone: oneOrAll(telephones) }),
    ...(emails.length > 0 && { email: oneOrAll(emails) }),
  };
}

function oneOrAll(values: string[]): string | string[] {
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : values;
}

/** Adds the company's country code to a number that has none. */
function internationalNumber(phone: string): string {
  const number = phone.replace(/[(（]0[)）]|[()（）]/g, "").replace(/^00/, "+");
  if (number.startsWith("+")) return number;
  const [countryCode] = company.telephone.split("-");
  return `${countryCode}-${number.replace(/^0/, "")}`;
}
