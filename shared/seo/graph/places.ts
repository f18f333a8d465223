import type { LocalBusinessLeaf, OrganizationLeaf, PostalAddressLeaf } from "schema-dts";
import type { ContentCard } from "../../content/types.ts";
import type { DescribedPage } from "../../page/page-content.ts";
import { company } from "../../site.ts";
import { organization, organizationId } from "./company.ts";

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

/** ISO 3166 codes by the country codes of telephone numbers (ITU-T E.164). */
const countries: Readonly<Record<string, string>> = {
  49: "DE",
  55: "BR",
  62: "ID",
  65: "SG",
  84: "VN",
  86: "CN",
  90: "TR",
  968: "OM",
  971: "AE",
};

const MUNICIPALITIES = ["北京市", "天津市", "上海市", "重庆市"];

/**
 * The parts of an address. A Chinese one begins with the province, if it has it, and the city; others end
 * with the city, and abroad with the country, of which the telephone number has the code.
 */
function postalAddress(address: string, telephone = company.telephone): PostalAddressLeaf {
  const country = countries[/^\+(\d+)/.exec(telephone)?.[1] ?? ""];
  const [, region, city, rest] =
    /^(\p{sc=Han}{1,8}?(?:省|自治区))?(\p{sc=Han}{1,8}?市)(.+)$/u.exec(address) ?? [];
  const parts = address.split(/,\s*/);
  if (parts.length > 1 && country !== company.country) parts.pop();
  const locality =
    city ??
    (parts.length > 1
      ? parts
          .pop()
          ?.replace(/\b[\d-]{4,}\b/, "")
          .trim()
      : undefined);
  const province = region ?? MUNICIPALITIES.find((each) => each === city);
  return {
    "@type": "PostalAddress",
    streetAddress: rest ?? parts.join(", "),
    ...(locality && { addressLocality: locality }),
    ...(province && { addressRegion: province }),
    ...(country && { addressCountry: country }),
  };
}
