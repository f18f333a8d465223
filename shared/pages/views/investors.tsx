import { CardsSkeleton } from "../../blocks/states/cards-skeleton.tsx";
import { fullListPage } from "../full-list.tsx";
import { InvestorWall, Opening } from "./investors/investor-wall.tsx";

export const Component = fullListPage(InvestorWall, {
  Opening,
  fallback: <CardsSkeleton count={12} />,
});
