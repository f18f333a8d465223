import "../../shared/i18n/all-messages.ts";
import "../../shared/styles/index.css";
import "./catalogue.css";
import { createRoot } from "react-dom/client";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { locales } from "../../shared/i18n/locales.ts";
import { DocumentContext, PageProvider } from "../../shared/rendering/contexts.tsx";
import { type WatchPicture, WatchPictureContext } from "../../shared/ui/picture.tsx";
import { page } from "./samples.ts";
import { sections } from "./sections.tsx";

const documentValue = {
  locales,
  origin: location.origin,
  headerAndFooter: { header: "", end: { quickLinks: "", footer: "" } },
  hydration: "",
  firstKey: "default",
} as const;

const watchPicture: WatchPicture = (picture) => {
  picture.src = picture.dataset.src ?? picture.src;
  return () => {};
};

function Catalogue() {
  return (
    <main className="catalogue">
      {Object.entries(sections).map(([name, states]) => (
        <section key={name} aria-labelledby={`component-${name}`}>
          <h1 id={`component-${name}`}>{name}</h1>
          {Object.entries(states).map(([state, element]) => (
            <figure key={state}>
              <figcaption>{state}</figcaption>
              {element}
            </figure>
          ))}
        </section>
      ))}
    </main>
  );
}

const root = document.getElementById("catalogue");
if (root) {
  const router = createMemoryRouter([{ path: "*", Component: Catalogue }]);
  createRoot(root).render(
    <DocumentContext value={documentValue}>
      <PageProvider page={page}>
        <WatchPictureContext value={watchPicture}>
          <RouterProvider router={router} />
        </WatchPictureContext>
      </PageProvider>
    </DocumentContext>,
  );
  fitFrame(root);
}

/**
 * Makes the frame of this page as high as its content. The catalogue has one frame for each colour scheme, side by
 * side. At full height, the frames have no scroll bars of their own and scroll together.
 */
function fitFrame(content: HTMLElement): void {
  const frame = window.frameElement;
  if (!(frame instanceof HTMLElement)) return;
  new ResizeObserver(() => {
    frame.style.blockSize = `${content.offsetHeight}px`;
  }).observe(content);
}
