import type { ImageObjectLeaf, OrganizationLeaf, PostalAddressLeaf, WebSiteLeaf } from "schema-dts";
import { type Locale, languageTag, localPath, pathPrefix } from "../../i18n/locales.ts";
import { company, site } from "../../site.ts";

/** The group itself: on the home page in full, elsewhere by name and logo. */

export function organization(origin: string, locale: Locale): OrganizationLeaf {
  return {
    ...publisher(origin, locale),
    legalName: site.legalName[locale],
    alternateName: site.name[locale === "zh" ? "en" : "zh"],
    description: site.description[locale],
    slogan: site.motto[locale],
    foundingDate: String(site.founded),
    address: headOffice(locale),
    telephone: company.telephone,
    email: company.email,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: company.telephone,
      email: company.email,
      availableLanguage: ["zh-CN", "en"],
    },
  };
}

export function publisher(origin: string, locale: Locale): OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": organizationId(origin, locale),
    name: site.name[locale],
    url: `${origin}${localPath(locale, "/home")}`,
    logo: logo(origin),
  };
}

/** Of one id search engines expect one name and one address, and both are the edition's. */
export function organizationId(origin: string, locale: Locale): string {
  return `${origin}${pathPrefix[locale] || "/"}#organization`;
}

/** The site with its search, which search engines may offer under its entry. */
export function website(origin: string, locale: Locale): WebSiteLeaf {
  const home = `${origin}${localPath(locale, "/home")}`;
  const target = `${home}/search?keyword={search_term_string}`;
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
      // The property is search engines' own: schema.org writes it as an annotation of `query`.
      ...{ "query-input": "required name=search_term_string" },
    },
  };
}

function headOffice(locale: Locale): PostalAddressLeaf {
  return {
    "@type": "PostalAddress",
    streetAddress: company.street[locale],
    addressLocality: company.city[locale],
    addressRegion: company.region[locale],
    postalCode: company.postalCode,
    addressCountry: company.country,
  };
}

function logo(origin: string): ImageObjectLeaf {
  return { "@type": "ImageObject", url: origin + company.logo, width: "512", height: "512" };
}
