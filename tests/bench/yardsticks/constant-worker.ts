/** The least that a worker can do: the same bytes for everybody. */
interface Env {
  BODY: string;
}

export default {
  fetch(_request: Request, { BODY }: Env): Response {
    return new Response(BODY, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
