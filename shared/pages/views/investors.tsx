import { InvestorPage } from "../../components/investor-wall/investor-wall.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(InvestorPage, <CardsSkeleton count={12} />);
