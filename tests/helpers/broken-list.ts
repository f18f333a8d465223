import { messages as zh } from "../../shared/i18n/messages/zh.ts";

/** The key of a message that only lists with pagination show. */
const KEY = "itemsPerPage";
const message = Object.getOwnPropertyDescriptor(zh, KEY) ?? {};

/** Makes lists throw while they are rendered. If `reason` is a promise, React suspends them. */
export function breakLists(reason: unknown = new Error("the list cannot be rendered")): void {
  const get = () => {
    throw reason;
  };
  Object.defineProperty(zh, KEY, { get, configurable: true });
}

export function mendLists(): void {
  Object.defineProperty(zh, KEY, message);
}
