import type { ContentCard } from "../../content/types.ts";
import { useMessages } from "../../page/page-context.tsx";
import { BreakableText } from "../breakable-text/breakable-text.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./contact.module.css";

/** Address, phone and email of an office or department, as far as available. */
export function Contact({ item }: { item: ContentCard }) {
  const t = useMessages();
  const { address, addressBreaks, phone, email } = item;
  return (
    <dl className={styles.facts}>
      {address && (
        <div>
          <dt>
            <Icon name="pin" />
            <span className="visually-hidden">{t("address")}</span>
          </dt>
          <BreakableText as="dd" data-words="" text={address} breaks={addressBreaks} />
        </div>
      )}
      {phone && (
        <div>
          <dt>
            <Icon name="phone" />
            <span className="visually-hidden">{t("phone")}</span>
          </dt>
          <dd>
            <a className="text-link" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              {phone}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>
            <Icon name="mail" />
            <span className="visually-hidden">{t("email")}</span>
          </dt>
          <dd>
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
