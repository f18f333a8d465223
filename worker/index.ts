import { createApp } from "./app.ts";
import { contentService } from "./content-service/entrypoint.ts";

export { ContentService } from "./content-service/entrypoint.ts";

export default createApp({ contentService });
