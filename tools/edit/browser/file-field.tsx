import { CheckedField } from "./checked-field.tsx";
import { draftOf, type Entry } from "./drafts.ts";
import { call, currentSession, language } from "./session.ts";
import { t } from "./texts.ts";

/** A field for a file that readers can download. Editors type the path of an existing file or upload a PDF. */
export class FileField extends CheckedField<{ failure: string }> {
  override state = { failure: "" };

  async #upload(file: File | undefined) {
    const entry = this.props.entry as Entry | undefined;
    if (!file || !entry) return;
    // A file is stored in a subfolder of client/public/files. The subfolder has the same name as the item's folder,
    // such as `disclosures`.
    const folder =
      draftOf(entry)
        .path.split("/")[2]
        ?.replace(/\.\w+$/, "") ?? "";
    const query = new URLSearchParams({ folder, name: file.name, language });
    try {
      const added = await call<{ file: string }>(`files?${query}`, file);
      this.props.onChange(added.file);
      this.setState({ failure: "" });
    } catch (error) {
      this.setState({ failure: (error as Error).message });
    }
  }

  override render() {
    const { value = "", forID, classNameWrapper, onChange } = this.props;
    return (
      <div className="edit-row">
        <input
          id={forID}
          className={classNameWrapper}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value)}
        />
        {currentSession() && (
          <label>
            {t("uploadFile")}{" "}
            <input
              type="file"
              accept="application/pdf"
              onChange={({ target }) => void this.#upload(target.files?.[0])}
            />
          </label>
        )}
        {this.state.failure && <p role="alert">{this.state.failure}</p>}
      </div>
    );
  }
}
