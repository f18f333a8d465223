/** A number with leading zeros: `padNumber(7, 2)` is `07` (specification section 1). */
export function padNumber(value: number, length: number): string {
  return String(value).padStart(length, "0");
}

/** Seconds as a player shows them: `1:08`, `1:02:05`. */
export function clockTime(seconds: number): string {
  const integer = Math.round(seconds);
  const [hours, minutes] = [Math.floor(integer / 3600), Math.floor(integer / 60) % 60];
  const rest = padNumber(integer % 60, 2);
  return hours > 0 ? `${hours}:${padNumber(minutes, 2)}:${rest}` : `${minutes}:${rest}`;
}
