import { fullListPage } from "../full-list.tsx";
import { Headquarters } from "./headquarters/headquarters.tsx";

export const Component = fullListPage(Headquarters);
