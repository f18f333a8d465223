import { createApp } from "./app.ts";
import { contentService } from "./content-service/content-service.ts";

export default createApp({ contentService });

// Tells `npm run dev` that the worker has been loaded again and that its caches are empty. Open pages may then be
// reloaded (tools/build/content-reload.ts).
import.meta.hot?.send("worker-loaded");
