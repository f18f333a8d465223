import { fullListPage } from "../full-list.tsx";
import { Opening } from "./timeline/opening.tsx";
import { Timeline } from "./timeline/timeline.tsx";

export const Component = fullListPage(Timeline, { Opening });
