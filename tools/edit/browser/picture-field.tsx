import { CheckedField } from "./checked-field.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { type KnownPicture, knownPictures } from "./pictures.ts";
import { t } from "./texts.ts";

interface State {
  isOpen: boolean;
  pictures: KnownPicture[];
}

/** A field for a picture. It shows a thumbnail and opens the dialog in which an editor chooses or uploads a picture. */
export class PictureField extends CheckedField<State> {
  override state: State = { isOpen: false, pictures: [] };

  override componentDidMount() {
    void this.#load();
  }

  async #load() {
    this.setState({ pictures: await knownPictures() });
  }

  #choose(name: string) {
    this.props.onChange(name);
    this.setState({ isOpen: false });
    void this.#load();
  }

  override render() {
    const { value = "", forID, onChange } = this.props;
    const known = this.state.pictures.find(({ name }) => name === value);
    return (
      <div className="edit-row">
        {known && <img src={known.thumbnail} alt="" width="120" />}
        <output>{value}</output>
        <button type="button" id={forID} onClick={() => this.setState({ isOpen: true })}>
          {t("choose")}
        </button>
        {value && (
          <button type="button" onClick={() => onChange("")}>
            {t("remove")}
          </button>
        )}
        {this.state.isOpen && (
          <PictureDialog
            onChoose={(name) => this.#choose(name)}
            onClose={() => this.setState({ isOpen: false })}
          />
        )}
      </div>
    );
  }
}
