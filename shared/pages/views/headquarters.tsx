import { fullListPage } from "../full-list.tsx";
import { Headquarters, Opening } from "./headquarters/headquarters.tsx";

export const Component = fullListPage(Headquarters, { Opening });
