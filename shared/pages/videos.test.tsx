import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { Player, PlayingVideo } from "../ui/player.tsx";
import { VideoLead } from "./videos.tsx";

const FILE = "/media/video/ladle.mp4";
const PLAYER = "https://player.bilibili.com/player.html?bvid=BV1";

test("a video file is played by the page itself", () => {
  const html = renderOnPage(<PlayingVideo src={FILE} title="钢包" />);
  expect(html).toContain("<video ");
  expect(html).toContain(`src="${FILE}"`);
  expect(html).not.toContain("<track");
});

test("a film has chapters and subtitles, and the subtitles in the language of the page are shown", () => {
  const html = renderOnPage(<PlayingVideo src={FILE} title="钢包" hasTracks />);
  expect(html).toContain('kind="chapters" src="/media/video/ladle.chapters.zh.vtt"');
  const subtitles = html.match(/<track kind="subtitles"[^>]*>/g) ?? [];
  expect(subtitles.map((track) => /src="([^"]*)"/.exec(track)?.[1])).toEqual([
    "/media/video/ladle.subtitles.zh.vtt",
    "/media/video/ladle.subtitles.en.vtt",
  ]);
  expect(subtitles.map((track) => track.includes(" default"))).toEqual([true, false]);
});

test("a film on another site is shown in a frame with a title", () => {
  const html = renderOnPage(<PlayingVideo src={PLAYER} title="钢包" />);
  expect(html).toMatch(/^<iframe /);
  expect(html).toContain(`src="${PLAYER}" title="钢包"`);
});

test.each([FILE, PLAYER])("the video %s is not loaded before the visitor starts it", (src) => {
  const html = renderOnPage(poster(src, 49));
  expect(html).toContain(`href="${src}"`);
  expect(html).not.toMatch(/<(?:iframe|video|track)/);
});

test.each([
  [49, "0:49"],
  [8, "0:08"],
])("the poster of a video of %i seconds says %s", (duration, label) => {
  expect(renderOnPage(poster(FILE, duration))).toContain(`>${label}</span>`);
});

test.each([
  [FILE, true],
  ["https://cms.example.com/media/ladle.mp4", false],
  [PLAYER, false],
])("whether a list with the video %s says that all videos are silent: %s", (videoUrl, isSaid) => {
  const items = [FILE, videoUrl].map((url, id) => ({ id: `${id}`, title: "钢包", videoUrl: url }));
  const html = renderOnPage(<VideoLead items={items} total={items.length} />);
  expect(html.includes("均没有声音")).toBe(isSaid);
});

function poster(src: string, duration: number) {
  return (
    <Player src={src} title="钢包" duration={duration} hasTracks>
      <span />
    </Player>
  );
}
