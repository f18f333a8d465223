import { createRef } from "react";
import { CheckedField } from "./checked-field.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { t } from "./texts.ts";

/**
 * The field for an item's Markdown. It is a plain text field, because a rich text field changes Markdown notations that
 * are unknown to it.
 */
export class BodyField extends CheckedField<{ isOpen: boolean }> {
  override state = { isOpen: false };
  readonly #text = createRef<HTMLTextAreaElement>();

  #insert(name: string, alt: string) {
    const { value = "" } = this.props;
    const at = this.#text.current?.selectionStart ?? value.length;
    const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
    this.props.onChange([before, `![${alt}](media:${name})`, after].filter(Boolean).join("\n\n"));
    this.setState({ isOpen: false });
  }

  override render() {
    const { value = "", forID, classNameWrapper, onChange } = this.props;
    return (
      <div className="edit-body">
        <button type="button" onClick={() => this.setState({ isOpen: true })}>
          {t("insert")}
        </button>
        <textarea
          id={forID}
          className={classNameWrapper}
          ref={this.#text}
          rows={18}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value)}
        />
        {this.state.isOpen && (
          <PictureDialog
            asksAlt
            onChoose={(name, alt) => this.#insert(name, alt)}
            onClose={() => this.setState({ isOpen: false })}
          />
        )}
      </div>
    );
  }
}
