import { Executives } from "../../components/executives/executives.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(Executives, <CardsSkeleton count={12} shape="portrait" />);
