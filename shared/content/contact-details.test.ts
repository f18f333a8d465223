import { describe, expect, test } from "vitest";
import { emailsIn, linkedOf, phonesIn } from "./contact-details.ts";

describe("phone numbers", () => {
  test.each([
    ["025-6800 0001", ["02568000001"]],
    ["+86 25 8888 0101", ["+862588880101"]],
    ["025-6800 0001、025-6800 0002", ["02568000001", "02568000002"]],
    ["025-68000001；025-68000002", ["02568000001", "02568000002"]],
    ["025-68000001 / 025-68000002", ["02568000001", "02568000002"]],
    ["025-6800 0001 025-6800 0123", ["02568000001", "02568000123"]],
    ["025 6800 0123 13800138000", ["02568000123", "13800138000"]],
    ["+86 25 8888 0101 +86 25 8888 0102", ["+862588880101", "+862588880102"]],
    ["025-68000001\n400-800-0002", ["02568000001", "4008000002"]],
    ["025-68000001 或 138-0013-8000", ["02568000001", "13800138000"]],
    ["+1 212 555 0100 or +1 212 555 0101", ["+12125550100", "+12125550101"]],
    ["（025）6800-0001", ["02568000001"]],
    ["０２５－６８００ ０００１", ["02568000001"]],
    ["+86 (0)25 6800 0001", ["+862568000001"]],
    ["0086-25-68000001", ["+862568000001"]],
    ["(86-25) 6800 0001", ["862568000001"]],
    ["销售：025-68000001 售后：025-68000002", ["02568000001", "02568000002"]],
    ["6800 0001", ["68000001"]],
    ["68000001 68000002", ["68000001", "68000002"]],
    ["010 68000001 025 68000002", ["01068000001", "02568000002"]],
    ["95559", ["95559"]],
    ["025-6800-0001", ["02568000001"]],
    ["+86-25-6800-0001", ["+862568000001"]],
    ["+84-24-3936-1234", ["+842439361234"]],
    ["138-0013-8000", ["13800138000"]],
    ["Tel: 025-68000001 Fax: 025-68000002", ["02568000001", "02568000002"]],
    ["025-68000001/02", ["02568000001"]],
    ["请来信", []],
  ])("each phone number in %j has its own link", (field, numbers) => {
    expect(phonesIn(field).flatMap(({ href }) => href ?? [])).toEqual(
      numbers.map((number) => `tel:${number}`),
    );
  });
});

describe("extensions", () => {
  test.each([
    ["025-68000001转8002", "025-68000001"],
    ["025-6800 0001 转 8002", "025-6800 0001"],
    ["025-68000001（分机8002）", "025-68000001"],
    ["025-68000001-转8002", "025-68000001"],
    ["+86 25 8888 0101 ext. 8002", "+86 25 8888 0101"],
    ["+86 25 8888 0101 Ext: 80021", "+86 25 8888 0101"],
    ["+86 25 8888 0101 x8002", "+86 25 8888 0101"],
    ["025-68000001#8002", "025-68000001"],
    ["(025)68000001-8002", "(025)68000001"],
    ["0512-6800 0001-802", "0512-6800 0001"],
    ["400-820-8888-1", "400-820-8888"],
    ["+86-25-68000001-8002", "+86-25-68000001"],
  ])("the extension in %j is not part of the number's link", (field, number) => {
    const details = phonesIn(field);
    expect(linkedOf(details)).toEqual([number]);
    expect(details.map(({ text }) => text).join("")).toBe(field);
  });
});

test("a number that follows an extension has its own link", () => {
  const details = phonesIn("025-68000001转8002、025-68000003转8004");
  expect(linkedOf(details)).toEqual(["025-68000001", "025-68000003"]);
});

test.each([
  ["a@example.com", ["a@example.com"]],
  ["a@example.com；b@example.com", ["a@example.com", "b@example.com"]],
  ["a@example.com, b@mail.example.com", ["a@example.com", "b@mail.example.com"]],
  ["a@example.com/b@example.com", ["a@example.com", "b@example.com"]],
  ["邮箱：sales+cn@example.com（销售）", ["sales+cn@example.com"]],
  ["张三 <a.b@example.com>", ["a.b@example.com"]],
  ["mailto:a@example.com", ["a@example.com"]],
  ["a＠example.com", ["a@example.com"]],
  ["请来电", []],
])("each email address in the field %j has a link", (field, addresses) => {
  const details = emailsIn(field);
  expect(linkedOf(details)).toEqual(addresses);
  expect(details.flatMap(({ href }) => href ?? [])).toEqual(
    addresses.map((each) => `mailto:${each}`),
  );
});

test("parsing a field of a thousand characters takes linear time", () => {
  for (const part of ["(", "+ ", "1 ", "1-(", "0 10 ", "x", "a@", "a@b."])
    expect(phonesIn(part.repeat(500)).length + emailsIn(part.repeat(500)).length).toBeGreaterThan(
      0,
    );
});
