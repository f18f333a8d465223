import { createApp } from "./app.ts";

export { ContentService } from "./content-service/entrypoint.ts";

export default createApp();
