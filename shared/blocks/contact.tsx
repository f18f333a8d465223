import type { ContentCard } from "../content/types.ts";
import { useMessages } from "../document/page-context.tsx";
import { Summary } from "../ui/breakable-text.tsx";
import { ContactCards } from "../ui/contact.tsx";
import { Section } from "../ui/section.tsx";

/** Whom to ask for what. */
export default function Contacts({ items }: { items: ContentCard[] }) {
  const t = useMessages();
  return (
    <Section id="departments" title={t("departments")} variant="below">
      <ContactCards items={items} noteOf={({ summary }) => summary && <Summary text={summary} />} />
    </Section>
  );
}
