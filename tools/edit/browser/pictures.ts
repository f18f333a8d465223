import { call, currentSession } from "./session.ts";

export interface KnownPicture {
  name: string;
  thumbnail: string;
}

/** The site's pictures. The static interface has a list of them in a file. */
export async function knownPictures(): Promise<KnownPicture[]> {
  if (currentSession()) return call("pictures");
  const response = await fetch("./pictures.json");
  return response.json();
}
