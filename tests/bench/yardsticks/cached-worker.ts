/** The minimal page cache: returns what the Cache API has for the URL. */
export default {
  async fetch({ url }: Request): Promise<Response> {
    const cached = await caches.default.match(url);
    return cached ?? new Response("not in the cache", { status: 404 });
  },
};
