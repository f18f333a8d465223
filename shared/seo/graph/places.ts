import type { LocalBusinessLeaf, OrganizationLeaf } from "schema-dts";
import { company } from "../../brand/site.ts";
import type { ContentCard } from "../../content/types.ts";
import type { DescribedPage } from "../../page/page-content.ts";
import { organization, organizationId } from "./company.ts";
import { postalAddress } from "./postal-address.ts";

/** An office; nothing without an address. */
export function localBusiness(page: DescribedPage, office: ContentCard): LocalBusinessLeaf[] {
  const { origin, locale, address, picture, description } = page;
  if (!office.address) return [];
  const telephone = office.phone && internationalNumber(office.phone);
  return [
    {
      "@type": "LocalBusiness",
      "@id": `${address}#office`,
      name: office.title,
      description,
      url: address,
      image: picture,
      address: postalAddress(office.address, telephone),
      ...(telephone && { telephone }),
      ...(office.email && { email: office.email }),
      ...(office.subTitle && { areaServed: office.subTitle }),
      parentOrganization: { "@id": organizationId(origin, locale) },
    },
  ];
}

/** The company with the departments that have a phone number or email address. */
export function companyWithContacts(
  { origin, locale }: DescribedPage,
  items: readonly ContentCard[],
): OrganizationLeaf {
  const contacts = items
    .filter(({ phone, email }) => phone ?? email)
    .map(({ title, phone, email }) => ({
      "@type": "ContactPoint" as const,
      contactType: title,
      ...(phone && { telephone: internationalNumber(phone) }),
      ...(email && { email }),
    }));
  return {
    ...organization(origin, locale),
    ...(contacts.length > 0 && { contactPoint: contacts }),
  };
}

/** Numbers without a country's code are those of the company's country. */
function internationalNumber(phone: string): string {
  if (phone.startsWith("+")) return phone;
  const [countryCode] = company.telephone.split("-");
  return `${countryCode}-${phone.replace(/^0/, "")}`;
}
