'use client';

import { graphemeCount } from '@pegboard/types';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { SheetMessages } from './messages.ts';
import {
  getRowWindow,
  moveCell,
  nextCell,
  pasteCells,
  type Cell,
  type CellEdit,
  type CellKey,
} from './model/sheet-cells.ts';
import {
  findDuplicates,
  isEditable,
  SHEET_COLUMNS,
  TEXT_COLUMNS,
  type SheetRow,
  type TextColumn,
} from './model/sheet-state.ts';
import type { SheetEvent } from './model/transition-sheet.ts';
import type { RenderSheetBoard } from './sheet-ports.ts';
import { SheetRowView } from './sheet-row.tsx';
import styles from './sheet.module.css';

/** The height of a row, in pixels; `sheet.module.css` has the same. */
const ROW_HEIGHT = 72;

const KEYS: Readonly<Record<string, CellKey>> = {
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
};

/**
 * The grid of the sheet by the ARIA grid pattern: one cell takes the focus; arrow keys, Tab, Home, End and Page keys move,
 * Enter, F2 or typing edits, Escape cancels. Only the rows in sight are rendered (CR-12).
 */
export function SheetGrid(props: {
  readonly rows: readonly SheetRow[];
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly send: (event: SheetEvent) => void;
  readonly getPreviewUrl: (id: string) => string | undefined;
  readonly labelledBy: string;
  readonly renderBoardPicker: RenderSheetBoard;
  readonly messages: SheetMessages;
}): ReactNode {
  const { rows, selection, onSelect, send, getPreviewUrl, labelledBy, renderBoardPicker, messages } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const view = useViewport(viewport);
  const [chosenCell, setCell] = useState<Cell>({ row: 0, column: 'title' });
  const [edit, setEdit] = useState<CellEdit | null>(null);
  const cell = { ...chosenCell, row: Math.min(chosenCell.row, rows.length - 1) };
  const duplicates = findDuplicates(rows);
  const { first, end } = getRowWindow({ ...view, rowHeight: ROW_HEIGHT, rowCount: rows.length });
  const pageRows = Math.max(1, Math.floor(view.height / ROW_HEIGHT) - 1);
  const focusCell = useCellFocus(viewport);

  const moveTo = (next: Cell): void => {
    setCell(next);
    const element = viewport.current;
    if (element) scrollRowIntoView(element, next.row);
    focusCell();
  };
  const startEdit = (at: Cell, text?: string): void => {
    const row = rows[at.row];
    if (!row || !isEditable(row) || !isTextColumn(at.column)) return;
    setCell(at);
    setEdit({ ...at, text: text ?? row.texts[at.column] });
  };
  const commit = (then?: Cell): void => {
    if (edit && isTextColumn(edit.column)) {
      const row = rows[edit.row];
      if (row && row.texts[edit.column] !== edit.text)
        send({ type: 'texts-changed', changes: [{ id: row.id, column: edit.column, text: edit.text }] });
    }
    setEdit(null);
    if (then) moveTo(then);
  };
  const keyInEdit = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setEdit(null);
      focusCell();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      commit(moveCell(cell, 'ArrowDown', rows.length, pageRows));
    } else if (event.key === 'Tab') {
      commit(nextCell(cell, event.shiftKey ? -1 : 1, rows.length) ?? cell);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const keyInGrid = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (edit) return keyInEdit(event);
    if (!isCell(event.target)) return;
    const key = toCellKey(event);
    if (key) {
      event.preventDefault();
      moveTo(moveCell(cell, key, rows.length, pageRows));
      return;
    }
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      if (cell.column === 'board') event.target.querySelector('button')?.click();
      else startEdit(cell);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const row = rows[cell.row];
      if (row && isTextColumn(cell.column))
        send({ type: 'texts-changed', changes: [{ id: row.id, column: cell.column, text: '' }] });
    } else if (event.key === ' ' && event.shiftKey) {
      event.preventDefault();
      toggle(rows[cell.row]?.id);
    } else if (!isModified && graphemeCount(event.key) === 1) {
      event.preventDefault();
      startEdit(cell, event.key);
    }
  };
  const toggle = (id: string | undefined): void => {
    if (id === undefined) return;
    const next = new Set(selection);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  /** Removes a row; the focus moves to the row that takes its place. */
  const remove = (id: string, index: number): void => {
    send({ type: 'rows-removed', ids: [id] });
    setCell({ row: index, column: cell.column });
    focusCell();
  };
  const paste = (event: ClipboardEvent): void => {
    if (edit || !isCell(event.target)) return;
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    event.preventDefault();
    send({ type: 'texts-changed', changes: pasteCells(rows, cell, text) });
  };
  const copy = (event: ClipboardEvent): void => {
    const row = rows[cell.row];
    if (edit || !isCell(event.target) || !row) return;
    event.preventDefault();
    event.clipboardData.setData(
      'text/plain',
      isTextColumn(cell.column) ? row.texts[cell.column] : (row.board?.name ?? ''),
    );
  };
  const isAllSelected = selection.size > 0 && rows.every(({ id }) => selection.has(id));
  return (
    <div
      ref={viewport}
      className={styles.viewport}
      data-part="viewport"
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-rowcount={rows.length + 1}
      aria-colcount={SHEET_COLUMNS.length + 3}
      aria-multiselectable
      onKeyDown={keyInGrid}
      onPaste={paste}
      onCopy={copy}
    >
      <div role="row" aria-rowindex={1} className={styles.header} data-part="columns">
        <span role="columnheader" aria-colindex={1}>
          <input
            type="checkbox"
            aria-label={messages.selectAll}
            checked={isAllSelected}
            onChange={() => onSelect(new Set(isAllSelected ? [] : rows.map(({ id }) => id)))}
          />
        </span>
        <span role="columnheader" aria-colindex={2}>
          {messages.image}
        </span>
        {SHEET_COLUMNS.map((column, index) => (
          <span key={column} role="columnheader" aria-colindex={index + 3}>
            {messages.column(column)}
          </span>
        ))}
        <span role="columnheader" aria-colindex={SHEET_COLUMNS.length + 3}>
          {messages.status}
        </span>
      </div>
      <div role="rowgroup" className={styles.body} style={{ blockSize: rows.length * ROW_HEIGHT }}>
        {rows.slice(first, end).map((row, offset) => (
          <SheetRowView
            key={row.id}
            row={row}
            index={first + offset}
            top={(first + offset) * ROW_HEIGHT}
            focusedColumn={first + offset === cell.row ? cell.column : undefined}
            edit={edit?.row === first + offset ? edit : null}
            isSelected={selection.has(row.id)}
            previewUrl={getPreviewUrl(row.id)}
            duplicateOf={duplicates.get(row.id)}
            onToggle={() => toggle(row.id)}
            onCell={(column) => setCell({ row: first + offset, column })}
            onEdit={(column) => startEdit({ row: first + offset, column })}
            onText={(text) => setEdit((current) => current && { ...current, text })}
            onCommit={() => commit()}
            onRemove={() => remove(row.id, first + offset)}
            send={send}
            renderBoardPicker={renderBoardPicker}
            messages={messages}
          />
        ))}
      </div>
    </div>
  );
}

/** Returns a function that moves the focus to the current cell after the next render. */
function useCellFocus(viewport: { readonly current: HTMLElement | null }): () => void {
  const [requests, setRequests] = useState(0);
  useLayoutEffect(() => {
    if (requests > 0)
      viewport.current
        ?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
        ?.focus({ preventScroll: true });
  }, [requests, viewport]);
  return () => setRequests((count) => count + 1);
}

/** Follows the scroll position and height of the grid. */
function useViewport(viewport: { readonly current: HTMLElement | null }): {
  readonly scrollTop: number;
  readonly height: number;
} {
  const [view, setView] = useState({ scrollTop: 0, height: 720 });
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const read = (): void => setView({ scrollTop: element.scrollTop, height: element.clientHeight });
    read();
    const resizes = new ResizeObserver(read);
    resizes.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [viewport]);
  return view;
}

function scrollRowIntoView(element: HTMLElement, row: number): void {
  const header = element.querySelector<HTMLElement>('[role=row]')?.offsetHeight ?? 0;
  const top = row * ROW_HEIGHT;
  const room = element.clientHeight - header;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + ROW_HEIGHT > element.scrollTop + room) element.scrollTop = top + ROW_HEIGHT - room;
}

function toCellKey(event: KeyboardEvent<HTMLElement>): CellKey | undefined {
  const isJump = event.ctrlKey || event.metaKey;
  if (isJump && event.key === 'Home') return 'FirstRow';
  if (isJump && event.key === 'End') return 'LastRow';
  if (isJump) return undefined;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return (event.key === 'ArrowLeft') === isRtl ? 'ArrowEnd' : 'ArrowStart';
  }
  return KEYS[event.key];
}

const isCell = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.role === 'gridcell';

const isTextColumn = (column: string): column is TextColumn =>
  TEXT_COLUMNS.some((candidate) => candidate === column);
