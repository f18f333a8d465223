import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import type { Fields } from "../format.ts";
import { type Entry, isOriginal, localeOf, placeOf } from "./drafts.ts";
import { call, currentSession } from "./session.ts";
import { t } from "./texts.ts";

/** The field for an item's id. A new item gets an id by itself. */
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
   * Whether the id is a copy of the original's. Sveltia copies all values of the original into a new translation.
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

/** Whether the entry is an item that is saved already. New items of a list are not, although the list is. */
function isSaved(entry: Entry): boolean {
  return entry.get("path")?.endsWith(".md") ?? false;
}

/**
 * The next free id. The static interface only knows the ids of its own build, so two editors may get the same id.
 * The importer then reports it.
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
