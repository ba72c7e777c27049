'use client';

import { Button, FieldError, Spinner } from '@pegboard/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import parts from '../layout/parts.module.css';
import { formatCsv, DataTable, downloadCsv, type DataColumn } from '../table/index.ts';
import type { CatalogPorts, CatalogIssue } from './catalog-types.ts';
import styles from './catalogs.module.css';
import type { CatalogMessages } from './messages.ts';

/** Renders the report of a run by line and field, in pages, and as a file. */
export function RunReport(props: {
  readonly runId: string;
  readonly name: string;
  readonly ports: CatalogPorts;
  readonly messages: CatalogMessages;
}): ReactNode {
  const { runId, name, ports, messages } = props;
  const [findings, setFindings] = useState<readonly CatalogIssue[]>([]);
  const [bookmark, setBookmark] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'read' | 'failed'>('loading');
  const take = (result: Awaited<ReturnType<CatalogPorts['readFindings']>>): void => {
    setState(result.ok ? 'read' : 'failed');
    if (!result.ok) return;
    setFindings((known) => [...known, ...result.data.findings]);
    setBookmark(result.data.bookmark);
  };
  const begin = useEffectEvent(() => void ports.readFindings(runId, null).then(take));
  useEffect(() => begin(), []);
  const more = (): void => {
    setState('loading');
    void ports.readFindings(runId, bookmark).then(take);
  };
  const columns = columnsOf(messages);
  const download = async (): Promise<void> => {
    const all = [...findings];
    for (let next = bookmark; next !== null;) {
      const result = await ports.readFindings(runId, next);
      if (!result.ok) return setState('failed');
      all.push(...result.data.findings);
      next = result.data.bookmark;
    }
    const rows = all.map((finding) => columns.map(({ value }) => value(finding)));
    return downloadCsv(`report-${runId}.csv`, formatCsv(messages.columns, rows));
  };
  return (
    <div className={styles.report}>
      {findings.length > 0 ? (
        <DataTable
          caption={messages.report(name)}
          headingLevel={3}
          columns={columns}
          rows={findings}
          rowKey={({ seq }) => String(seq)}
          messages={messages.table}
          actions={
            <Button size="sm" onClick={() => void download()}>
              {messages.download}
            </Button>
          }
        />
      ) : null}
      {state === 'loading' ? <Spinner /> : null}
      {state === 'failed' ? <FieldError>{messages.failed}</FieldError> : null}
      {state === 'failed' || (bookmark !== null && state === 'read') ? (
        <div className={parts.buttons} data-part="actions">
          <Button onClick={more}>{state === 'failed' ? messages.again : messages.more}</Button>
        </div>
      ) : null}
    </div>
  );
}

function columnsOf(messages: CatalogMessages): readonly DataColumn<CatalogIssue>[] {
  const [line, product, field, value, advice] = messages.columns;
  const adviceOf = ({ code, field: of }: CatalogIssue): string =>
    messages.advice[code] ?? messages.advice[of === null ? 'quote_open' : 'missing'] ?? code;
  return [
    { key: 'line', label: line, value: (finding) => finding.line, isNumber: true },
    { key: 'product', label: product, value: (finding) => finding.item_id },
    { key: 'field', label: field, value: (finding) => finding.field ?? messages.wholeLine },
    {
      key: 'value',
      label: value,
      value: (finding) => finding.value,
      cell: (finding) => <bdi title={finding.value}>{finding.value}</bdi>,
    },
    {
      key: 'advice',
      label: advice,
      isLong: true,
      value: (finding) => `${messages.severities[finding.severity]}: ${adviceOf(finding)}`,
      cell: (finding) => (
        <>
          <span className={styles.severity} data-severity={finding.severity}>
            {messages.severities[finding.severity]}
          </span>{' '}
          {adviceOf(finding)}
        </>
      ),
    },
  ];
}
