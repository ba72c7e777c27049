'use client';

import {
  Button,
  rootAttributes,
  type RootProps,
  useMergedRef,
  functionProp,
  itemsProp,
  listProp,
  messagesProp,
  nullableProp,
  objectProp,
  optionalProp,
  textProp,
  validProps,
  type PropRule,
} from '@pegboard/ui';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { FileButton } from '../ui/file-button.tsx';
import { computeDigest } from './compute-digest.ts';
import { FolderButton } from './folder-button.tsx';
import { sheetMessages, type SheetMessages } from './messages.ts';
import { isRetryable, summarizeRows, type SheetBoard } from './model/sheet-state.ts';
import { validateRow } from './model/validate-row.ts';
import type { RenderSheetBoard, SheetPorts, StoredRow } from './sheet-ports.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { createSheetStore, type SheetStore } from './sheet-store.ts';
import { SheetTools } from './sheet-tools.tsx';
import styles from './sheet.module.css';

/** The props of a PinSheet. */
export type PinSheetProps = RootProps & {
  readonly ports: SheetPorts;
  /** Files that begin the sheet. */
  readonly initialFiles?: readonly File[] | undefined;
  /** The board of new rows. */
  readonly initialBoard?: SheetBoard | null | undefined;
  /** Rows of an earlier visit, in their order. */
  readonly storedRows?: readonly StoredRow[] | undefined;
  /** The picker of the save flow. */
  readonly renderBoardPicker: RenderSheetBoard;
  /** The level of the heading in the outline of the page; 2 by default. */
  readonly headingLevel?: 1 | 2 | undefined;
  readonly messages?: SheetMessages | undefined;
};

const headingProp: PropRule = {
  expected: '1 or 2',
  isValid: (value) => value === 1 || value === 2,
  instead: () => undefined,
};
const PIN_SHEET_RULES = {
  storedRows: optionalProp(itemsProp({ id: textProp })),
  initialFiles: optionalProp(listProp),
  initialBoard: optionalProp(nullableProp(objectProp)),
  headingLevel: optionalProp(headingProp),
  renderBoardPicker: functionProp,
  messages: messagesProp(sheetMessages),
};

/**
 * A sheet that makes many Pins at once (CR-12): a row each file, edited by keyboard as in a spreadsheet, with progress,
 * retries and a report.
 */
export function PinSheet(rawProps: PinSheetProps): ReactNode {
  const props = validProps('PinSheet', rawProps, PIN_SHEET_RULES);
  const { initialBoard = null, renderBoardPicker, headingLevel = 2, messages = sheetMessages } = props;
  const Heading = `h${headingLevel}` as const;
  const store = useSheetStore(props);
  const { rows } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const titleId = useId();
  const selected = rows.filter(({ id }) => selection.has(id));
  const targets = selected.length > 0 ? selected : rows;
  const summary = summarizeRows(rows);
  const publishable = targets.filter(
    (row) => row.phase.kind !== 'published' && validateRow(row).length === 0,
  );
  const isDone = summary.total > 0 && summary.published + summary.failed === summary.total;
  const addFiles = (files: readonly File[]): void => store.addFiles(files, initialBoard);
  const section = useRef<HTMLElement>(null);
  const root = useMergedRef(section, props);
  useFileDrop(section, addFiles);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusWhenEmpty(addButton, rows.length);
  return (
    <section
      aria-labelledby={titleId}
      data-part="pin-sheet"
      {...rootAttributes(props, styles.sheet)}
      ref={root}
    >
      <div className={styles.head} data-part="header">
        <Heading id={titleId} className={styles.title} data-part="title">
          {messages.title}
        </Heading>
        <FileButton ref={addButton} multiple onFiles={addFiles}>
          {messages.addFiles}
        </FileButton>
        <FolderButton onFiles={addFiles}>{messages.addFolder}</FolderButton>
        {publishable.length > 0 ? (
          <Button
            variant="primary"
            onClick={() => store.send({ type: 'publish-requested', ids: publishable.map(({ id }) => id) })}
          >
            {messages.publish(publishable.length)}
          </Button>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className={styles.hint} data-part="hint">
          {messages.intro}
        </p>
      ) : (
        <p className={`${styles.hint} ${styles.keys}`}>{messages.keys}</p>
      )}
      <p role="status" className={styles.status} data-part="status" data-done={isDone || undefined}>
        {rows.length === 0 ? null : isDone ? messages.report(summary) : messages.progress(summary)}
      </p>
      {rows.length === 0 ? (
        <p className={styles.drop} data-part="drop">
          {messages.drop}
        </p>
      ) : (
        <>
          <SheetTools
            rows={targets}
            selectedCount={selected.length}
            failedCount={rows.filter(isRetryable).length}
            send={store.send}
            renderBoardPicker={renderBoardPicker}
            messages={messages}
          />
          <SheetGrid
            rows={rows}
            selection={selection}
            onSelect={setSelection}
            send={store.send}
            getPreviewUrl={store.getPreviewUrl}
            labelledBy={titleId}
            renderBoardPicker={renderBoardPicker}
            messages={messages}
          />
        </>
      )}
    </section>
  );
}

/** Focuses an element when the last row is removed, with which the focused one disappears. */
function useFocusWhenEmpty(target: { readonly current: HTMLElement | null }, rowCount: number): void {
  const before = useRef(rowCount);
  useEffect(() => {
    if (rowCount === 0 && before.current > 0 && document.activeElement === document.body)
      target.current?.focus();
    before.current = rowCount;
  }, [rowCount, target]);
}

/** Adds files that are dropped on an element, and stops the event. */
function useFileDrop(
  element: { readonly current: HTMLElement | null },
  onFiles: (files: readonly File[]) => void,
): void {
  const add = useEffectEvent(onFiles);
  useEffect(() => {
    const target = element.current;
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      add([...(event.dataTransfer?.files ?? [])]);
    };
    target?.addEventListener('dragover', allow);
    target?.addEventListener('drop', drop);
    return () => {
      target?.removeEventListener('dragover', allow);
      target?.removeEventListener('drop', drop);
    };
  }, [element]);
}

/** Creates the store of the sheet once, adds the files that begin it, and ends its uploads with the component. */
function useSheetStore(props: PinSheetProps): SheetStore {
  const { ports, storedRows, initialFiles = [], initialBoard = null } = props;
  const [store, setStore] = useState(() => create(ports, storedRows));
  const [beginning] = useState({ files: initialFiles, board: initialBoard, ports, storedRows });
  useEffect(() => {
    const { files, board } = beginning;
    if (store.getSnapshot().rows.length === 0) store.addFiles(files, board);
    return () => {
      store.close();
      // Development builds of React unmount and mount every component once.
      setStore(create(beginning.ports, beginning.storedRows));
    };
  }, [store, beginning]);
  return store;
}

function create(ports: SheetPorts, storedRows: readonly StoredRow[] | undefined): SheetStore {
  return createSheetStore({ ports, storedRows, computeDigest, newId: () => crypto.randomUUID() });
}
