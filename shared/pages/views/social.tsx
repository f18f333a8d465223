import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { pagedListPage } from "../paged-list.tsx";
import { SocialCards } from "./social/social-cards.tsx";

export const Component = pagedListPage(SocialCards, {
  skeleton: (count) => <CardsSkeleton count={count} />,
});
