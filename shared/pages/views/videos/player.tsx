import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../../components/icon/icon.tsx";
import { isVideoPlayer } from "../../../content/video-file.ts";
import { clockTime } from "../../../i18n/numbers.ts";
import { useMessages } from "../../../page/page-context.tsx";
import styles from "./player.module.css";

interface PlayerProps {
  src: string;
  title: string;
  /** Seconds. */
  duration?: number | undefined;
  /** The poster. */
  children: ReactNode;
}

/** A poster until it is clicked, so that no byte of the clip is loaded before; without a script, a link to it. */
export function Player({ src, title, duration, children }: PlayerProps) {
  const t = useMessages();
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (isPlaying) return <Film src={src} title={title} />;
  return (
    <a className={styles.poster} href={src} onClick={play}>
      {children}
      <span className={styles.play}>
        <span className="visually-hidden">{t("playVideo", { title })}</span>
        <Icon name="play" />
      </span>
      {duration !== undefined && <span className={styles.duration}>{clockTime(duration)}</span>}
    </a>
  );
}

interface FilmProps {
  src: string;
  title: string;
}

/** The clip itself, or the page of a video host that plays it: a video element cannot show a page. */
export function Film(props: FilmProps) {
  return isVideoPlayer(props.src) ? <Frame {...props} /> : <Clip {...props} />;
}

function Frame({ src, title }: FilmProps) {
  const frame = useFocus<HTMLIFrameElement>();
  return (
    <iframe
      className={styles.clip}
      ref={frame}
      src={src}
      title={title}
      allow="autoplay; fullscreen; encrypted-media"
      allowFullScreen
    />
  );
}

/** What is played takes over the focus of the link that it replaces. */
function useFocus<Element>() {
  const element = useRef<Element & { focus(): void }>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

function Clip({ src, title }: FilmProps) {
  const video = useFocus<HTMLVideoElement>();
  return (
    // biome-ignore lint/a11y/useMediaCaption: the clips have no sound; the text beside them tells what they show.
    <video
      className={styles.clip}
      ref={video}
      src={src}
      aria-label={title}
      controls
      autoPlay
      playsInline
    />
  );
}
