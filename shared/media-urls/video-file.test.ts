import { expect, test } from "vitest";
import { isVideoFile, isVideoPlayer, trackAddress } from "./video-file.ts";

test.each([
  ["/media/video/ladle.mp4", true, false],
  ["https://cdn.example/ladle.MP4?v=2", true, false],
  ["https://player.bilibili.com/player.html?bvid=BV1", false, true],
  ["//player.bilibili.com/player.html?file=a.mp4", false, true],
  ["http://player.example/7", false, false],
  ["/media/video/7", false, false],
])(
  "the address %s is a video file: %s, and a page that plays a video: %s",
  (address, isFile, isPlayer) => {
    expect(isVideoFile(address)).toBe(isFile);
    expect(isVideoPlayer(address)).toBe(isPlayer);
  },
);

test.each(["/media/video/ladle.mp4", "/media/video/ladle.mp4#t=3"])(
  "the subtitles and chapters of %s are in files beside the video",
  (address) => {
    expect(trackAddress(address, "subtitles", "zh")).toBe("/media/video/ladle.subtitles.zh.vtt");
    expect(trackAddress(address, "chapters", "en")).toBe("/media/video/ladle.chapters.en.vtt");
  },
);
