import { fullListPage } from "../full-list.tsx";
import { Opening, OtherChapters } from "./talent/talent.tsx";

export const Component = fullListPage(OtherChapters, { Opening });
