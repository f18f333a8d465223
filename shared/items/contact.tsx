import type { ReactNode } from "react";
import { type ContactDetail, emailsIn, phonesIn } from "../content/contact-details.ts";
import { chapterId, itemKey } from "../content/item-key.ts";
import type { ContentCard } from "../content/types.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { textKeys } from "../text/text-keys.ts";
import { BreakableText } from "../ui/breakable-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { ItemLink } from "../ui/link.tsx";
import styles from "./contact.module.css";

/** The address, phone numbers and email addresses of an office or department, as far as they are known. */
export function Contact({ item: { address, addressBreaks, phone, email } }: { item: ContentCard }) {
  const t = useMessages();
  const entries = [
    {
      name: "address",
      icon: "pin",
      value: address && <BreakableText data-words="" text={address} breaks={addressBreaks} />,
    },
    {
      name: "phone",
      icon: "phone",
      value: phone && <Details details={phonesIn(phone)} />,
    },
    {
      name: "email",
      icon: "mail",
      value: email && <Details details={emailsIn(email)} />,
    },
  ] as const;
  return (
    <dl className={styles.facts}>
      {entries.map(
        ({ name, icon, value }) =>
          value && (
            <div key={name}>
              <dt>
                <Icon name={icon} />
                <span className="visually-hidden">{t(name)}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The text of a contact, such as `025-8888-0101 or 0102`. Its phone numbers and email addresses are links. */
function Details({ details }: { details: readonly ContactDetail[] }) {
  const keys = textKeys(details.map(({ text }) => text));
  return details.map(({ text, href }, index) =>
    href ? (
      <a key={keys[index]} className="text-link" href={href}>
        {text}
      </a>
    ) : (
      <span key={keys[index]}>{text}</span>
    ),
  );
}

interface ContactCardsProps {
  items: readonly ContentCard[];
  /**
   * Set if the items have pages. The name of each item is then an `h2` instead of an `h3`, and links to the item's
   * page.
   */
  isLinked?: boolean;
  noteOf: (item: ContentCard) => ReactNode;
}

/** Cards of offices or departments: the name, a note and the contact details. */
export function ContactCards({ items, isLinked = false, noteOf }: ContactCardsProps) {
  const Name = isLinked ? "h2" : "h3";
  return (
    <ul className={styles.cards} data-linked={isLinked || undefined}>
      {items.map((item) => {
        const note = noteOf(item);
        return (
          <li
            className={isLinked ? "ruled" : undefined}
            key={itemKey(item)}
            id={isLinked ? undefined : chapterId(item)}
          >
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
