import CMS from "@sveltia/cms";
import { formatNames, type Kind } from "../paths.ts";
import { BodyField } from "./body-field.tsx";
import { CheckedField } from "./checked-field.tsx";
import { formats, rememberFolders } from "./drafts.ts";
import { FileField } from "./file-field.tsx";
import { IdField } from "./id-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { language, loadSession } from "./session.ts";
import "./edit.css";

const session = await loadSession();
document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
// Sveltia also accepts a session that Decap CMS has stored. So a stored session with the server's token signs the
// editor in, without a form.
if (session) {
  localStorage.removeItem("sveltia-cms.user");
  localStorage.setItem(
    "decap-cms-user",
    JSON.stringify({ backendName: "gitea", token: session.token }),
  );
}
for (const [kind, name] of Object.entries(formatNames)) {
  CMS.registerCustomFormat(name, kind === "item" ? "md" : "yaml", formats[kind as Kind]);
}
CMS.registerFieldType("item-id", IdField);
CMS.registerFieldType("checked", CheckedField);
CMS.registerFieldType("picture", PictureField);
CMS.registerFieldType("site-file", FileField);
CMS.registerFieldType("body", BodyField);

const response = await fetch(session ? `./config/${language}` : `./config.${language}.json`);
const config = await response.json();
rememberFolders(config);
if (session) {
  for (const { name, files = [] } of config.collections) {
    for (const each of [name, ...files.map((file: { name: string }) => file.name)]) {
      CMS.registerPreviewTemplate(each, PreviewPane);
    }
  }
}
await CMS.init({ config });
