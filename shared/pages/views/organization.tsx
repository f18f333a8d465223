import { OrganisationPage } from "../../components/organisation-chart/organisation-page.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(OrganisationPage);
