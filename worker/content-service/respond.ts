/** Codes of the protocol; the site reads 1000 alone, the others are for people. */
export const Code = {
  success: 1000,
  malformed: 1400,
  refused: 1401,
  unknownCall: 1404,
  failed: 1500,
} as const;

export interface ServiceResponse {
  status: number;
  code: number;
  /** JSON text: items are stored as such and pass through as they are. */
  data: string;
  message?: string;
}

export function success(data: string): ServiceResponse {
  return { status: 200, code: Code.success, data };
}

/** Malformed calls are answered with HTTP 200: the protocol speaks through its code. */
export function malformed(message: string): ServiceResponse {
  return { status: 200, code: Code.malformed, data: "null", message };
}

export function refused(message: string): ServiceResponse {
  return { status: 401, code: Code.refused, data: "null", message };
}

export function unknownCall(message: string): ServiceResponse {
  return { status: 404, code: Code.unknownCall, data: "null", message };
}

export function failed(message: string): ServiceResponse {
  return { status: 500, code: Code.failed, data: "null", message };
}

/** A list in the shape of the protocol, from items that are JSON text already. */
export function listOf(items: readonly string[], total: number): ServiceResponse {
  return success(`{"data":[${items.join(",")}],"totalCount":${total}}`);
}

export function toResponse({ status, code, data, message }: ServiceResponse): Response {
  const explanation = message === undefined ? "" : `,"message":${JSON.stringify(message)}`;
  return new Response(`{"code":${code},"data":${data}${explanation}}`, {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      // Another entrypoint's answer may be cached by address alone, and the addresses repeat.
      "cache-control": "no-store",
    },
  });
}
