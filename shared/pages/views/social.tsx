import { SocialCards } from "../../components/social-cards/social-cards.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { pagedListPage } from "../paged-list.tsx";

export const Component = pagedListPage(SocialCards, {
  skeleton: (count) => <CardsSkeleton count={count} />,
});
