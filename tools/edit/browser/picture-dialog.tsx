import { Component, createRef, type MouseEvent } from "react";
import { type KnownPicture, knownPictures } from "./pictures.ts";
import { call, currentSession, language } from "./session.ts";
import { t } from "./texts.ts";

interface Props {
  /** Whether the dialog asks for an alternative text. */
  asksAlt?: boolean;
  onChoose: (name: string, alt: string) => void;
  onClose: () => void;
}

interface State {
  pictures: KnownPicture[];
  keyword: string;
  photo?: { file: File; url: string };
  /** The point that must stay visible when the photograph is cropped, in per cent from the left and from the top. */
  focal: [number, number];
  name: string;
  alt: string;
  isBusy: boolean;
  failure: string;
}

/** The dialog in which an editor chooses an existing picture or uploads a photograph. */
export class PictureDialog extends Component<Props, State> {
  override state: State = {
    ...{ pictures: [], keyword: "", focal: [50, 50], name: "", alt: "" },
    ...{ isBusy: false, failure: "" },
  };
  readonly #dialog = createRef<HTMLDialogElement>();

  override componentDidMount() {
    this.#dialog.current?.showModal();
    void knownPictures().then((pictures) => this.setState({ pictures }));
  }

  #open(file: File | undefined) {
    if (!file) return;
    const name = file.name.replace(/\.\w+$/, "");
    this.setState({ photo: { file, url: URL.createObjectURL(file) }, name, failure: "" });
  }

  #place({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (at: number, size: number) => Math.round((at / size) * 100);
    this.setState({ focal: [share(clientX - left, width), share(clientY - top, height)] });
  }

  async #upload() {
    const { photo, focal, name, alt } = this.state;
    if (!photo) return;
    this.setState({ isBusy: true, failure: "" });
    const query = new URLSearchParams({ name, x: `${focal[0]}`, y: `${focal[1]}`, language });
    try {
      const added = await call<{ name: string }>(`pictures?${query}`, photo.file);
      this.props.onChoose(added.name, alt);
    } catch (error) {
      this.setState({ isBusy: false, failure: (error as Error).message });
    }
  }

  override render() {
    const { photo, pictures, keyword, alt } = this.state;
    const shown = pictures.filter(({ name }) => name.includes(keyword));
    return (
      <dialog
        className="edit-pictures"
        ref={this.#dialog}
        aria-label={t("choose")}
        onClose={this.props.onClose}
      >
        <div className="edit-row">
          {currentSession() && (
            <label>
              {t("upload")}{" "}
              <input
                type="file"
                accept="image/*"
                onChange={({ target }) => this.#open(target.files?.[0])}
              />
            </label>
          )}
          <input
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            value={keyword}
            onChange={({ target }) => this.setState({ keyword: target.value })}
          />
          <button type="button" onClick={this.props.onClose}>
            {t("close")}
          </button>
        </div>
        {this.props.asksAlt && (
          <label className="edit-labelled">
            {t("alt")}
            <input value={alt} onChange={({ target }) => this.setState({ alt: target.value })} />
          </label>
        )}
        {photo ? (
          this.#photo(photo.url)
        ) : (
          <ul>
            {shown.map(({ name, thumbnail }) => (
              <li key={name}>
                <button type="button" onClick={() => this.props.onChoose(name, alt)}>
                  <img src={thumbnail} alt="" loading="lazy" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </dialog>
    );
  }

  #photo(url: string) {
    const { focal, name, isBusy, failure } = this.state;
    return (
      <>
        <p>{t("focal")}</p>
        <button type="button" className="edit-focal" onClick={(event) => this.#place(event)}>
          <img src={url} alt={t("focal")} />
          <span style={{ left: `${focal[0]}%`, top: `${focal[1]}%` }} />
        </button>
        <label className="edit-labelled">
          {t("name")}
          <input value={name} onChange={({ target }) => this.setState({ name: target.value })} />
        </label>
        <button type="button" disabled={isBusy} onClick={() => void this.#upload()}>
          {isBusy ? t("making") : t("add")}
        </button>
        {failure && <p role="alert">{failure}</p>}
      </>
    );
  }
}
