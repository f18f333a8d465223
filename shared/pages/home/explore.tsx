import { Icon } from "../../blocks/icon/icon.tsx";
import { MediaPicture } from "../../blocks/picture/media-picture.tsx";
import type { NavigationNode } from "../../content/types.ts";
import { pathPrefix } from "../../i18n/locales.ts";
import { usePage } from "../../page/page-context.tsx";
import { nodeHref } from "../../routing/resolve.ts";
import { site } from "../../site.ts";
import { headings } from "../../site-home.ts";
import { animationDelay } from "../../styles/animation-delay.ts";
import styles from "./explore.module.css";
import section from "./home-section.module.css";
import { HomeSection } from "./home-section.tsx";

/** Links to the sections, each with a picture. */
export function Explore() {
  const { locale, navigation } = usePage();
  const sections = navigation.nodeShowList.filter((node) => !node.extra && !node.linkUrl);
  if (sections.length === 0) return null;
  return (
    <HomeSection titleId="explore-title" number="05" title={headings.explore[locale]}>
      <ul className={styles.mosaic}>
        {sections.map((node, index) => (
          <Tile key={node.nodeId} node={node} delay={animationDelay(index % 3)} />
        ))}
      </ul>
    </HomeSection>
  );
}

function Tile({ node, delay }: { node: NavigationNode; delay: string }) {
  const { locale } = usePage();
  const href = nodeHref(locale, node);
  if (href === undefined) return null;
  return (
    <li className={styles.tile} data-reveal={delay}>
      <a className={`${styles.link} ${section.link}`} href={href}>
        <MediaPicture
          className={`${styles.picture} zoom`}
          name={pictureOf(href.slice(pathPrefix[locale].length))}
          sizes="(width > 970px) 45rem, 92vw"
        />
        <span className={styles.name}>{node.nodeName}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

function pictureOf(path: string): string {
  const pictures: Readonly<Record<string, string>> = site.pictures.sections;
  return pictures[path.split("/")[1] ?? ""] ?? site.pictures.sections.home;
}
