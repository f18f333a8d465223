import { Hono } from "hono";
import { CALENDAR_PATH, nodes } from "../../shared/brand/pages.ts";
import { site } from "../../shared/brand/site.ts";
import { findNode, navigationOf } from "../../shared/content/navigation.ts";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { indexNameHref } from "../../shared/routing/addresses.ts";
import type { AppEnv } from "../app-env.ts";
import { calendarText } from "../calendar/calendar.ts";
import { createContentApi } from "../content-api/content-api.ts";
import { checkRateLimit } from "../middleware/rate-limit.ts";
import { successHeaders } from "../responses/shareable.ts";

/**
 * Calendars with the company's dates, such as general meetings. The page of the announcements shows the same dates
 * above its list. Visitors can subscribe to the calendars.
 */
export const calendar = new Hono<AppEnv>();

for (const locale of locales) {
  calendar.get(localPath(locale, CALENDAR_PATH), async (c, next) => {
    if (!c.var.config.locales.includes(locale)) return next();
    const { calls, origin, record, url } = c.var;
    record.route = "calendar";
    // Visitors can make up queries, and a cache in front of the worker may store a response for each made-up query.
    if (url.search) await checkRateLimit(c, "ITEM_LIMIT");
    const api = createContentApi(locale, calls);
    const node = findNode(navigationOf(await api.navigation(), locale), nodes.results);
    if (!node) return next();
    const { items } = await api.list({ nodeId: node.nodeId });
    const headers = successHeaders(c.var, c.req.path);
    headers.set("content-type", "text/calendar; charset=utf-8");
    const name = `${site.name[locale]} - ${node.nodeName}`;
    const page = origin + indexNameHref(locale, nodes.announcements);
    return new Response(calendarText({ name, page, items }), { headers });
  });
}
