import { fullListPage } from "../full-list.tsx";
import { Opening, Posts } from "./executives/executives.tsx";

export const Component = fullListPage(Posts, { Opening });
