import { FontSpecimens } from "../../components/font-specimens/font-specimens.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(FontSpecimens);
