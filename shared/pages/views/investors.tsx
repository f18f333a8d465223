import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { fullListPage } from "../full-list.tsx";
import { InvestorPage } from "./investors/investor-wall.tsx";

export const Component = fullListPage(InvestorPage, <CardsSkeleton count={12} />);
