import type { ComponentProps } from "react";
import { Picture } from "../../blocks/picture/picture.tsx";
import type { ContentCard } from "../../content/types.ts";
import { Player } from "./player.tsx";

interface VideoPosterProps extends Omit<ComponentProps<typeof Picture>, "item"> {
  video: ContentCard;
}

/** A video's picture, which plays it in place. */
export function VideoPoster({ video, ...picture }: VideoPosterProps) {
  const { videoUrl, title, duration, hasTracks } = video;
  const poster = <Picture item={video} alt="" {...picture} />;
  if (!videoUrl) return poster;
  return (
    <Player src={videoUrl} title={title} duration={duration} hasTracks={hasTracks}>
      {poster}
    </Player>
  );
}
