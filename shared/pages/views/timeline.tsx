import { fullListPage } from "../full-list.tsx";
import { Timeline } from "./timeline/timeline.tsx";

export const Component = fullListPage(Timeline);
