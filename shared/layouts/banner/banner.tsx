import type { ReactNode } from "react";
import { MediaPicture } from "../../components/picture/picture.tsx";
import styles from "./banner.module.css";

interface BannerProps {
  title: string;
  /** English; shown in capitals. */
  subtitle?: string;
  /** Name of a picture in shared/site-pictures.json. */
  picture: string;
  headingId?: string;
  /** `p` where the page's own content carries the `h1`. */
  as?: "h1" | "p";
  children?: ReactNode;
}

/** The picture at a page's top with its name. */
export function Banner({ title, subtitle, picture, headingId, as = "h1", children }: BannerProps) {
  const Title = as;
  return (
    <div className={styles.banner} data-slim={as === "p"}>
      <MediaPicture
        className={styles.picture}
        name={picture}
        alt=""
        sizes="100vw"
        loading="first"
      />
      <div className={styles.inner}>
        <Title className={styles.title} id={headingId}>
          {title}
        </Title>
        {subtitle && (
          <p className={styles.subtitle} lang="en">
            {subtitle.toUpperCase()}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
