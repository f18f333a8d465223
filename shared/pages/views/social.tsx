import { RowsSkeleton } from "../../blocks/states/rows-skeleton.tsx";
import { pagedListPage } from "../paged-list.tsx";
import { SocialCards } from "./social/social-cards.tsx";

export const Component = pagedListPage(SocialCards, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
