/** The site distinguishes only the protocol's code of success, the others serve diagnosis. */
const SUCCESS = 1000;

/** Malformed calls are distinguished by the code alone, as the protocol requires. */
const failures = {
  malformed: { status: 200, code: 1400 },
  refused: { status: 401, code: 1401 },
  unknownCall: { status: 404, code: 1404 },
  gone: { status: 410, code: 1410 },
  failed: { status: 500, code: 1500 },
};

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
  return { status: 200, code: SUCCESS, data, maxAge };
}

export function failure(kind: keyof typeof failures, message: string): ServiceResponse {
  return { ...failures[kind], data: "null", message };
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
      ...(maxAge !== undefined && { "cdn-cache-control": `max-age=${maxAge}, must-revalidate` }),
      "content-type": "application/json; charset=utf-8",
      // The platform could cache responses of another entrypoint by URL alone, which is the same for
      // different calls. The site does not read this field (docs/content-service.openapi.yaml).
      "cloudflare-cdn-cache-control": "no-store",
    },
  });
}
