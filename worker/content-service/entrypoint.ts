import { WorkerEntrypoint } from "cloudflare:workers";

export class ContentService extends WorkerEntrypoint {
  override fetch(): Response {
    return new Response(null, { status: 501 });
  }
}
