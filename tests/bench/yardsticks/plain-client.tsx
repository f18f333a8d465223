import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { type PlainData, plainRoutes } from "./plain-routes.tsx";

const router = createBrowserRouter(
  plainRoutes(async (page) => {
    const response = await fetch(`/list.json?page=${page}`);
    return (await response.json()) as PlainData;
  }),
);
hydrateRoot(document.getElementById("root") as HTMLElement, <RouterProvider router={router} />);
