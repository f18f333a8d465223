import { Stories } from "../../components/story/stories.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(Stories);
