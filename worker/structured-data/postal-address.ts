import type { PostalAddressLeaf } from "schema-dts";
import { company } from "../../shared/brand/site.ts";

/** The ISO 3166 code of each country, by the country code of its telephone numbers (ITU-T E.164). */
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

/** Cities that are also regions. */
const MUNICIPALITIES = "北京市 天津市 上海市 重庆市 Beijing Tianjin Shanghai Chongqing".split(" ");

const PROVINCES =
  "Anhui,Fujian,Gansu,Guangdong,Guangxi,Guizhou,Hainan,Hebei,Heilongjiang,Henan,Hubei,Hunan,Inner Mongolia,Jiangsu,Jiangxi,Jilin,Liaoning,Ningxia,Qinghai,Shaanxi,Shandong,Shanxi,Sichuan,Tibet,Xinjiang,Yunnan,Zhejiang".split(
    ",",
  );

/** Splits an address into its parts. The country is found by the telephone number. */
export function postalAddress(
  address: string,
  telephone: string = company.telephone,
): PostalAddressLeaf {
  const country = countries[/^\+(\d+)/.exec(telephone)?.[1] ?? ""];
  const { street, city, region } = chineseParts(address) ?? latinParts(address, country);
  const province = region ?? MUNICIPALITIES.find((each) => each === city);
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    ...(city && { addressLocality: city }),
    ...(province && { addressRegion: province }),
    ...(country && { addressCountry: country }),
  };
}

interface Parts {
  street: string;
  city?: string | undefined;
  region?: string | undefined;
}

const CHINESE = /^(\p{sc=Han}{1,8}?(?:省|自治区))?(\p{sc=Han}{1,8}?市)(.+)$/u;

/** Splits an address such as `广东省深圳市海滨路1号`. The province may be missing. */
function chineseParts(address: string): Parts | undefined {
  const [, region, city, street] = CHINESE.exec(address) ?? [];
  return street ? { street, city, region } : undefined;
}

/**
 * Splits an address such as `1 Haibin Road, Shenzhen, Guangdong`. The city is the last part, or the part before a
 * Chinese province or a country.
 */
function latinParts(address: string, country: string | undefined): Parts {
  const parts = address.split(/,\s*/);
  if (parts.length > 1 && (country !== "CN" || parts.at(-1) === "China")) parts.pop();
  const region = PROVINCES.find((province) => parts.length > 1 && province === parts.at(-1));
  if (region) parts.pop();
  const city =
    parts.length > 1
      ? parts
          .pop()
          ?.replace(/\b[\d-]{4,}\b/, "")
          .trim()
      : undefined;
  return { street: parts.join(", "), city, region };
}
