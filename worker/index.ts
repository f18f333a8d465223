import { createApp } from "./app.ts";
import { contentService } from "./content-service/content-service.ts";

export default createApp({ contentService });

// Tells the server of `npm run dev` that this worker has been loaded again, with empty caches. The server may then
// reload the pages that are open in browsers (tools/build/content-reload.ts).
import.meta.hot?.send("worker-loaded");
