import { Chapters } from "../../blocks/section/chapter.tsx";
import { fullListPage } from "../full-list.tsx";
import { Opening } from "./story/opening.tsx";

export const Component = fullListPage(Chapters, { Opening });
