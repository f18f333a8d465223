import sitePictures from "../brand/pictures.json";
import { largestFile } from "../media-urls/picture-addresses.ts";
import { FramedPicture, type PictureOptions } from "./picture.tsx";

/** An entry of shared/brand/pictures.json. */
interface Entry {
  widths: number[];
  /** The height of the largest file. It is missing if the picture has the ratio 16:9. */
  height?: number;
  focal?: number[];
}

const entries: Readonly<Record<string, Entry>> = sitePictures;

/**
 * One of the site's own pictures, by its name. This component is not in picture.tsx, because few pages need the list of
 * all pictures.
 */
export function MediaPicture({ name, ...options }: PictureOptions & { name: string }) {
  const entry = entries[name];
  if (!entry) return null;
  const { widths, focal: [x = 50, y = 50] = [] } = entry;
  const width = Math.max(...widths);
  const { height = Math.round((width * 9) / 16) } = entry;
  const src = largestFile({ path: `/media/${name}`, widths }, "webp");
  return (
    <FramedPicture
      facts={{ width, height, focal: [x, y] }}
      src={src}
      widths={widths}
      {...options}
    />
  );
}
