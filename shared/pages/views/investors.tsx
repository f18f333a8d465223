import { InvestorWall } from "../../components/investor-wall/investor-wall.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(InvestorWall, <CardsSkeleton count={12} />);
