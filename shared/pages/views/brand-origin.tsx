import { fullListPage } from "../full-list.tsx";
import { BrandOrigin } from "./brand-origin/brand-origin.tsx";
import { Origins } from "./brand-origin/origins.tsx";

export const Component = fullListPage(Origins, { Opening: BrandOrigin });
