import type { CustomFieldControlProps } from "@sveltia/cms";
import CMS from "@sveltia/cms";
import { Component, createElement } from "react";
import type { Fields } from "../format.ts";
import { check, draftOf, type Entry, type Finding, pause } from "./drafts.ts";
import { currentSession } from "./session.ts";

/**
 * A field that shows the problems which the importer finds in the field's value. It is a class component, because hooks
 * only work with Sveltia's own copy of React, and this copy cannot be imported.
 */
export class CheckedField<State = object> extends Component<CustomFieldControlProps, State> {
  /** Sveltia calls this method with each new value, and waits for the result before it saves. */
  async isValid(value: unknown): Promise<true | { error: { message: string } }> {
    if (!currentSession()) return true;
    await pause();
    const { field } = this.props;
    const entry = this.props.entry as Entry | undefined;
    if (!entry) return true;
    const { problems } = await check(draftOf(entry));
    const name = String(field.get("name"));
    const data = entry.get("data").toJS();
    const found = problems.find((problem) => isAbout(problem, name, value, data));
    return found ? { error: { message: found.message } } : true;
  }

  override render() {
    const control = CMS.getFieldType(String(this.props.field.get("control" as "name")))?.control;
    return control ? createElement(control, this.props) : null;
  }
}

/**
 * Whether a problem belongs to this field. In a Markdown file, a problem that names no field is about the body. In a
 * YAML list, several items have a field of this name. The problem then belongs to this field if the value in the
 * problem's item equals the value of this field.
 */
function isAbout({ field, file }: Finding, name: string, value: unknown, data: Fields): boolean {
  if (field === undefined) return name === "body" && file.endsWith(".md");
  const [list, index, key = ""] = field.split(".");
  if (list !== "items") return list === name;
  const items = data.items as Fields[];
  return key === name && items[Number(index)]?.[name] === value;
}
