import { messages as zh } from "../../shared/i18n/messages/zh.ts";

/** The key of a message, which is a text of the user interface. Only lists with a pager show this message. */
const KEY = "itemsPerPage";
const message = Object.getOwnPropertyDescriptor(zh, KEY) ?? {};

/** Makes every list throw `reason` while the list is rendered. If `reason` is a promise, React suspends the list. */
export function breakLists(reason: unknown = new Error("the list cannot be rendered")): void {
  const get = () => {
    throw reason;
  };
  Object.defineProperty(zh, KEY, { get, configurable: true });
}

export function mendLists(): void {
  Object.defineProperty(zh, KEY, message);
}
