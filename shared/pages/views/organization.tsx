import { fullListPage } from "../full-list.tsx";
import { OrganisationPage } from "./organization/organisation-page.tsx";

export const Component = fullListPage(OrganisationPage);
