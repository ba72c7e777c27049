import { Button, buttonAttributes, getFormText, Select } from '@pegboard/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useRepeatedReads } from '../../data/use-repeated-reads.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { portabilityTexts as enUsPortability } from '../../messages/en-us-portability.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import {
  byteLabel,
  dataExportsSchema,
  EXPORT_FORMATS,
  type DataExport,
  type DataExports,
} from './data-export.ts';
import { dataImportsSchema, targetBoardsSchema, type DataImports, type TargetBoard } from './data-import.ts';
import { ImportSection, loadImportParts } from './import-section.tsx';
import own from './settings-data.module.css';

/** The names of the formats, which are the same in all languages. */
const FORMAT_NAMES = { archive: 'ZIP', csv: 'CSV' } as const;

/** The addresses at which the forms of the page are accepted. */
const EXPORT_PATH = '/settings/data/';
const REMOVE_PATH = `${EXPORT_PATH}remove/`;
/** Milliseconds between two reads of the progress. */
const READ_DELAY_MS = 2000;

type PageData = {
  readonly exports: DataExports;
  readonly imports: DataImports;
  /** The boards that Pins can be imported into, while they are to be chosen. */
  readonly targets: readonly TargetBoard[];
};

/** Reads the exports of the viewer, the size of a new one, and their imports. */
export async function loader(args: LoaderFunctionArgs): Promise<PageData> {
  await requireViewer(args, 'continue');
  const read = async (name: string, options: object = {}): Promise<unknown> => {
    const result = await readResource(args.context, name, options);
    if (!result.ok) throw new Error(`${name} could not be read: ${result.code}.`);
    return result.data;
  };
  const [exports, imports] = await Promise.all([
    read('DataExport').then((data) => dataExportsSchema.parse(data)),
    read('DataImport').then((data) => dataImportsSchema.parse(data)),
  ]);
  if (imports.imports.length > 0) await loadImportParts();
  const isToChoose = imports.imports.some(({ preview }) => preview !== null);
  const targets = isToChoose ? await read('BoardPickerBoards', { page_size: TARGETS_MAX }) : [];
  return { exports, imports, targets: targetBoardsSchema.parse(targets) };
}

/** Number of boards that Pins can be imported into. */
const TARGETS_MAX = 100;

/** Renders the export and the import of the viewer's data (IO-01, IO-02). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('portability', enUsPortability);
  const { exports, imports, targets } = useLoaderData<PageData>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.hint}</p>
      <ExportSection {...exports} />
      <ImportSection {...imports} targets={targets} />
    </div>
  );
}

/** Renders the export of the viewer's data: its size, its progress, and the finished files. */
function ExportSection({ size, exports, boards }: DataExports): ReactNode {
  const texts = useTexts('portability', enUsPortability);
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const [done, setDone] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const locale = useLocale();
  const running = exports.find(({ state }) => state === 'running');
  const finished = exports.filter(({ state }) => state !== 'running');
  useRepeatedReads(running !== undefined, revalidate, READ_DELAY_MS);
  const wasRunning = useRef(running?.id);
  useEffect(() => {
    if (exports.some(({ id, state }) => id === wasRunning.current && state === 'ready')) setDone(texts.ready);
    wasRunning.current = running?.id;
  }, [exports, running, texts]);

  const start = (form: FormData): void => {
    setDone(undefined);
    void submit(async () => {
      const options = { format: getFormText(form, 'format'), board_id: getFormText(form, 'board_id') };
      const started = await callResource({ name: 'DataExport', action: 'create', options });
      // A small export may be ready when the page is read again.
      wasRunning.current = (started as DataExports['exports'][number]).id;
      await revalidate();
      // The button that had the focus is replaced by the progress.
      heading.current?.focus();
    });
  };
  const remove = (id: string, result: string): void => {
    setDone(undefined);
    void submit(async () => {
      await callResource({ name: 'DataExport', action: 'delete', options: { id } });
      wasRunning.current = undefined;
      await revalidate();
      setDone(result);
      // The button that had the focus is removed with its export.
      heading.current?.focus();
    });
  };
  return (
    <>
      <section className={styles.section} aria-labelledby="data-export">
        <h2 id="data-export" ref={heading} tabIndex={-1}>
          {texts.exporting}
        </h2>
        <p>{texts.contents}</p>
        <p className={styles.hint}>{texts.secret}</p>
        <p>{texts.size(size.boards, size.pins, byteLabel(size.bytes, locale))}</p>
        {running === undefined ? (
          <StartForm boards={boards} isBusy={isBusy} onSend={start} />
        ) : (
          <RunningExport
            progress={running.progress}
            isBusy={isBusy}
            id={running.id}
            onCancel={() => remove(running.id, texts.canceled)}
          />
        )}
        <SubmitResult message={message} done={done} />
      </section>
      {finished.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="data-exports">
          <h2 id="data-exports">{texts.list}</h2>
          <ul className={own.exports} role="list">
            {finished.map((each) => (
              <FinishedExport
                key={each.id}
                each={each}
                boardName={boards.find(({ id }) => id === each.board_id)?.name}
                isBusy={isBusy}
                onRemove={() => remove(each.id, texts.removed)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Renders the choices of a new export: everything or one board, as an archive or as CSV. Works without scripts. */
function StartForm(props: {
  readonly boards: DataExports['boards'];
  readonly isBusy: boolean;
  readonly onSend: (form: FormData) => void;
}): ReactNode {
  const texts = useTexts('portability', enUsPortability);
  const [search] = useSearchParams();
  const { boards, isBusy, onSend } = props;
  const chosen = boards.some(({ id }) => id === search.get('board')) ? search.get('board') : null;
  return (
    <PlainForm className={own.start} action={EXPORT_PATH} aria-labelledby="data-export" onSend={onSend}>
      <Select label={texts.what} name="board_id" defaultValue={chosen ?? ''}>
        <option value="">{texts.everything}</option>
        {boards.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </Select>
      <Select label={texts.format} name="format" hint={texts.csvHint} defaultValue="archive">
        {EXPORT_FORMATS.map((format) => (
          <option key={format} value={format}>
            {texts.formats[format]}
          </option>
        ))}
      </Select>
      <Button variant="primary" type="submit" loading={isBusy}>
        {texts.start}
      </Button>
    </PlainForm>
  );
}

/** Renders the progress of the running export, and the button that cancels it. */
function RunningExport(props: {
  readonly id: string;
  readonly progress: number;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}): ReactNode {
  const texts = useTexts('portability', enUsPortability);
  const locale = useLocale();
  const { id, progress, isBusy, onCancel } = props;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress / 100);
  return (
    <>
      <p>{texts.running}</p>
      <progress className={own.progress} max={100} value={progress} aria-label={texts.progress} />
      <p className={styles.hint}>{texts.percent(percent)}</p>
      <PlainForm action={REMOVE_PATH} onSend={onCancel}>
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" type="submit" aria-disabled={isBusy}>
          {texts.cancel}
        </Button>
      </PlainForm>
    </>
  );
}

/** Renders a finished export with its download, or the notice that it failed. */
function FinishedExport(props: {
  readonly each: DataExport;
  /** The name of the only board of the export, if it has one that still exists. */
  readonly boardName: string | undefined;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}): ReactNode {
  const texts = useTexts('portability', enUsPortability);
  const locale = useLocale();
  const { each, boardName, isBusy, onRemove } = props;
  const day = formatUtcDay(each.created_at, locale);
  const { download_page_url: address, expires_at: expiry } = each;
  return (
    <li className={own.export}>
      <span className={own.name}>
        {texts.createdOn(day)} · {FORMAT_NAMES[each.format]}
        {boardName === undefined ? null : (
          <>
            {' '}
            · <bdi>{boardName}</bdi>
          </>
        )}
      </span>
      <small className={styles.hint}>
        {expiry === null ? texts.failed : texts.facts(each.pins ?? 0, formatUtcDay(expiry, locale))}
      </small>
      <div className={own.actions}>
        {address === null ? null : (
          <Link to={address} {...buttonAttributes({ variant: 'primary' })}>
            {texts.download(byteLabel(each.bytes ?? 0, locale))}
          </Link>
        )}
        <PlainForm action={REMOVE_PATH} onSend={onRemove}>
          <input type="hidden" name="id" value={each.id} />
          <Button variant="secondary" type="submit" aria-label={texts.removeOf(day)} aria-disabled={isBusy}>
            {texts.remove}
          </Button>
        </PlainForm>
      </div>
    </li>
  );
}
