'use client';

import { Button, Select, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { SheetMessages } from './messages.ts';
import { numberRows } from './model/sheet-cells.ts';
import { isEditable, TEXT_COLUMNS, type SheetRow, type TextColumn } from './model/sheet-state.ts';
import type { SheetEvent } from './model/transition-sheet.ts';
import type { RenderSheetBoard } from './sheet-ports.ts';
import styles from './sheet.module.css';

/** Fills in many rows at once: a text with numbers, a board; retries and removes. Source: CR-12. */
export function SheetTools(props: {
  /** The selected rows, or all of them. */
  readonly rows: readonly SheetRow[];
  readonly selectedCount: number;
  readonly failedCount: number;
  readonly send: (event: SheetEvent) => void;
  readonly renderBoardPicker: RenderSheetBoard;
  readonly messages: SheetMessages;
}): ReactNode {
  const { rows, selectedCount, failedCount, send, renderBoardPicker, messages } = props;
  const [column, setColumn] = useState<TextColumn>('title');
  const [text, setText] = useState('');
  const ids = rows.map(({ id }) => id);
  const editable = rows.filter(isEditable);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const changes = text.includes('{n}')
      ? numberRows(editable, column, text, String)
      : editable.map(({ id }) => ({ id, column, text }));
    send({ type: 'texts-changed', changes });
  };
  return (
    <div className={styles.tools} data-part="tools">
      <form className={styles.apply} onSubmit={apply}>
        <Select
          label={messages.applyColumn}
          value={column}
          onChange={({ currentTarget: { value } }) =>
            setColumn(TEXT_COLUMNS.find((candidate) => candidate === value) ?? 'title')
          }
        >
          {TEXT_COLUMNS.map((name) => (
            <option key={name} value={name}>
              {messages.column(name)}
            </option>
          ))}
        </Select>
        <TextField
          label={messages.applyText}
          hint={messages.applyHint}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button type="submit" disabled={editable.length === 0}>
          {messages.applyTo(editable.length)}
        </Button>
      </form>
      <div className={styles.actions}>
        <div className={styles.boardOfRows}>
          {renderBoardPicker({
            label: `${messages.column('board')}: ${messages.applyTo(editable.length)}`,
            board: null,
            isInvalid: false,
            onChange: (board) => send({ type: 'board-changed', ids, board }),
          })}
        </div>
        {failedCount > 0 ? (
          <Button onClick={() => send({ type: 'retried', ids })}>{messages.retryAll(failedCount)}</Button>
        ) : null}
        {selectedCount > 0 ? (
          <Button onClick={() => send({ type: 'rows-removed', ids })}>
            {messages.remove(selectedCount)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
