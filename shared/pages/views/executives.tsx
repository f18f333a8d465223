import { Executives } from "../../components/executives/executives.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(Executives, <CardsSkeleton count={12} shape="portrait" />);
