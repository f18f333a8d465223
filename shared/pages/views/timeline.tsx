import { Timeline } from "../../components/timeline/timeline.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(Timeline);
