import type { OrganizationLeaf, WebSiteLeaf } from "schema-dts";
import { company, site } from "../../shared/brand/site.ts";
import { type Locale, languageTag, locales, pathPrefix } from "../../shared/i18n/locales.ts";
import { indexNameHref } from "../../shared/routing/addresses.ts";

/**
 * Describes the company. The home page and the page of the headquarters have all details. Other pages have only the
 * company's name, the address of its home page and its logo.
 */

export function organization(origin: string, locale: Locale): OrganizationLeaf {
  const others = locales.filter((each) => each !== locale);
  const [first, ...more] = others.map((each) => site.name[each]);
  return {
    ...publisher(origin, locale),
    legalName: company.legalName[locale],
    ...(first && { alternateName: more.length > 0 ? [first, ...more] : first }),
    description: site.description[locale],
    slogan: site.motto[locale],
    foundingDate: String(company.founded),
    address: {
      "@type": "PostalAddress",
      streetAddress: company.street[locale],
      addressLocality: company.city[locale],
      addressRegion: company.region[locale],
      postalCode: company.postalCode,
      addressCountry: company.country,
    },
    telephone: company.telephone,
    email: company.email,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: company.telephone,
      email: company.email,
      availableLanguage: locales.map((each) => languageTag[each]),
    },
  };
}

export function publisher(origin: string, locale: Locale): OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": organizationId(origin, locale),
    name: site.name[locale],
    url: origin + indexNameHref(locale, "HOME"),
    logo: { "@type": "ImageObject", url: origin + company.logo, width: "512", height: "512" },
  };
}

/** The company has a different id in each locale, because search engines expect one name and one address for an id. */
export function organizationId(origin: string, locale: Locale): string {
  return `${origin}${pathPrefix[locale] || "/"}#organization`;
}

/** Describes the site and its search. */
export function website(origin: string, locale: Locale): WebSiteLeaf {
  const home = origin + indexNameHref(locale, "HOME");
  const target = `${origin}${indexNameHref(locale, "SEARCH")}?keyword={search_term_string}`;
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: site.name[locale],
    url: home,
    inLanguage: languageTag[locale],
    publisher: { "@id": organizationId(origin, locale) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: target },
      // Search engines require `query-input`, an annotation of schema.org that schema-dts lacks.
      ...{ "query-input": "required name=search_term_string" },
    },
  };
}
