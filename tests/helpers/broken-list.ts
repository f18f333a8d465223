import { zh } from "../../shared/i18n/zh.ts";

/** A message that every list with a pager needs, and nothing else. */
const KEY = "itemsPerPage";
const message = Object.getOwnPropertyDescriptor(zh, KEY) ?? {};

/** Makes lists throw while they are rendered. */
export function breakLists(): void {
  const get = () => {
    throw new Error("the list cannot be rendered");
  };
  Object.defineProperty(zh, KEY, { get, configurable: true });
}

export function mendLists(): void {
  Object.defineProperty(zh, KEY, message);
}
