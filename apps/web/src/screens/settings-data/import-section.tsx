import { Button, lazyModule } from '@pegboard/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { useRepeatedReads } from '../../data/use-repeated-reads.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { importingTexts as enUsImporting } from '../../messages/en-us-importing.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { byteLabel } from './data-export.ts';
import { isInProgress, type DataImport, type DataImports, type TargetBoard } from './data-import.ts';
import { ImportFile } from './import-file.tsx';
import type { ImportChoices } from './import-choices.ts';
import own from './settings-data.module.css';

/** Milliseconds between two reads of the progress. */
const READ_DELAY_MS = 1500;

/** The parts that are loaded for a member with imports only. */
const parts = lazyModule(() => import('./import-parts.ts'));
const FinishedImport = parts.component('FinishedImport', () => null);
const ImportPreviewForm = parts.component('ImportPreviewForm', () => null);
/** Loads the parts, before a server renders them. */
export const loadImportParts = parts.load;

/** Renders the imports of the viewer: the file, its contents with the choices, the progress, and the reports (IO-02). */
export function ImportSection(props: DataImports & { readonly targets: readonly TargetBoard[] }): ReactNode {
  const { bytes_max: bytesMax, imports, targets } = props;
  const texts = useTexts('importing', enUsImporting);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const [done, setDone] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = imports.find((each) => isInProgress(each) || ['uploading', 'ready'].includes(each.state));
  const finished = imports.filter(({ id }) => id !== open?.id);
  useRepeatedReads(open !== undefined && isInProgress(open), revalidate, READ_DELAY_MS);
  const before = useRef(imports);
  useEffect(() => {
    const states = new Map(before.current.map(({ id, state }) => [id, state]));
    before.current = imports;
    const changed = imports.find(({ id, state }) => states.has(id) && states.get(id) !== state);
    if (!changed) return;
    if (changed.state === 'finished' && states.get(changed.id) !== 'undoing')
      setDone(changed.failure === 'canceled' ? texts.canceled : texts.finished);
    if (changed.state === 'undone') setDone(texts.undone);
  }, [imports, texts]);

  const call = (work: () => Promise<unknown>, result?: string): void => {
    setDone(undefined);
    void submit(async () => {
      await work();
      await revalidate();
      // A short import or undo may be over already, which is said then.
      if (result !== undefined) setDone(result);
      // The button that had the focus is replaced.
      heading.current?.focus();
    });
  };
  const remove = (id: string, result: string): void =>
    call(() => callResource({ name: 'DataImport', action: 'delete', options: { id } }), result);
  const start = (id: string, choices: ImportChoices): void =>
    call(() => callResource({ name: 'DataImport', action: 'create', options: { id, ...choices } }));
  const undo = (id: string): void =>
    call(() => callResource({ name: 'DataImportUndo', action: 'create', options: { id } }));
  return (
    <>
      <section className={styles.section} aria-labelledby="data-import">
        <h2 id="data-import" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{texts.hint}</p>
        {open === undefined || open.state === 'uploading' ? (
          <ImportFile
            interrupted={open}
            limit={texts.limit(byteLabel(bytesMax, locale))}
            onBegin={() => setDone(undefined)}
            onReceived={revalidate}
          />
        ) : null}
        {open && isInProgress(open) ? <Progress of={open} /> : null}
        {open?.state === 'ready' && open.preview ? (
          <Suspense fallback={null}>
            <ImportPreviewForm
              key={open.id}
              importId={open.id}
              fileName={open.file_name}
              kind={open.kind}
              preview={open.preview}
              targets={targets}
              isBusy={isBusy}
              onStart={(choices) => start(open.id, choices)}
            />
          </Suspense>
        ) : null}
        {open && open.state !== 'undoing' && open.state !== 'reading' ? (
          <PlainForm
            action="/settings/data/import/remove/"
            onSend={() => remove(open.id, open.state === 'running' ? texts.canceled : texts.discarded)}
          >
            <input type="hidden" name="id" value={open.id} />
            <Button type="submit" variant="secondary" aria-disabled={isBusy}>
              {open.state === 'running' ? texts.cancel : texts.discard}
            </Button>
          </PlainForm>
        ) : null}
        <SubmitResult message={message} done={done} />
      </section>
      {finished.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="data-imports">
          <h2 id="data-imports">{texts.list}</h2>
          <Suspense fallback={null}>
            <ul className={own.exports} role="list">
              {finished.map((each) => (
                <FinishedImport
                  key={each.id}
                  each={each}
                  isBusy={isBusy}
                  canUndo={open === undefined || !isInProgress(open)}
                  onUndo={() => undo(each.id)}
                  onRemove={() => remove(each.id, texts.removed)}
                />
              ))}
            </ul>
          </Suspense>
        </section>
      )}
    </>
  );
}

/** Renders the progress of an import on which the server works. */
function Progress({ of }: { readonly of: DataImport }): ReactNode {
  const texts = useTexts('importing', enUsImporting);
  const { state, done, total } = of;
  const label = { reading: texts.reading, running: texts.running, undoing: texts.undoing }[
    state === 'running' || state === 'undoing' ? state : 'reading'
  ];
  const isCounted = state === 'running' && total > 0;
  return (
    <>
      <p>{label}</p>
      <progress
        className={own.progress}
        aria-label={texts.progress}
        {...(isCounted && { max: total, value: done })}
      />
      {isCounted ? <p className={styles.hint}>{texts.doneOf(done, total)}</p> : null}
      <noscript>
        <p>{texts.reload}</p>
      </noscript>
    </>
  );
}
