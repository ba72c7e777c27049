import type { ReactNode } from 'react';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { useLocale } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import styles from './administration.module.css';
import type { AuditEntry } from './audit-entry.ts';
import { memberPagePath } from './member-page-path.ts';
import { formatUtcTime } from './utc-time.ts';

/** Renders actions of the team as a list. */
export function AuditList(props: {
  readonly entries: readonly AuditEntry[];
  /** True if the list is about one member, who is not named again. */
  readonly isOfMember?: boolean;
}): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  const modeNames = Object.fromEntries(
    Object.entries(texts.settings.modes).map(([mode, { name }]) => [mode, name]),
  );
  return (
    <ul className={styles.list} role="list" aria-label={texts.audit.list}>
      {props.entries.map((entry) => (
        <li key={entry.id} className={styles.item}>
          <strong>{labelOf(texts.audit.actions, entry.action)}</strong>
          {entry.member === null || props.isOfMember ? null : (
            <Link to={memberPagePath(entry.member)}>
              <bdi>{entry.member}</bdi>
            </Link>
          )}
          {inOrder(entry.details).map(([name, value]) => (
            <span key={name}>
              {labelOf(texts.audit.details, name)}: <bdi>{valueOf(value)}</bdi>
            </span>
          ))}
          <small className={styles.hint}>
            <ActorName entry={entry} />, {texts.utc(formatUtcTime(entry.at, locale))}
          </small>
        </li>
      ))}
    </ul>
  );

  function valueOf(value: string): string {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return texts.utc(formatUtcTime(value, locale));
    return labelOf({ ...texts.roles, ...texts.audit.actions, ...modeNames }, value);
  }
}

function ActorName({ entry }: { readonly entry: AuditEntry }): ReactNode {
  const texts = useAdministrationTexts();
  if (entry.actor !== null) return <bdi>{entry.actor}</bdi>;
  return entry.source === 'command' ? texts.audit.command : texts.audit.gone;
}

/** Returns the label of a name; an unknown name of a newer server unchanged. */
const labelOf = (labels: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;

const DETAILS_ORDER = ['from', 'to', 'reason', 'until'];

/** Returns the values of an action: those with an order in that order, then the others. */
function inOrder(details: AuditEntry['details']): readonly (readonly [name: string, value: string])[] {
  const rank = (name: string): number => {
    const index = DETAILS_ORDER.indexOf(name);
    return index < 0 ? DETAILS_ORDER.length : index;
  };
  return Object.entries(details).toSorted(([one], [other]) => rank(one) - rank(other));
}
