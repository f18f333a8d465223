import { site } from "../../shared/site.ts";

/**
 * Legacy URLs of such sites and the current path of their content: lower case, without the locale's
 * prefix, which is preserved together with the query. For external content services; the embedded
 * one has `redirects.yaml` in its seed.
 */
export const legacyRedirects: Readonly<Record<string, string>> = {
  "/index.html": "/home",
  "/index.htm": "/home",
  "/index.php": "/home",
  "/index.jsp": "/home",
  "/default.aspx": "/home",
  "/home.html": "/home",
  "/about.html": "/about/profile",
  "/aboutus": "/about/profile",
  "/about-us": "/about/profile",
  "/history.html": "/about/development_history",
  "/culture.html": `/about/${site.slug}_culture`,
  "/news.html": "/news/press_releases",
  "/newslist.html": "/news/press_releases",
  "/video.html": "/news/video",
  "/notice.html": "/announcement/information_disclosure",
  "/products.html": "/product/core_business",
  "/contact.html": "/contact/headquarters",
  "/contactus": "/contact/headquarters",
  "/contact-us": "/contact/headquarters",
  "/job.html": "/recruitment/recruitment",
  "/join.html": "/recruitment/talent_concept",
  "/search": "/home/search",
  "/search.html": "/home/search",
  "/rss": "/feed.xml",
  "/rss.xml": "/feed.xml",
  "/atom.xml": "/feed.xml",
  "/feed": "/feed.xml",
};
