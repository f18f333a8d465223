import grid from "../card-grid/tile-grid.module.css";
import styles from "./cards-skeleton.module.css";
import shapes from "./skeleton.module.css";
import { Repeat, Skeleton } from "./skeleton.tsx";

interface CardsSkeletonProps {
  count: number;
  shape?: "tile" | "portrait" | "cover";
}

const classNames = {
  tile: grid.tiles,
  portrait: `${grid.small} ${styles.portrait}`,
  cover: `${grid.small} ${styles.cover}`,
};

/** Skeleton of a grid of tiles. */
export function CardsSkeleton({ count, shape = "tile" }: CardsSkeletonProps) {
  return (
    <Skeleton>
      <div className={classNames[shape]} aria-hidden="true">
        <Repeat count={count} className={shapes.card}>
          <div className={shapes.picture} />
          <div className={shapes.title} />
          <div className={shapes.short} />
        </Repeat>
      </div>
    </Skeleton>
  );
}
