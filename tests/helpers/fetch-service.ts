import type { MockCall } from "../../tools/mock-upstream/service.ts";

/**
 * Creates a `fetch` that passes each request to a content service in this process. The content service does not check
 * signatures.
 */
export function fetchFrom(
  serve: (call: MockCall) => { status: number; body: unknown },
  headers: Record<string, string> = {},
): typeof fetch {
  return async (input, init) => {
    const { status, body } = serve(await readCall(new Request(input, init)));
    return Response.json(body, { status, headers });
  };
}

export async function readCall(request: Request): Promise<MockCall> {
  const { pathname, search } = new URL(request.url);
  return { method: request.method, target: pathname + search, body: await request.clone().text() };
}
