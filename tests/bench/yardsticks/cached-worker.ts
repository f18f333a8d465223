/** The least that a page cache can do: what lies in the Cache API under the address, as it is. */
export default {
  async fetch({ url }: Request): Promise<Response> {
    const kept = await caches.default.match(url);
    return kept ?? new Response("nothing is kept here", { status: 404 });
  },
};
