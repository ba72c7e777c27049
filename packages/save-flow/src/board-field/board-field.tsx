'use client';

import {
  optionalProp,
  ChevronDownIcon,
  rootAttributes,
  type RootProps,
  functionProp,
  textProp,
  validProps,
  nullableProp,
  type PropRule,
  messagesProp,
  flagProp,
} from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { NamedTarget } from '../model/saved-location.ts';
import { boardFieldMessages, type BoardFieldMessages } from './messages.ts';
import styles from './board-field.module.css';

const SaveTargetDialog = lazy(async () => ({
  default: (await import('../ui/save-target-dialog.tsx')).SaveTargetDialog,
}));

/** The props of a BoardField. */
export type BoardFieldProps = RootProps & {
  /** Id of the label outside the field. */
  readonly labelId: string;
  /** The selected board or section; null if nothing is selected. */
  readonly value: NamedTarget | null;
  readonly onChange: (target: NamedTarget) => void;
  readonly isInvalid?: boolean | undefined;
  /** Id of the error or hint outside the field. */
  readonly describedBy?: string | undefined;
  readonly messages?: BoardFieldMessages | undefined;
};

const targetProp: PropRule = {
  expected: 'a target with a name',
  isValid: (value) => typeof (value as Partial<NamedTarget> | null | undefined)?.name === 'string',
  instead: () => null,
};
const BOARD_FIELD_RULES = {
  labelId: textProp,
  value: nullableProp(targetProp),
  isInvalid: flagProp,
  describedBy: optionalProp(textProp),
  onChange: functionProp,
  messages: messagesProp(boardFieldMessages),
};

/**
 * A form field whose value is a board or a section, selected or created in the picker of the save flow (CR-04, SF-03).
 * Renders below `SaveFlowProvider`; the picker's code is loaded when it is opened.
 */
export function BoardField(rawProps: BoardFieldProps): ReactNode {
  const props = validProps('BoardField', rawProps, BOARD_FIELD_RULES);
  const { labelId, value, onChange, isInvalid = false, describedBy, messages = boardFieldMessages } = props;
  const [isOpen, setOpen] = useState(false);
  const valueId = `${labelId}-value`;
  return (
    <>
      <button
        type="button"
        data-empty={value === null || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-describedby={describedBy}
        data-invalid={isInvalid || undefined}
        data-open={isOpen || undefined}
        onClick={() => setOpen(true)}
        data-part="board-field"
        {...rootAttributes(props, styles.field)}
      >
        <span id={valueId} className={styles.name} data-part="name" dir="auto">
          {value?.name ?? messages.choose}
        </span>
        <ChevronDownIcon size="md" />
      </button>
      {isOpen ? (
        <Suspense>
          <SaveTargetDialog
            title={messages.title}
            isBoardsOnly
            onChoose={(target) => {
              setOpen(false);
              onChange(target);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
