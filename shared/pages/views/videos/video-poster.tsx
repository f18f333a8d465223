import type { ComponentProps } from "react";
import { Picture } from "../../../components/picture/picture.tsx";
import type { ContentCard } from "../../../content/types.ts";
import { Player } from "./player.tsx";

interface VideoPosterProps extends Omit<ComponentProps<typeof Picture>, "item"> {
  video: ContentCard;
  /** False where the length says nothing. */
  hasLength?: boolean;
}

/** A video's picture, which plays it in place. */
export function VideoPoster({ video, hasLength = true, ...picture }: VideoPosterProps) {
  const { videoUrl, title, duration, hasTracks } = video;
  const poster = <Picture item={video} alt="" {...picture} />;
  if (!videoUrl) return poster;
  return (
    <Player
      src={videoUrl}
      title={title}
      duration={hasLength ? duration : undefined}
      hasTracks={hasTracks}
    >
      {poster}
    </Player>
  );
}
