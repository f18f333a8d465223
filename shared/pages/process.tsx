import { ItemsPage } from "../layouts/page/items-page.tsx";
import type { FullListData } from "./loaders/full-list.ts";
import { Days, ProcessSteps } from "./process/process-steps.tsx";

export default function ProcessPage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="paper" lead={(steps) => <Days steps={steps} />}>
      {(steps) => <ProcessSteps items={steps} />}
    </ItemsPage>
  );
}
