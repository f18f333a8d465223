import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { listRoute, rootRoute } from "./plain-routes.tsx";

const router = createBrowserRouter(
  rootRoute([
    listRoute(async (page) => {
      const response = await fetch(`/list.json?page=${page}`);
      return response.json();
    }),
  ]),
);
hydrateRoot(document.getElementById("root") as HTMLElement, <RouterProvider router={router} />);
