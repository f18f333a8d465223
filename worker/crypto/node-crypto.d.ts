/** The part of the runtime's node:crypto that is used; the worker has no types of Node. */
declare module "node:crypto" {
  interface Hmac {
    update(text: string): Hmac;
    digest(encoding: string): string;
  }
  export function createHmac(algorithm: "sha256", key: string): Hmac;
}
