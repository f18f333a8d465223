import grid from "../card/grid.module.css";
import shapes from "./skeleton.module.css";
import { block, Skeleton } from "./skeleton.tsx";

interface CardsSkeletonProps {
  count: number;
  /** In four columns. */
  isUpright?: boolean;
}

const CARD = block(shapes.card, block(shapes.picture) + block(shapes.title) + block(shapes.short));

/** Skeleton of a grid of tiles. */
export function CardsSkeleton({ count, isUpright = false }: CardsSkeletonProps) {
  return (
    <Skeleton
      blocks={block(
        `${grid.grid} ${isUpright ? `${grid.four} ${shapes.upright}` : grid.three}`,
        CARD.repeat(count),
      )}
    />
  );
}
