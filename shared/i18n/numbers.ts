/** A number with leading zeros: `padNumber(7, 2)` is `07`. */
export function padNumber(value: number, length: number): string {
  return String(value).padStart(length, "0");
}

/** A whole number with commas, in both locales: `11,460`. `Intl.NumberFormat` takes milliseconds to create. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A duration in seconds as `1:08` or `1:02:05`. */
export function clockTime(seconds: number): string {
  const rounded = Math.round(seconds);
  const [hours, minutes] = [Math.floor(rounded / 3600), Math.floor(rounded / 60) % 60];
  const rest = padNumber(rounded % 60, 2);
  return hours > 0 ? `${hours}:${padNumber(minutes, 2)}:${rest}` : `${minutes}:${rest}`;
}

/** The number that a text begins with: 8600 for `8,600`, 68 for `68%`. */
export function amount(number: string): number {
  return Number.parseFloat(number.replaceAll(",", ""));
}
