import type { ReactNode } from "react";
import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { chapterId } from "../../routing/chapter-id.ts";
import { BreakableText, Summary } from "../breakable-text/breakable-text.tsx";
import { ItemLink } from "../content-link/content-link.tsx";
import { Icon } from "../icon/icon.tsx";
import { Section } from "../section/section.tsx";
import styles from "./contact.module.css";

/** Address, phone and email of an office or department, as far as available. */
export function Contact({ item }: { item: ContentCard }) {
  const { address, addressBreaks, phone, email } = item;
  return (
    <dl className={styles.facts}>
      {address && (
        <Entry name="address" icon="pin">
          <BreakableText as="dd" data-words="" text={address} breaks={addressBreaks} />
        </Entry>
      )}
      {phone && (
        <Entry name="phone" icon="phone">
          <LinkedValue href={`tel:${phone.replace(/[^\d+]/g, "")}`} text={phone} />
        </Entry>
      )}
      {email && (
        <Entry name="email" icon="mail">
          <LinkedValue href={`mailto:${email}`} text={email} />
        </Entry>
      )}
    </dl>
  );
}

interface EntryProps {
  name: "address" | "phone" | "email";
  icon: "pin" | "phone" | "mail";
  children: ReactNode;
}

function Entry({ name, icon, children }: EntryProps) {
  const t = useMessages();
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{t(name)}</span>
      </dt>
      {children}
    </div>
  );
}

function LinkedValue({ href, text }: { href: string; text: string }) {
  return (
    <dd>
      <a className="text-link" href={href}>
        {text}
      </a>
    </dd>
  );
}

/** Whom to ask for what. */
export function Contacts({ items }: { items: ContentCard[] }) {
  const t = useMessages();
  return (
    <Section id="departments" title={t("departments")} variant="below">
      <ContactCards items={items} noteOf={({ summary }) => summary && <Summary text={summary} />} />
    </Section>
  );
}

interface ContactCardsProps {
  items: readonly ContentCard[];
  /** Whether the items have pages: their names are headings of this one and lead there. */
  isLinked?: boolean;
  noteOf: (item: ContentCard) => ReactNode;
}

/** Names, each above a note and how to reach it. */
export function ContactCards({ items, isLinked = false, noteOf }: ContactCardsProps) {
  const Name = isLinked ? "h2" : "h3";
  return (
    <ul className={styles.cards} data-linked={isLinked || undefined}>
      {items.map((item) => {
        const note = noteOf(item);
        return (
          <li className="ruled" key={item.id} id={isLinked ? undefined : chapterId(item)}>
            <Name className="title-3">
              <ItemLink item={item} href={isLinked ? item.href : undefined} />
            </Name>
            {note && <div className="note">{note}</div>}
            <Contact item={item} />
          </li>
        );
      })}
    </ul>
  );
}
