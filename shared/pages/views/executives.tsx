import { fullListPage } from "../full-list.tsx";
import { Arrivals, Opening } from "./executives/executives.tsx";

export const Component = fullListPage(Arrivals, { Opening });
