import { escapeHtml } from "../../page/escape-html.ts";
import { wholeAt } from "./breakable-html.ts";

interface SummaryProps {
  text: string | undefined;
  className?: string | undefined;
}

/** A paragraph without offsets for its line breaks: numbers stay with the unit after them. */
export function Summary({ text, className }: SummaryProps) {
  if (!text) return null;
  return <p className={className} dangerouslySetInnerHTML={{ __html: wholeNumbers(text) }} />;
}

const QUANTITY =
  /(?:RMB )?\d[\d,.]{0,15}(?:(?:年\d+)?\p{Script=Han}{1,2}| (?:million|billion|per cent|[JFMASOND][a-z]{2,8})\b)/gu;
const AMOUNT = /(?:RMB )?\d[\d,.]{0,15} (?:million|billion)\b/gu;

export function wholeNumbers(text: string, quantity = QUANTITY): string {
  const html = escapeHtml(text);
  return html.replace(quantity, (number, at) => `${wholeAt(html, at)}${number}</span>`);
}

/** English titles have no offsets: only their amounts stay whole. */
export function wholeAmounts(title: string): string {
  return wholeNumbers(title, AMOUNT);
}
