import { Stories } from "../../components/story/stories.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(Stories);
