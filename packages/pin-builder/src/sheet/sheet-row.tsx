'use client';

import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import type { SheetMessages } from './messages.ts';
import {
  getRowImage,
  isEditable,
  isRetryable,
  SHEET_COLUMNS,
  type SheetColumn,
  type SheetRow,
} from './model/sheet-state.ts';
import type { SheetEvent } from './model/transition-sheet.ts';
import { validateRow } from './model/validate-row.ts';
import type { RenderSheetBoard } from './sheet-ports.ts';
import type { CellEdit } from './model/sheet-cells.ts';
import styles from './sheet.module.css';

/** One row of the grid: selection, image, cells and status. */
export function SheetRowView(props: {
  readonly row: SheetRow;
  readonly index: number;
  /** Distance from the top of the body, in pixels. */
  readonly top: number;
  readonly focusedColumn: SheetColumn | undefined;
  readonly edit: CellEdit | null;
  readonly isSelected: boolean;
  readonly previewUrl: string | undefined;
  readonly duplicateOf: string | undefined;
  readonly onToggle: () => void;
  readonly onCell: (column: SheetColumn) => void;
  readonly onEdit: (column: SheetColumn) => void;
  readonly onText: (text: string) => void;
  readonly onCommit: () => void;
  readonly onRemove: () => void;
  readonly send: (event: SheetEvent) => void;
  readonly renderBoardPicker: RenderSheetBoard;
  readonly messages: SheetMessages;
}): ReactNode {
  const { row, index, top, focusedColumn, edit, isSelected, previewUrl, messages } = props;
  const problems = validateRow(row);
  const source = getRowImage(row)?.url ?? previewUrl;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={styles.row}
      data-part="row"
      style={{ insetBlockStart: top }}
      data-phase={row.phase.kind}
    >
      <span role="gridcell" aria-colindex={1}>
        <input
          type="checkbox"
          aria-label={messages.select(row.fileName)}
          checked={isSelected}
          onChange={props.onToggle}
        />
      </span>
      <span role="gridcell" aria-colindex={2} className={styles.imageCell}>
        {source === undefined ? null : <RowImage key={source} source={source} fileName={row.fileName} />}
      </span>
      {SHEET_COLUMNS.map((column, offset) => {
        const problem = problems.find(
          (candidate) => candidate.column === column && candidate.reason !== 'missing',
        );
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the sheet handles the keys of all cells
          <div
            key={column}
            role="gridcell"
            aria-colindex={offset + 3}
            tabIndex={focusedColumn === column ? 0 : -1}
            data-readonly={!isEditable(row) || undefined}
            aria-invalid={problem ? true : undefined}
            className={styles.cell}
            data-part="cell"
            data-focused={focusedColumn === column || undefined}
            onFocus={() => props.onCell(column)}
            onDoubleClick={() => props.onEdit(column)}
            onClick={() => {
              // Touch has no keys, and the browser zooms on a double tap.
              if (matchMedia('(pointer: coarse)').matches && edit?.column !== column) props.onEdit(column);
            }}
          >
            {column === 'board' ? (
              props.renderBoardPicker({
                label: messages.column('board'),
                board: row.board,
                isInvalid: false,
                onChange: (board) => props.send({ type: 'board-changed', ids: [row.id], board }),
              })
            ) : edit?.column === column ? (
              <textarea
                className={styles.input}
                data-part="input"
                aria-label={messages.column(column)}
                value={edit.text}
                dir="auto"
                // The cell that is edited takes the focus at once.
                ref={focusAtEnd}
                onChange={({ currentTarget: { value } }) => props.onText(value)}
                onBlur={props.onCommit}
              />
            ) : (
              <span className={styles.text} dir="auto" title={problem && messages.problem(problem)}>
                {row.texts[column]}
              </span>
            )}
          </div>
        );
      })}
      <RowStatus
        row={row}
        duplicateOf={props.duplicateOf}
        onRemove={props.onRemove}
        send={props.send}
        messages={messages}
      />
    </div>
  );
}

/** The image of a row; its file name where the browser cannot show it. */
function RowImage({ source, fileName }: { readonly source: string; readonly fileName: string }): ReactNode {
  const [isShown, setShown] = useState(true);
  if (!isShown) return <small>{fileName}</small>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it reports that it cannot be shown
    <img src={source} alt={fileName} decoding="async" loading="lazy" onError={() => setShown(false)} />
  );
}

/** The status of a row, with a button where it can be tried again, or where it can only be removed. */
function RowStatus(props: {
  readonly row: SheetRow;
  readonly duplicateOf: string | undefined;
  readonly onRemove: () => void;
  readonly send: (event: SheetEvent) => void;
  readonly messages: SheetMessages;
}): ReactNode {
  const { row, duplicateOf, send, messages } = props;
  const { phase } = row;
  const hasFailed = phase.kind === 'upload-failed' || phase.kind === 'publish-failed';
  const [problem] = phase.kind === 'published' ? [] : validateRow(row);
  return (
    <span
      role="gridcell"
      aria-colindex={SHEET_COLUMNS.length + 3}
      className={styles.rowStatus}
      data-part="row-status"
    >
      {phase.kind === 'ready' && problem ? (
        <span data-failed>{messages.problem(problem)}</span>
      ) : (
        <span data-failed={hasFailed || undefined}>{statusText(row, messages)}</span>
      )}
      {duplicateOf === undefined ? null : <small>{messages.duplicate(duplicateOf)}</small>}
      {phase.kind !== 'ready' && problem && !hasFailed ? (
        <small data-failed>{messages.problem(problem)}</small>
      ) : null}
      {hasFailed && !isRetryable(row) ? (
        <Button size="sm" onClick={props.onRemove}>
          {messages.remove(1)}
        </Button>
      ) : null}
      {isRetryable(row) ? (
        <Button size="sm" onClick={() => send({ type: 'retried', ids: [row.id] })}>
          {messages.retry}
        </Button>
      ) : null}
    </span>
  );
}

function statusText({ phase }: SheetRow, messages: SheetMessages): string {
  switch (phase.kind) {
    case 'uploading':
      return messages.uploading(Math.round(phase.fraction * 100));
    case 'upload-failed':
    case 'publish-failed':
      return messages.failed(phase.message);
    default:
      return messages[phase.kind];
  }
}

function focusAtEnd(element: HTMLTextAreaElement | null): void {
  if (!element || element === document.activeElement) return;
  element.focus({ preventScroll: true });
  element.setSelectionRange(element.value.length, element.value.length);
}
