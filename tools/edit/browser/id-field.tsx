import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import type { Fields } from "../format.ts";
import { type Entry, isOriginal, localeOf, placeOf } from "./drafts.ts";
import { call, currentSession } from "./session.ts";
import { t } from "./texts.ts";

/** An item's id, which a new one is given. */
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

  /** Sveltia begins a translation with what the original has. */
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

/** A list is saved, its new items are not. */
function isSaved(entry: Entry): boolean {
  return entry.get("path")?.endsWith(".md") ?? false;
}

/** The static interface finds what it knows itself; two editors may get the same, which the importer reports. */
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
