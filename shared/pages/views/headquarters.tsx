import { Headquarters } from "../../components/headquarters/headquarters.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(Headquarters);
