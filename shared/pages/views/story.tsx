import { Stories } from "../../components/story/stories.tsx";
import { fullListPage } from "../full-list.tsx";
import { BrandOrigin } from "./story/brand-origin.tsx";

export const Component = fullListPage(Stories, { Opening: BrandOrigin });
