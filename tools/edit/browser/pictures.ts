import { call, currentSession } from "./session.ts";

export interface KnownPicture {
  name: string;
  thumbnail: string;
}

/** The site's pictures. Without a server, the list comes from a file of the static interface. */
export async function knownPictures(): Promise<KnownPicture[]> {
  if (currentSession()) return call("pictures");
  const response = await fetch("./pictures.json");
  return response.json();
}
