/** Writes a number with leading zeros: `padNumber(7, 2)` gives `07`. */
export function padNumber(value: number, length: number): string {
  return String(value).padStart(length, "0");
}

/**
 * Writes a whole number with commas, as in `11,460`, in all locales. It does not use `Intl.NumberFormat`, which takes
 * milliseconds to create.
 */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Writes a shareholding in per cent as `9.80%`. */
export function holdingPercent(share: number): string {
  return `${share.toFixed(2)}%`;
}

/** Writes a duration in seconds as `1:08` or `1:02:05`. */
export function clockTime(seconds: number): string {
  const rounded = Math.round(seconds);
  const [hours, minutes] = [Math.floor(rounded / 3600), Math.floor(rounded / 60) % 60];
  const rest = padNumber(rounded % 60, 2);
  return hours > 0 ? `${hours}:${padNumber(minutes, 2)}:${rest}` : `${minutes}:${rest}`;
}

/** The number at the beginning of a text: 8600 for `8,600`, 68 for `68%`. */
export function amount(number: string): number {
  return Number.parseFloat(number.replaceAll(",", ""));
}
