import type { Plugin } from "vite";

const PATH = "/__components";
const SCHEMES = ["light", "dark"];

/**
 * Adds a page to `npm run dev` that shows the shared components in their states, in both colour schemes. The page is
 * not part of any build.
 */
export function componentCatalogue(): Plugin {
  return {
    name: "component-catalogue",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        if (pathname !== PATH) return next();
        const scheme = SCHEMES.find((it) => it === searchParams.get("scheme"));
        server.transformIndexHtml(PATH, scheme ? onePage(scheme) : bothPages()).then((html) => {
          response.setHeader("content-type", "text/html; charset=utf-8").end(html);
        }, next);
      });
    },
  };
}

/**
 * A page with two frames side by side, one for each colour scheme. Frames are used so that media queries apply to the
 * width of a frame instead of the width of the window.
 */
function bothPages(): string {
  const frames = SCHEMES.map(
    (scheme) => `<iframe src="${PATH}?scheme=${scheme}" title="${scheme}"></iframe>`,
  );
  return `<!doctype html><html lang="en"><title>Components</title>
<style>body { margin: 0; display: flex } iframe { flex: 1; min-width: 0; border: 0 }</style>
${frames.join("")}</html>`;
}

function onePage(scheme: string): string {
  return `<!doctype html><html lang="zh-CN" style="color-scheme: ${scheme}" data-hydrated data-scrolled>
<meta name="viewport" content="width=device-width"><title>Components, ${scheme}</title>
<div id="catalogue"></div><script type="module" src="/tools/component-catalogue/main.tsx"></script></html>`;
}
