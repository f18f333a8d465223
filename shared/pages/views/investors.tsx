import { InvestorWall } from "../../components/investor-wall/investor-wall.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(InvestorWall, <CardsSkeleton count={12} />);
