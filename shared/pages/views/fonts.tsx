import { FontSpecimens } from "../../components/font-specimens/font-specimens.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(FontSpecimens);
