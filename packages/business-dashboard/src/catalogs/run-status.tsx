'use client';

import { Button, Spinner } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { CatalogPorts, CatalogRun } from './catalog-types.ts';
import parts from '../layout/parts.module.css';
import styles from './catalogs.module.css';
import type { CatalogMessages } from './messages.ts';
import { hasReport, runProgress } from './run-progress.ts';

/** The report with its table, loaded on request. */
const RunReport = lazy(async () => ({ default: (await import('./run-report.tsx')).RunReport }));

/** Renders the state or result of a run, and its report. */
export function RunStatus(props: {
  readonly run: CatalogRun;
  readonly name: string;
  readonly ports: CatalogPorts;
  readonly messages: CatalogMessages;
}): ReactNode {
  const { run, name, ports, messages } = props;
  const [isOpen, setIsOpen] = useState(false);
  const progress = runProgress(run);
  const failure = run.failure_code === null ? undefined : messages.failures[run.failure_code]?.(run);
  const counts = run.state === 'failed' ? '' : messages.counts(run);
  return (
    <div className={styles.run} data-state={run.state}>
      <div role="status">
        {progress ? (
          <p>
            {messages.steps[progress.step]} {run.file_name === null ? null : <bdi>{run.file_name}</bdi>}
          </p>
        ) : (
          <p>
            <strong>{run.state in messages.ends ? messages.ends[run.state as 'done'] : null}</strong>{' '}
            {counts === '' ? null : `${counts}.`}
          </p>
        )}
        {failure === undefined ? null : <p>{failure}</p>}
        {run.held_count > 0 ? <p>{messages.held(run.held_count)}</p> : null}
      </div>
      {progress ? (
        <progress
          className={parts.progress}
          aria-label={messages.steps[progress.step]}
          {...(progress.share === null ? {} : { value: progress.share, max: 1 })}
        />
      ) : null}
      {run.ignored_columns.length > 0 ? (
        <p className={parts.hint}>{messages.ignored(run.ignored_columns.join(', '))}</p>
      ) : null}
      {hasReport(run) && !progress ? (
        <>
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? messages.hideReport : messages.reportShort}
          </Button>
          {isOpen ? (
            <Suspense fallback={<Spinner />}>
              <RunReport key={run.id} runId={run.id} name={name} ports={ports} messages={messages} />
            </Suspense>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
