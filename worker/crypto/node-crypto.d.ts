/** Types for the part of node:crypto that the worker uses, because the worker does not include the types of Node. */
declare module "node:crypto" {
  interface Hmac {
    update(text: string): Hmac;
    digest(encoding: string): string;
  }
  export function createHmac(algorithm: "sha256", key: string): Hmac;
}
