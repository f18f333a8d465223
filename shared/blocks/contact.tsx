import type { ContentCard } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { ContactCards } from "../items/contact.tsx";
import { Summary } from "../ui/breakable-text.tsx";
import { Section } from "../ui/section.tsx";

/** Departments with their contact details. */
export default function Contacts({ items }: { items: ContentCard[] }) {
  const t = useMessages();
  return (
    <Section id="departments" title={t("departments")} variant="below">
      <ContactCards items={items} noteOf={(item) => item.summary && <Summary item={item} />} />
    </Section>
  );
}
