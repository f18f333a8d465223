import { Stories } from "../../components/story/stories.tsx";
import { fullListPage } from "../full-list.tsx";
import { Opening } from "./brand-origin/opening.tsx";

export const Component = fullListPage(Stories, { Opening });
