import { call, currentSession } from "./session.ts";

export interface KnownPicture {
  name: string;
  thumbnail: string;
}

/** The site's pictures. The list comes from the local server, or from a file if the interface is static. */
export async function knownPictures(): Promise<KnownPicture[]> {
  if (currentSession()) return call("pictures");
  const response = await fetch("./pictures.json");
  return response.json();
}
