import { Stories } from "../../blocks/story/stories.tsx";
import { fullListPage } from "../full-list.tsx";
import { Opening } from "./story/opening.tsx";

export const Component = fullListPage(Stories, { Opening });
