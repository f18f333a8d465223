import { fullListPage } from "../full-list.tsx";
import { Opening, OtherChapters } from "./organization/organisation-page.tsx";

export const Component = fullListPage(OtherChapters, { Opening });
