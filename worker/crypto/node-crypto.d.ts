/** Types for the used part of the runtime's node:crypto, because the worker does not include the types of Node. */
declare module "node:crypto" {
  interface Hmac {
    update(text: string): Hmac;
    digest(encoding: string): string;
  }
  export function createHmac(algorithm: "sha256", key: string): Hmac;
}
