import type { ImageObjectLeaf, OrganizationLeaf, PostalAddressLeaf, WebSiteLeaf } from "schema-dts";
import { type Edition, languageTag, localPath, pathPrefix } from "../../i18n/editions.ts";
import { company, site } from "../../site.ts";

/** The group itself: on the home page in full, elsewhere by name and logo. */

export function organization(origin: string, edition: Edition): OrganizationLeaf {
  return {
    ...publisher(origin, edition),
    legalName: site.legalName[edition],
    alternateName: site.name[edition === "zh" ? "en" : "zh"],
    description: site.description[edition],
    slogan: site.motto[edition],
    foundingDate: String(site.founded),
    address: headOffice(edition),
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

export function publisher(origin: string, edition: Edition): OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": organizationId(origin, edition),
    name: site.name[edition],
    url: `${origin}${localPath(edition, "/home")}`,
    logo: logo(origin),
  };
}

/** Of one id search engines expect one name and one address, and both are the edition's. */
export function organizationId(origin: string, edition: Edition): string {
  return `${origin}${pathPrefix[edition] || "/"}#organization`;
}

/** The site with its search, which search engines may offer under its entry. */
export function website(origin: string, edition: Edition): WebSiteLeaf {
  const home = `${origin}${localPath(edition, "/home")}`;
  const target = `${home}/search?keyword={search_term_string}`;
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: site.name[edition],
    url: home,
    inLanguage: languageTag[edition],
    publisher: { "@id": organizationId(origin, edition) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: target },
      // The property is search engines' own: schema.org writes it as an annotation of `query`.
      ...{ "query-input": "required name=search_term_string" },
    },
  };
}

function headOffice(edition: Edition): PostalAddressLeaf {
  return {
    "@type": "PostalAddress",
    streetAddress: company.street[edition],
    addressLocality: company.city[edition],
    addressRegion: company.region[edition],
    postalCode: company.postalCode,
    addressCountry: company.country,
  };
}

function logo(origin: string): ImageObjectLeaf {
  return { "@type": "ImageObject", url: origin + company.logo, width: "512", height: "512" };
}
