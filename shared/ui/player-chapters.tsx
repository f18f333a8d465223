import { type RefObject, useEffect, useState } from "react";
import { useMessages } from "../i18n/locale-context.tsx";
import { clockTime } from "../i18n/numbers.ts";
import { textKeys } from "../text/text-keys.ts";
import styles from "./player.module.css";

interface Cue {
  startTime: number;
  text: string;
}

/** What is used here of a track element; the worker's types have no members of elements. */
export interface CueTrack extends EventTarget {
  track: EventTarget & {
    mode: string;
    cues: ArrayLike<Cue> | null;
    activeCues: ArrayLike<Cue> | null;
  };
}

/** Likewise of a video. */
export interface Playable {
  currentTime: number;
  play(): Promise<void>;
}

/** The chapters of a video as buttons that lead to them, once their track has loaded. */
export function Chapters({
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
    // Rejects if it is paused or replaced at once.
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

/** The cues of a track that the browser does not show, and the one that is playing. */
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
    // Loads it.
    track.mode = "hidden";
    return () => {
      element.removeEventListener("load", read);
      track.removeEventListener("cuechange", follow);
    };
  }, [reference]);
  return { cues, current };
}
