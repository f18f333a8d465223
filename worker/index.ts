import { createApp } from "./app.ts";
import { contentService } from "./content-service/content-service.ts";

export default createApp({ contentService });
