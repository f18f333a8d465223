/**
 * Data from the local server of `npm run edit`. If the editing interface is hosted as static files, it has no local
 * server, and therefore no session.
 */
export interface Session {
  token: string;
  /** The origin of the previewed site, which shows unsaved changes. */
  site: string;
}

export type Language = "zh" | "en";

let session: Session | undefined;

export async function loadSession(): Promise<Session | undefined> {
  const response = await fetch("./session").catch(() => undefined);
  const isJson = response?.headers.get("content-type")?.startsWith("application/json");
  session = response?.ok && isJson ? await response.json() : undefined;
  return session;
}

export function currentSession(): Session | undefined {
  return session;
}

/** The language chosen in Sveltia's settings, or else the language of the browser. */
export const language: Language = (() => {
  const chosen = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}").locale;
  const tag: string = chosen && chosen !== "auto" ? chosen : navigator.language;
  return tag.toLowerCase().startsWith("zh") ? "zh" : "en";
})();

/** Calls the local server, which reads and writes the files. Rejects with the server's message. */
export async function call<T>(path: string, body?: object | Blob): Promise<T> {
  const response = await fetch(`./api/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: `token ${session?.token}`,
      ...(body && !(body instanceof Blob) && { "content-type": "application/json" }),
    },
    ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(json.message);
  return json;
}
