import { fullListPage } from "../full-list.tsx";
import { FontSpecimens } from "./fonts/font-specimens.tsx";

export const Component = fullListPage(FontSpecimens);
