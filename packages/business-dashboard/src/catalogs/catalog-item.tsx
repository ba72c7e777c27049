'use client';

import { Button, FieldError } from '@pegboard/ui';
import { useId, useRef, useState, type ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import type { CatalogBoard } from './catalog-form.tsx';
import { CatalogForm } from './catalog-form.tsx';
import type { CatalogPorts, CatalogSummary } from './catalog-types.ts';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import parts from '../layout/parts.module.css';
import { catalogMessages, type CatalogMessages } from './messages.ts';
import { runProgress } from './run-progress.ts';
import { RunStatus } from './run-status.tsx';
import { useRun } from './use-run.ts';

const FILES = '.csv,.tsv,.txt,.xml,text/csv,text/tab-separated-values,text/xml,application/xml';

/** Renders a catalog: its facts, its latest run with progress and report, and its actions. */
export function CatalogItem(props: {
  readonly catalog: CatalogSummary;
  readonly boards: readonly CatalogBoard[];
  readonly mayEdit: boolean;
  readonly ports: CatalogPorts;
  readonly messages: CatalogMessages;
  readonly Link?: BusinessLink | undefined;
  readonly productsHref?: ((catalogId: string) => string) | undefined;
  readonly onChanged: (catalog: CatalogSummary) => void;
  readonly onRemoved: (id: string) => void;
  /** Called when a run has ended, as the number of products may have changed. */
  readonly onEnded: () => void;
}): ReactNode {
  const {
    catalog,
    boards,
    mayEdit,
    ports,
    messages,
    Link = NativeLink,
    productsHref,
    onChanged,
    onRemoved,
    onEnded,
  } = props;
  const control = useRun(ports, catalog, { failed: messages.failed, onEnded });
  const [mode, setMode] = useState<'shown' | 'changed'>('shown');
  const [mayShrink, setMayShrink] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const heading = useId();
  const { run, sent } = control;
  const isGoing = sent !== null || (run !== null && runProgress(run) !== null);
  const form = (
    <CatalogForm
      catalog={catalog}
      boards={boards}
      messages={messages}
      onClose={() => setMode('shown')}
      onSave={async (input) => {
        const result = await ports.save(input, catalog.id);
        if (result.ok) {
          onChanged(result.data);
          setMode('shown');
        }
        return result;
      }}
    />
  );
  return (
    <li className={parts.card} data-part="card">
      <article aria-labelledby={heading}>
        <h2 id={heading}>
          <bdi>{catalog.name}</bdi>
        </h2>
        <p className={parts.hint}>
          {messages.products(catalog.product_count)} {messages.on}{' '}
          <Link to={catalog.board_url}>
            <bdi>{catalog.board_name}</bdi>
          </Link>
        </p>
        {productsHref === undefined ? null : (
          <p>
            <Link to={productsHref(catalog.id)}>
              {messages.manageProducts ?? catalogMessages.manageProducts}
            </Link>
          </p>
        )}
        {catalog.source_url === null ? null : (
          <p className={parts.hint}>
            {messages.fetched(catalog.every_hours)}: <bdi>{catalog.source_url}</bdi>
          </p>
        )}
        {run && sent === null ? (
          <RunStatus run={run} name={catalog.name} ports={ports} messages={messages} />
        ) : null}
        {sent === null ? null : (
          <>
            <p role="status">{messages.sending(sent)}</p>
            <progress className={parts.progress} aria-label={messages.uploadShort} value={sent} max={1} />
          </>
        )}
        {control.problem === null ? null : <FieldError>{control.problem}</FieldError>}
        {mode === 'changed' ? form : null}
        {mayEdit && mode === 'shown' ? (
          <div className={parts.buttons} data-part="actions">
            <input
              ref={file}
              type="file"
              hidden
              accept={FILES}
              aria-label={messages.upload(catalog.name)}
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                if (chosen) control.begin(chosen, mayShrink);
                currentTarget.value = '';
              }}
            />
            {isGoing ? (
              <Button onClick={() => control.cancel()}>{messages.cancelRun}</Button>
            ) : (
              <>
                <Button variant="primary" onClick={() => file.current?.click()}>
                  {messages.uploadShort}
                </Button>
                {catalog.source_url === null ? null : (
                  <Button onClick={() => control.begin(null, mayShrink)}>{messages.fetchNow}</Button>
                )}
                <Button onClick={() => setMode('changed')}>{messages.changeShort}</Button>
                <ConfirmButton
                  texts={{ ...messages.removal, question: messages.removeSure(catalog.name) }}
                  onConfirm={async () => {
                    const result = await ports.remove(catalog.id);
                    if (result.ok) onRemoved(catalog.id);
                    return result;
                  }}
                >
                  {messages.remove}
                </ConfirmButton>
              </>
            )}
          </div>
        ) : null}
        {mayEdit && run !== null && run.held_count > 0 && !isGoing ? (
          <label className={parts.check}>
            <input
              type="checkbox"
              checked={mayShrink}
              onChange={({ currentTarget }) => setMayShrink(currentTarget.checked)}
            />{' '}
            {messages.mayShrink}
          </label>
        ) : null}
      </article>
    </li>
  );
}
