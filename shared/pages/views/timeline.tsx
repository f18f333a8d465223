import { Timeline } from "../../components/timeline/timeline.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(Timeline);
