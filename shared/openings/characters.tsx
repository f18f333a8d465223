import { defaultLocale } from "../brand/locales.ts";
import { site } from "../brand/site.ts";
import styles from "./characters.module.css";

/**
 * The roughness of each character in the first row: the blur that rounds its corners, in hundredths of the
 * character's size.
 */
const ROUGHNESS = [3, 2.4, 1.8, 1.2, 0.6, 0];
/** The angle by which each character in the second row still has to turn, in degrees. */
const ANGLES = [75, 60, 45, 30, 15, 0];
const OPACITIES = [0.3, 0.44, 0.58, 0.72, 0.86, 1];

/** The opening (top of a page) with the two characters of the company's name. */
export default { background: "page", Lead: Characters, description: "text" } as const;

/**
 * The first two characters of the company's Chinese name, each shown six times: one character becomes sharper, and the
 * other character turns.
 */
function Characters() {
  const [sharpened, turned] = site.name[defaultLocale];
  return (
    <div className={`${styles.characters} stack no-print`} aria-hidden="true">
      <ol>
        {ROUGHNESS.map((roughness, index) => (
          <li key={roughness} style={{ opacity: OPACITIES[index] }}>
            <svg viewBox="0 0 100 100" role="presentation">
              {roughness > 0 && <Rounding id={`rough-${index}`} radius={roughness} />}
              <text x="50" y="88" filter={roughness > 0 ? `url(#rough-${index})` : undefined}>
                {sharpened}
              </text>
            </svg>
          </li>
        ))}
      </ol>
      <ol>
        {ANGLES.map((angle, index) => (
          <li key={angle} style={{ opacity: OPACITIES[index] }}>
            <svg viewBox="0 0 100 100" role="presentation" style={{ rotate: `y ${angle}deg` }}>
              <text x="50" y="88">
                {turned}
              </text>
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Rounds the corners of a shape. It blurs the shape and then cuts it off where it is half opaque. */
function Rounding({ id, radius }: { id: string; radius: number }) {
  return (
    <filter id={id} x="-10%" y="-10%" width="120%" height="120%" colorInterpolationFilters="sRGB">
      <feGaussianBlur stdDeviation={radius} />
      <feComponentTransfer>
        <feFuncA type="linear" slope="14" intercept="-6" />
      </feComponentTransfer>
    </filter>
  );
}
