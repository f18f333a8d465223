import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import { Contact } from "./contact.tsx";

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test("each phone number and email address of one field has its own link", () => {
  const phone = "025-6800 0001转8002、025-6800 0002";
  const email = "a@example.com；b@example.com";
  const html = renderOnPage(<Contact item={{ id: "1", title: "A", phone, email }} />);
  expect(linksIn(html)).toEqual([
    "tel:02568000001",
    "tel:02568000002",
    "mailto:a@example.com",
    "mailto:b@example.com",
  ]);
  const text = html.replace(/<[^>]*>/g, "");
  expect(text).toContain(phone);
  expect(text).toContain(email);
});

test("a field without a number is shown as text", () => {
  const html = renderOnPage(<Contact item={{ id: "1", title: "A", phone: "请来信" }} />);
  expect(linksIn(html)).toEqual([]);
  expect(html).toContain("请来信");
});
