/** The minimal worker: a constant response. */
interface Env {
  BODY: string;
}

export default {
  fetch(_request: Request, { BODY }: Env): Response {
    return new Response(BODY, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
