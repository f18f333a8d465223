/** Codes of the protocol; the site distinguishes only 1000, the others serve diagnosis. */
export const Code = {
  success: 1000,
  malformed: 1400,
  refused: 1401,
  unknownCall: 1404,
  gone: 1410,
  failed: 1500,
} as const;

export interface ServiceResponse {
  status: number;
  code: number;
  /** JSON text: items are stored in this form and passed through. */
  data: string;
  message?: string;
  /** Seconds after which the response will be another one, if that is known. */
  maxAge?: number | undefined;
}

export function success(data: string, maxAge?: number): ServiceResponse {
  return { status: 200, code: Code.success, data, maxAge };
}

/** HTTP 200, as the protocol requires: malformed calls are distinguished by the code. */
export function malformed(message: string): ServiceResponse {
  return { status: 200, code: Code.malformed, data: "null", message };
}

export function refused(message: string): ServiceResponse {
  return { status: 401, code: Code.refused, data: "null", message };
}

export function unknownCall(message: string): ServiceResponse {
  return { status: 404, code: Code.unknownCall, data: "null", message };
}

export function gone(message: string): ServiceResponse {
  return { status: 410, code: Code.gone, data: "null", message };
}

export function failed(message: string): ServiceResponse {
  return { status: 500, code: Code.failed, data: "null", message };
}

/** A list response from items that are JSON text. */
export function listOf(items: readonly string[], total: number, maxAge?: number): ServiceResponse {
  return success(`{"data":[${items.join(",")}],"totalCount":${total}}`, maxAge);
}

export function toResponse({ status, code, data, message, maxAge }: ServiceResponse): Response {
  const explanation = message === undefined ? "" : `,"message":${JSON.stringify(message)}`;
  return new Response(`{"code":${code},"data":${data}${explanation}}`, {
    status,
    headers: {
      ...(maxAge !== undefined && { "cache-control": `max-age=${maxAge}, must-revalidate` }),
      "content-type": "application/json; charset=utf-8",
      // The platform could cache responses of another entrypoint by URL alone, which is the same for
      // different calls. `Cache-Control` would also keep the site from storing them.
      "cloudflare-cdn-cache-control": "no-store",
    },
  });
}
