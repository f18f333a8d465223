import { fullListPage } from "../full-list.tsx";
import { Opening } from "./brand-origin/opening.tsx";
import { Origins } from "./brand-origin/origins.tsx";

export const Component = fullListPage(Origins, { Opening });
