import { OwnOpening } from "../../../layouts/opening/own-opening.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { site } from "../../../site.ts";
import styles from "./opening.module.css";

/** The characters that name the company; the others say that it is a group. */
const NAME_LENGTH = 2;

/** The company's name forged, beside the motto in vertical lines. */
export function Opening() {
  const { locale } = usePage();
  return (
    <OwnOpening ground="stage" className={styles.opening}>
      {locale !== "zh" && <p className={styles.translation}>{site.motto[locale]}</p>}
      <Plate name={site.name.zh.slice(0, NAME_LENGTH)} />
      <p className={styles.motto} lang="zh">
        {site.motto.zh.split("，").map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </OwnOpening>
  );
}

/** Characters in relief on a steel plate, lit from the upper left and by heat from the lower right. */
function Plate({ name }: { name: string }) {
  return (
    <svg
      className={styles.plate}
      viewBox="0 0 640 430"
      preserveAspectRatio="xMidYMid slice"
      lang="zh"
      aria-hidden="true"
    >
      <radialGradient id="lamp" cx="0.3" cy="0.15" r="1.05">
        <stop stopColor="#9aa4ac" />
        <stop offset="0.5" stopColor="#4d555c" />
        <stop offset="1" stopColor="#1b1f23" />
      </radialGradient>
      <radialGradient id="ember" cx="1" cy="1" r="0.62">
        <stop stopColor="#f0591a" stopOpacity="0.55" />
        <stop offset="1" stopColor="#f0591a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="steel" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#c3cbd1" />
        <stop offset="0.55" stopColor="#868f97" />
        <stop offset="1" stopColor="#6d645f" />
      </linearGradient>
      <filter id="skin" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="5" seed="7" />
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0" />
        <feDiffuseLighting surfaceScale="5" lightingColor="#fff">
          <feDistantLight azimuth="235" elevation="52" />
        </feDiffuseLighting>
        <feBlend in2="SourceGraphic" mode="soft-light" />
      </filter>
      <filter
        id="forged"
        x="-0.1"
        y="-0.1"
        width="1.2"
        height="1.2"
        colorInterpolationFilters="sRGB"
      >
        <feGaussianBlur in="SourceAlpha" stdDeviation="5" />
        <feComponentTransfer result="height">
          <feFuncA type="table" tableValues="0 0 0.35 0.75 0.95 1 1" />
        </feComponentTransfer>
        <feSpecularLighting
          in="height"
          surfaceScale="7"
          specularConstant="0.9"
          specularExponent="12"
          lightingColor="#fff"
          result="light"
        >
          <feDistantLight azimuth="232" elevation="30" />
        </feSpecularLighting>
        <feSpecularLighting
          in="height"
          surfaceScale="7"
          specularConstant="0.8"
          specularExponent="16"
          lightingColor="#ff6a1f"
          result="heat"
        >
          <feDistantLight azimuth="40" elevation="16" />
        </feSpecularLighting>
        <feDiffuseLighting in="height" surfaceScale="7" lightingColor="#fff" diffuseConstant="1.15">
          <feDistantLight azimuth="232" elevation="58" />
        </feDiffuseLighting>
        <feBlend in2="SourceGraphic" mode="multiply" />
        <feComposite in2="light" operator="arithmetic" k2="1" k3="0.55" />
        <feComposite in2="heat" operator="arithmetic" k2="1" k3="0.8" />
        <feComposite in2="SourceAlpha" operator="in" result="face" />
        <feDropShadow in="SourceAlpha" dx="10" dy="13" stdDeviation="9" floodOpacity="0.8" />
        <feMerge>
          <feMergeNode />
          <feMergeNode in="face" />
        </feMerge>
      </filter>
      <path d="M-200-200h1040v830H-200z" fill="url(#lamp)" filter="url(#skin)" />
      <path d="M-200-200h1040v830H-200z" fill="url(#ember)" />
      <text x="320" y="308" fill="url(#steel)" filter="url(#forged)">
        {name}
      </text>
    </svg>
  );
}
