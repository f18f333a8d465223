import { call, currentSession } from "./session.ts";

export interface KnownPicture {
  name: string;
  thumbnail: string;
}

/** The site's pictures; the static interface brings a list of them. */
export async function knownPictures(): Promise<KnownPicture[]> {
  if (currentSession()) return call("pictures");
  const response = await fetch("./pictures.json");
  return response.json();
}
