import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component } from "react";
import {
  type Draft,
  draftOf,
  type Entry,
  type Finding,
  type Previewed,
  pause,
  previewDraft,
} from "./drafts.ts";
import styles from "./preview-pane.css?inline";
import { currentSession } from "./session.ts";
import { t } from "./texts.ts";

/** The widths, in pixels, of the windows that the preview imitates: a common phone and a desktop computer. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;

interface State extends Previewed {
  width: keyof typeof WIDTHS;
  /** The number of changes so far. The frame is loaded again when this number increases. */
  version: number;
}

/** Shows the real page with the values of the form, the problems that prevent saving, and the notes. */
export class PreviewPane extends Component<CustomPreviewTemplateProps, State> {
  override state: State = { width: "phone", version: 0, page: null, problems: [], notes: [] };
  /** The draft that is shown or will be shown. Empty after the pane has been removed. */
  #shown = "";
  /** Resolves when the frame has loaded the previewed page. */
  #loaded: Promise<void> = Promise.resolve();
  #onLoad = () => {};

  override componentDidMount() {
    void this.#update();
  }

  override componentDidUpdate() {
    void this.#update();
  }

  override componentWillUnmount() {
    this.#shown = "";
  }

  async #update() {
    const draft = draftOf(this.props.entry as Entry);
    const key = keyOf(draft);
    if (key === this.#shown) return;
    this.#shown = key;
    await pause();
    // While the page is still loading, a second request for it would also get the content of the first request, which
    // is out of date by now. So the end of the first request is awaited.
    await this.#loaded;
    if (key !== this.#shown) return;
    const previewed = await previewDraft(draft);
    // If the editor has changed the draft since this call began, the result is out of date.
    if (key !== this.#shown) return;
    if (previewed.page !== null) {
      this.#loaded = new Promise((resolve) => {
        this.#onLoad = resolve;
      });
    }
    this.setState(({ version }) => ({ ...previewed, version: version + 1 }));
  }

  override render() {
    const { page, problems, notes, version, width } = this.state;
    const { path } = draftOf(this.props.entry as Entry);
    const pane = this.props.document.documentElement.clientWidth || WIDTHS.phone;
    const scale = Math.min(1, pane / WIDTHS[width]);
    return (
      <>
        <style>{styles}</style>
        <header>
          {(["phone", "desktop"] as const).map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={each === width}
              onClick={() => this.setState({ width: each })}
            >
              {t(each)}
            </button>
          ))}
        </header>
        {problems.length > 0 && (
          <div role="alert">
            <strong>{t("problems")}</strong>
            <Findings findings={problems} path={path} />
          </div>
        )}
        {notes.length > 0 && (
          <div role="status">
            <strong>{t("notes")}</strong>
            <Findings findings={notes} path={path} />
          </div>
        )}
        {page === null ? (
          <p>{t("noPage")}</p>
        ) : (
          <iframe
            key={version}
            title={t("preview")}
            src={pageAddress(page)}
            onLoad={() => this.#onLoad()}
            style={{
              width: WIDTHS[width],
              transform: `scale(${scale})`,
              height: `${88 / scale}vh`,
            }}
          />
        )}
      </>
    );
  }
}

/**
 * A list of findings. `path` is the path of the draft. Findings about another file begin with the name of this file.
 */
function Findings({ findings, path }: { findings: Finding[]; path: string }) {
  return (
    <ul>
      {findings.map(({ file, line, field, message }) => (
        <li key={`${file} ${line} ${message}`}>
          {file !== path && file} {t("line").replace("{line}", `${line}`)} {field} {message}
        </li>
      ))}
    </ul>
  );
}

function keyOf({ path, text }: Draft): string {
  return `${path}\n${text}`;
}

function pageAddress(page: string): string {
  return page.startsWith("/") ? `${currentSession()?.site}${page}` : page;
}
