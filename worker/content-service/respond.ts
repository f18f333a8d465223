/**
 * The code of a successful response. The site treats every other code as a failure. The different codes of failures
 * matter only to people who read the response.
 */
const SUCCESS = 1000;

/** Malformed calls have the status 200, because the protocol reports them only by their code. */
const failures = {
  malformed: { status: 200, code: 1400 },
  refused: { status: 401, code: 1401 },
  unknownCall: { status: 404, code: 1404 },
  gone: { status: 410, code: 1410 },
  failed: { status: 500, code: 1500 },
};

/**
 * @param data JSON text. Items are stored in this form and returned unchanged.
 * @param maxAge seconds after which the response will change, if that is known.
 */
export function success(data: string, maxAge?: number): Response {
  const limit = maxAge !== undefined && {
    "cdn-cache-control": `max-age=${maxAge}, must-revalidate`,
  };
  return respond(`{"code":${SUCCESS},"data":${data}}`, 200, limit);
}

export function failure(kind: keyof typeof failures, message: string): Response {
  const { status, code } = failures[kind];
  return respond(JSON.stringify({ code, data: null, message }), status);
}

/** Makes a list response. Each item is JSON text. */
export function listOf(items: readonly string[], total: number, maxAge?: number): Response {
  return success(`{"data":[${items.join(",")}],"totalCount":${total}}`, maxAge);
}

function respond(body: string, status: number, headers: HeadersInit | false = {}): Response {
  return new Response(body, {
    status,
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      // A cache that stores responses by URL must not store this response, because calls with different bodies have the
      // same URL. The site itself ignores this header (docs/content-service.openapi.yaml).
      "cache-control": "no-store",
    },
  });
}
