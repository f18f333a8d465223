import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import type { Fields } from "../format.ts";
import { type Entry, isOriginal, localeOf, placeOf } from "./drafts.ts";
import { call, currentSession } from "./session.ts";
import { t } from "./texts.ts";

/** The field for an item's id. A new item gets the next free id automatically. */
export class IdField extends Component<CustomFieldControlProps> {
  #isAsking = false;

  override componentDidMount() {
    void this.#fill();
  }

  override componentDidUpdate() {
    void this.#fill();
  }

  async #fill() {
    if (!this.props.value || this.#isCopied()) await this.#give();
  }

  /**
   * Whether a new translation still has the id of its original. Sveltia copies all values of the original into a new
   * translation, but each item needs an id of its own.
   */
  #isCopied(): boolean {
    const entry = this.props.entry as Entry | undefined;
    if (!entry || isSaved(entry) || isOriginal(entry)) return false;
    return Object.values(entry.get("i18n").toJS()).some(({ data }) => data.id === this.props.value);
  }

  async #give() {
    const entry = this.props.entry as Entry | undefined;
    if (!entry || this.#isAsking) return;
    this.#isAsking = true;
    this.props.onChange(await nextId(entry));
    this.#isAsking = false;
  }

  override render() {
    const { value, forID } = this.props;
    const entry = this.props.entry as Entry | undefined;
    return (
      <div className="edit-row">
        <output id={forID}>{value}</output>
        {entry && !isSaved(entry) && (
          <button type="button" onClick={() => void this.#give()}>
            {t("newId")}
          </button>
        )}
      </div>
    );
  }
}

/**
 * Whether the entry is the saved file of one item. The result is false for all items of a list, because an item may be
 * new although its list was saved before.
 */
function isSaved(entry: Entry): boolean {
  return entry.get("path")?.endsWith(".md") ?? false;
}

/**
 * The next free id. The static interface knows only the ids from the time of its build, so two editors may get the same
 * id. The importer reports such a duplicate.
 */
async function nextId(entry: Entry): Promise<number> {
  if (currentSession()) {
    const { id } = await call<{ id: number }>("ids", { path: placeOf(entry) });
    return id;
  }
  const response = await fetch("./ids.json");
  const known: Record<string, number[]> = await response.json();
  const items = (entry.get("data").toJS().items ?? []) as Fields[];
  const all = [...(known[localeOf(entry)] ?? []), ...items.map(({ id }) => Number(id) || 0)];
  return Math.max(0, ...all) + 1;
}
