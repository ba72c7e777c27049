'use client';

import {
  Button,
  Modal,
  TrashIcon,
  rootAttributes,
  type RootProps,
  functionProp,
  numberProp,
  optionalProp,
  validProps,
  methodsProp,
  messagesProp,
  itemsProp,
  textProp,
  imageUrlProp,
} from '@pegboard/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { bulkMessages, type BulkMessages } from './messages.ts';
import {
  FULL_SELECTION,
  BULK_EXCEPT_MAX,
  BULK_PINS_MAX,
  selectedCount,
  EMPTY_SELECTION,
  type SelectionState,
  type SelectionTransition,
} from './model/selection.ts';
import { NewSection } from './new-section.tsx';
import { PinTiles, type BulkPin } from './pin-tiles.tsx';
import { SaveTargetDialog } from '../ui/save-target-dialog.tsx';
import type { BulkPorts } from './ports.ts';
import { useBulkEdit, type BulkEditContext } from './use-bulk-edit.ts';
import styles from './bulk-edit.module.css';

/** The props of a BulkEdit. */
export type BulkEditProps = RootProps & {
  /** The loaded pins, in the order of the board or section. */
  readonly pins: readonly BulkPin[];
  /** The number of pins on the board or section, loaded or not. */
  readonly total: number;
  readonly place: BulkEditContext;
  readonly ports: BulkPorts;
  /** Loads the next page; absent at the end. */
  readonly onLoadMore?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly messages?: BulkMessages | undefined;
};

type Dialog = 'move' | 'copy' | 'section' | 'delete';

const nothing = (): undefined => undefined;
const refuse = async (): Promise<{ readonly ok: false }> => ({ ok: false });
const BULK_EDIT_RULES = {
  pins: itemsProp({ id: textProp, label: textProp, picture: optionalProp(imageUrlProp) }),
  total: numberProp,
  place: methodsProp({ onLeave: () => nothing, onChanged: async () => undefined }),
  ports: methodsProp({ put: refuse, remove: refuse, toast: nothing }),
  onLoadMore: optionalProp(functionProp),
  onClose: functionProp,
  messages: messagesProp(bulkMessages),
};

/**
 * Edits many pins of a board or section at once (SF-08). They are selected by press, Shift+press or keyboard, or all
 * together without loading them; then moved, copied, put in a new section or deleted, which can be undone. Renders
 * below a `SaveFlowProvider`, whose boards are the targets.
 */
export function BulkEdit(rawProps: BulkEditProps): ReactNode {
  const props = validProps('BulkEdit', rawProps, BULK_EDIT_RULES);
  const { pins, total, place, ports, onLoadMore, onClose, messages = bulkMessages } = props;
  const { selection, select, isBusy, put, remove } = useBulkEdit(ports, place, messages);
  const [dialog, setDialog] = useState<Dialog>();
  const [problem, setProblem] = useState('');
  const count = selectedCount(selection, total);
  const choose = (next: SelectionState): void => {
    select(next);
    setProblem('');
  };
  const onStep = ({ selection: next, isTooMany }: SelectionTransition): void => {
    choose(next);
    const isSome = next.choice.kind === 'some';
    if (isTooMany)
      setProblem(isSome ? messages.tooMany(BULK_PINS_MAX) : messages.tooManyLeftOut(BULK_EXCEPT_MAX));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      if (count === 0) onClose();
      else choose(EMPTY_SELECTION);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      choose(FULL_SELECTION);
    }
  };
  const close = (): void => setDialog(undefined);
  const open = (wanted: Dialog) => () => setDialog(wanted);
  const removeOrAsk = (): void => {
    if (selection.choice.kind === 'all') setDialog('delete');
    else remove(count);
  };
  const isNone = count === 0;
  const isAll = selection.choice.kind === 'all';
  return (
    <div data-bulk-edit="" data-part="bulk-edit" {...rootAttributes(props, styles.frame)}>
      <div className={styles.bar} data-part="bar" role="toolbar" aria-label={messages.label}>
        <span className={styles.count} data-part="count" role="status">
          {isNone ? messages.none : messages.chosen(count)}
        </span>
        <Button size="sm" variant="ghost" onClick={() => choose(isAll ? EMPTY_SELECTION : FULL_SELECTION)}>
          {isAll ? messages.clear : messages.all(total)}
        </Button>
        <Button size="sm" disabled={isNone} loading={isBusy} onClick={open('move')}>
          {messages.move}
        </Button>
        <Button size="sm" disabled={isNone} onClick={open('copy')}>
          {messages.copy}
        </Button>
        <Button size="sm" disabled={isNone} onClick={open('section')}>
          {messages.section}
        </Button>
        <Button
          size="sm"
          variant="danger"
          disabled={isNone}
          icon={<TrashIcon size="sm" />}
          onClick={removeOrAsk}
        >
          {messages.delete}
        </Button>
        <Button size="sm" variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
        <span className={styles.problem} data-part="error" role="alert">
          {problem}
        </span>
      </div>
      <PinTiles
        pins={pins}
        label={messages.label}
        selection={selection}
        onStep={onStep}
        onKeyDown={onKeyDown}
      />
      {onLoadMore ? (
        <div className={styles.more} data-part="more">
          <Button onClick={onLoadMore}>{messages.more}</Button>
        </div>
      ) : null}
      {dialog === 'move' || dialog === 'copy' ? (
        <SaveTargetDialog
          isBoardsOnly
          title={dialog === 'move' ? messages.moveTitle(count) : messages.copyTitle(count)}
          pinId={
            (selection.choice.kind === 'some' ? selection.choice.ids[0] : undefined) ?? pins[0]?.id ?? ''
          }
          onClose={close}
          onChoose={({ target: { boardId, sectionId } }) => {
            close();
            if (boardId !== undefined) void put(dialog, { boardId, sectionId });
          }}
        />
      ) : null}
      {dialog === 'section' ? (
        <NewSection
          count={count}
          messages={messages}
          isBusy={isBusy}
          onClose={close}
          onMake={(newSectionTitle) => put('move', { boardId: place.boardId, newSectionTitle })}
        />
      ) : null}
      {dialog === 'delete' ? (
        <Modal
          title={messages.deleteTitle(count)}
          role="alertdialog"
          size="sm"
          onClose={close}
          messages={{ close: messages.close }}
          footer={
            <div className={styles.foot} data-part="actions">
              <Button onClick={close}>{messages.cancel}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  close();
                  remove(count);
                }}
              >
                {messages.delete}
              </Button>
            </div>
          }
        >
          <p>{messages.deleteHint}</p>
        </Modal>
      ) : null}
    </div>
  );
}
