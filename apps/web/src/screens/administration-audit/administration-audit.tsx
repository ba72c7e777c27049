import { Button, buttonAttributes, EmptyState, Select, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import styles from '../../features/administration/administration.module.css';
import { auditEntrySchema, type AuditEntry } from '../../features/administration/audit-entry.ts';
import { AuditList } from '../../features/administration/audit-list.tsx';
import { NextPageLink } from '../../features/administration/next-page-link.tsx';
import { readTeamPage, type TeamData } from '../../features/administration/read-team-resource.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

const FILTERS = ['action', 'actor', 'member', 'from', 'to'] as const;
const EXPORT_PATH = '/resource/AuditLogResource/csv/';

/** Returns the filters that an address has. */
function filtersOf(search: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of FILTERS) {
    const value = search.get(name)?.trim() ?? '';
    if (value !== '') found[name] = value;
  }
  return found;
}

/** Reads the audit log for administrators; for others the page does not exist. */
export function loader(args: LoaderFunctionArgs): Promise<TeamData<readonly AuditEntry[]>> {
  const filters = filtersOf(new URL(args.request.url).searchParams);
  return readTeamPage(args, 'AuditLog', z.array(auditEntrySchema), filters);
}

/** Renders the audit log with its filters and its export (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts();
  const { audit } = texts;
  const [search] = useSearchParams();
  const { data: entries, next } = useLoaderData<TeamData<readonly AuditEntry[]>>();
  const filters = filtersOf(search);
  return (
    <div className={styles.page}>
      <title>{messages.title(audit.title)}</title>
      <h1>{audit.title}</h1>
      <p className={styles.hint}>{audit.hint}</p>
      <form className={styles.form} action="/_/audit/">
        <div className={styles.filters}>
          <Select name="action" label={audit.action} defaultValue={filters['action'] ?? ''}>
            <option value="">{audit.everyAction}</option>
            {Object.entries(audit.actions).map(([action, label]) => (
              <option key={action} value={action}>
                {label}
              </option>
            ))}
          </Select>
          <TextField
            name="actor"
            label={audit.actor}
            defaultValue={filters['actor']}
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="member"
            label={audit.member}
            defaultValue={filters['member']}
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField name="from" type="date" label={audit.from} defaultValue={filters['from']} />
          <TextField name="to" type="date" label={audit.to} defaultValue={filters['to']} />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {audit.filter}
          </Button>
          <a
            href={`${EXPORT_PATH}?${new URLSearchParams(filters)}`}
            download
            {...buttonAttributes({ variant: 'secondary' })}
          >
            {audit.export}
          </a>
        </div>
      </form>
      {entries.length === 0 ? <EmptyState title={audit.none} /> : null}
      <AuditList entries={entries} />
      <NextPageLink next={next} />
    </div>
  );
}
