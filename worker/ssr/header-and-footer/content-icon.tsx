import { hasIcon, iconShapes } from "../../../shared/icon-shapes/icon-shapes.ts";
import { DrawnIcon } from "../../../shared/ui/icon.tsx";

/** The shape that is drawn for unknown names. */
const NEUTRAL_SQUARE = "M5 5h14v14H5z";

/** The icon that an item names in its field `subUpTitle`. */
export function ContentIcon({ name }: { name: string }) {
  return <DrawnIcon name={name} shape={hasIcon(name) ? iconShapes[name] : NEUTRAL_SQUARE} />;
}
