import { FactOpening } from "./fact-opening.tsx";
import type { LeadProps, Opening } from "./opening.ts";

/** Facts of the page's items in large type, or its picture. */
const facts: Opening = {
  background: "dark",
  Lead: ({ facts }: LeadProps) => <FactOpening facts={facts} background="dark" />,
  description: "text",
};
export default facts;
