import { createApp } from "./app.ts";
import { contentService } from "./content-service/content-service.ts";

export default createApp({ contentService });

// Tells `npm run dev` that the worker runs with empty caches, so that open pages may reload
// (tools/build/content-reload.ts).
import.meta.hot?.send("worker-loaded");
