/// <reference types="vite/types/importMeta.d.ts" />

/** The files that previews are drawn with, as the build's assets have them: by name, as data addresses. */
const files = import.meta.glob<string>("../../client/public/preview-data/*.bin", {
  query: "?inline",
  import: "default",
});

/** Stands for the static assets: the real files, and nothing else. */
export const previewAssets = {
  async fetch(address: RequestInfo | URL): Promise<Response> {
    const { pathname } = new URL(String(address));
    const load = files[`../../client/public${pathname}`];
    return load ? fetch(await load()) : new Response(null, { status: 404 });
  },
};
