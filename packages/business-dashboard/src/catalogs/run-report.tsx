'use client';

import { Button, FieldError, Spinner } from '@pegboard/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import type { CatalogPorts, Finding } from './catalog-types.ts';
import styles from './catalogs.module.css';
import { findingsCsv } from './findings-csv.ts';
import type { CatalogMessages } from './messages.ts';

/** The report of a run by line and field, page by page, and as a file. */
export function RunReport(props: {
  readonly runId: string;
  readonly name: string;
  readonly ports: CatalogPorts;
  readonly messages: CatalogMessages;
}): ReactNode {
  const { runId, name, ports, messages } = props;
  const [pages, setPages] = useState<readonly (readonly Finding[])[]>([]);
  const [bookmark, setBookmark] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'read' | 'failed'>('loading');
  const take = (outcome: Awaited<ReturnType<CatalogPorts['readFindings']>>): void => {
    setState(outcome.ok ? 'read' : 'failed');
    if (!outcome.ok) return;
    setPages((known) => [...known, outcome.data.findings]);
    setBookmark(outcome.data.bookmark);
  };
  const begin = useEffectEvent(() => void ports.readFindings(runId, null).then(take));
  useEffect(() => begin(), []);
  const more = (): void => {
    setState('loading');
    void ports.readFindings(runId, bookmark).then(take);
  };
  const findings = pages.flat();
  const adviceOf = ({ code, field }: Finding): string =>
    messages.advice[code] ?? messages.advice[field === null ? 'quote_open' : 'missing'] ?? code;
  const download = async (): Promise<void> => {
    const all = [...findings];
    for (let next = bookmark; next !== null;) {
      const outcome = await ports.readFindings(runId, next);
      if (!outcome.ok) return setState('failed');
      all.push(...outcome.data.findings);
      next = outcome.data.bookmark;
    }
    const url = URL.createObjectURL(
      new Blob(['\uFEFF', findingsCsv(all, messages.columns, adviceOf)], { type: 'text/csv' }),
    );
    Object.assign(document.createElement('a'), { href: url, download: `report-${runId}.csv` }).click();
    return URL.revokeObjectURL(url);
  };
  return (
    <div className={styles.report}>
      {findings.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever uses keys alone scrolls it
        <div className={styles.scroller} role="region" aria-label={messages.report(name)} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {messages.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {findings.map((finding) => (
                <tr key={finding.seq} data-severity={finding.severity}>
                  <td>{finding.line}</td>
                  <td>
                    <bdi>{finding.item_id}</bdi>
                  </td>
                  <td>{finding.field ?? messages.wholeLine}</td>
                  <td>
                    <bdi>{finding.value}</bdi>
                  </td>
                  <td>
                    <span className={styles.severity}>{messages.severities[finding.severity]}</span>{' '}
                    {adviceOf(finding)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {state === 'loading' ? <Spinner /> : null}
      {state === 'failed' ? <FieldError>{messages.failed}</FieldError> : null}
      <div className={styles.buttons}>
        {bookmark !== null && state !== 'loading' ? <Button onClick={more}>{messages.more}</Button> : null}
        {findings.length > 0 ? <Button onClick={() => void download()}>{messages.download}</Button> : null}
      </div>
    </div>
  );
}
