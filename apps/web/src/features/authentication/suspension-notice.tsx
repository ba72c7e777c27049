import type { ReactNode } from 'react';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import styles from './auth-page.module.css';

/** Renders the reason and the end of a suspension in place of a login (OP-06); nothing for other errors. */
export function SuspensionNotice({
  fields,
}: {
  readonly fields: Readonly<Record<string, string>>;
}): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).suspended;
  const locale = useLocale();
  const { suspension: reason, suspended_until: end } = fields;
  if (reason === undefined) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.notice} role="alert">
      <p>{end === undefined ? texts.withoutEnd : texts.until(format.format(new Date(end)))}</p>
      <p>
        {texts.reason} <bdi>{reason}</bdi>
      </p>
    </div>
  );
}
