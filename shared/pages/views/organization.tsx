import { OrganisationPage } from "../../components/organisation-chart/organisation-page.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(OrganisationPage);
