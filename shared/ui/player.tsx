import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocale, useMessages } from "../i18n/locale-context.tsx";
import { languageTag, localeFacts, locales } from "../i18n/locales.ts";
import { clockTime } from "../i18n/numbers.ts";
import { isVideoPlayer, trackAddress } from "../media-urls/video-file.ts";
import { textKeys } from "../text/text-keys.ts";
import { Icon } from "./icon.tsx";
import { isModified } from "./link.tsx";
import styles from "./player.module.css";

/** The least length of a film in seconds. A shorter video is a clip. */
export const FILM_SECONDS = 20;

interface VideoProps {
  src: string;
  title: string;
  /** Whether files with subtitles and chapters exist beside the video. */
  hasTracks?: boolean | undefined;
}

interface PlayerProps extends VideoProps {
  /** The length of the video in seconds. */
  duration?: number | undefined;
  /** The poster. */
  children: ReactNode;
}

/**
 * A poster that a click replaces with the video. Nothing of the video is loaded before the click. Without scripts,
 * the poster is a link to the video.
 */
export function Player({ duration, children, ...video }: PlayerProps) {
  const t = useMessages();
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (isPlaying) return <PlayingVideo {...video} />;
  return (
    <a className={styles.poster} href={video.src} onClick={play}>
      {children}
      <span className={styles.play}>
        <span className="visually-hidden">{t("playVideo", { title: video.title })}</span>
        <Icon name="play" />
      </span>{" "}
      {duration !== undefined && <span className={styles.duration}>{clockTime(duration)}</span>}
    </a>
  );
}

/** The playing video. A video on another site is played by a page of that site, which is shown in a frame. */
export function PlayingVideo(props: VideoProps) {
  return isVideoPlayer(props.src) ? <EmbeddedPlayer {...props} /> : <VideoFile {...props} />;
}

function EmbeddedPlayer({ src, title }: VideoProps) {
  const frame = useFocus<HTMLIFrameElement>();
  return (
    <iframe
      className={styles.video}
      ref={frame}
      src={src}
      title={title}
      allow="autoplay; fullscreen; encrypted-media"
      allowFullScreen
    />
  );
}

/** Moves the focus to the player, because the player replaces the link that had the focus. */
function useFocus<Target>() {
  const target = useRef<Target & { focus(): void }>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

function VideoFile({ src, title, hasTracks = false }: VideoProps) {
  const locale = useLocale();
  const video = useFocus<HTMLVideoElement & Playable>();
  const chapters = useRef<HTMLTrackElement & CueTrack>(null);
  return (
    <div className={`${styles.film} stack`}>
      {/* biome-ignore lint/a11y/useMediaCaption: the site's own videos have no sound, and the text beside a clip describes it. */}
      <video
        className={styles.video}
        ref={video}
        src={src}
        aria-label={title}
        controls
        autoPlay
        playsInline
      >
        {hasTracks && (
          <track ref={chapters} kind="chapters" src={trackAddress(src, "chapters", locale)} />
        )}
        {hasTracks &&
          locales.map((language) => (
            <track
              key={language}
              kind="subtitles"
              src={trackAddress(src, "subtitles", language)}
              srcLang={languageTag[language]}
              label={localeFacts[language].name}
              default={language === locale}
            />
          ))}
      </video>
      {hasTracks && <VideoChapters track={chapters} video={video} />}
    </div>
  );
}

interface Cue {
  startTime: number;
  text: string;
}

/**
 * The members of a track element that are used here. This file is also compiled for the worker, which has no types of
 * elements.
 */
interface CueTrack extends EventTarget {
  track: EventTarget & {
    mode: string;
    cues: ArrayLike<Cue> | null;
    activeCues: ArrayLike<Cue> | null;
  };
}

/** The members of a video element that are used here. */
interface Playable {
  currentTime: number;
  play(): Promise<void>;
}

/**
 * The chapters of a video as buttons. A button starts the video at its chapter. The buttons are shown when the track
 * with the chapters has loaded.
 */
function VideoChapters({
  track,
  video,
}: {
  track: RefObject<CueTrack | null>;
  video: RefObject<Playable | null>;
}) {
  const t = useMessages();
  const { cues, current } = useCues(track);
  const playFrom = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    // The promise rejects if the video is paused or replaced immediately.
    video.current.play().catch(() => undefined);
  };
  if (cues.length === 0) return null;
  const keys = textKeys(cues.map(({ text }) => text));
  return (
    <nav aria-label={t("chapters")}>
      <ol className={styles.chapters}>
        {cues.map((cue, index) => (
          <li key={keys[index]}>
            <button
              className={styles.chapter}
              type="button"
              aria-current={cue === current || undefined}
              onClick={() => playFrom(cue.startTime)}
            >
              <span className={styles.time}>{clockTime(cue.startTime)}</span> {cue.text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The cues of a track, and the current cue. The browser itself does not show this track. */
function useCues(reference: RefObject<CueTrack | null>) {
  const [cues, setCues] = useState<readonly Cue[]>([]);
  const [current, setCurrent] = useState<Cue>();
  useEffect(() => {
    const element = reference.current;
    if (!element) return;
    const { track } = element;
    const read = () => setCues(Array.from(track.cues ?? []));
    const follow = () => setCurrent(track.activeCues?.[0]);
    element.addEventListener("load", read);
    track.addEventListener("cuechange", follow);
    // Browsers only load a track if its mode is not `disabled`.
    track.mode = "hidden";
    return () => {
      element.removeEventListener("load", read);
      track.removeEventListener("cuechange", follow);
    };
  }, [reference]);
  return { cues, current };
}
