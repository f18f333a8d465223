import { fullListPage } from "../full-list.tsx";
import { Opening, Summaries } from "./executives/executives.tsx";

export const Component = fullListPage(Summaries, { Opening });
