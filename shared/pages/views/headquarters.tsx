import { Headquarters } from "../../components/headquarters/headquarters.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(Headquarters);
