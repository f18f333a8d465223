export { ContentService } from "./content-service/entrypoint.ts";
export { app as default } from "./app.ts";
