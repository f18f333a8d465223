import { fullListPage } from "../full-list.tsx";
import { LegalText } from "./legal/legal-text.tsx";

export const Component = fullListPage(LegalText);
