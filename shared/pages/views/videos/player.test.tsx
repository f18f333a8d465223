import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { navigationOf } from "../../../content/navigation.ts";
import { PageContext } from "../../../page/page-context.tsx";
import { pageRoutes } from "../../../routing/table.ts";
import { Film, Player } from "./player.tsx";

const FILE = "/media/video/ladle.mp4";
const PLAYER = "https://player.bilibili.com/player.html?bvid=BV1";

test("a file is played by the page itself", () => {
  const html = renderToStaticMarkup(<Film src={FILE} title="钢包" />);
  expect(html).toMatch(/^<video [^>]*src="\/media\/video\/ladle\.mp4"/);
});

test("what another site plays is shown in a frame with a name", () => {
  const html = renderToStaticMarkup(<Film src={PLAYER} title="钢包" />);
  expect(html).toMatch(/^<iframe /);
  expect(html).toContain(`src="${PLAYER}" title="钢包"`);
});

test.each([FILE, PLAYER])("nothing of %s is loaded before it is asked for", (src) => {
  const html = poster(src);
  expect(html).toContain(`href="${src}"`);
  expect(html).not.toMatch(/<(?:iframe|video)/);
});

function poster(src: string): string {
  const route = pageRoutes.find(({ view }) => view === "videos");
  if (!route) throw new Error("no route of videos");
  const navigation = navigationOf({ nodes: [], others: [] }, "zh");
  return renderToStaticMarkup(
    <PageContext value={{ locale: "zh", hasOtherLocale: true, navigation, route }}>
      <Player src={src} title="钢包">
        <span />
      </Player>
    </PageContext>,
  );
}
