import { fullListPage } from "../full-list.tsx";
import { Opening, OtherChapters } from "./lead/lead.tsx";

export const Component = fullListPage(OtherChapters, { Opening });
