'use client';

import type { DraftDetails } from '@pegboard/types';
import {
  Button,
  flagProp,
  functionProp,
  nullableProp,
  objectProp,
  optionalProp,
  rootAttributes,
  type RootProps,
  validProps,
} from '@pegboard/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DetailsMessages } from '../messages.ts';
import { createDetails, WRITTEN_DETAILS } from './create-details.ts';
import { DetailsForm, type DetailsFormProps } from './details-form.tsx';
import { detailsMessagesProp, detailsProp } from './details-prop.ts';
import styles from './details.module.css';

/** The props of a DetailsEditor. */
export type DetailsEditorProps = RootProps & {
  /** Null while the Pin has no details. */
  readonly details: DraftDetails | null;
  /** Receives the changed details, and null when they are removed. */
  readonly onChange: (details: DraftDetails | null) => void;
  /** False for details that can only be changed; true by default. */
  readonly isRemovable?: boolean | undefined;
  readonly errors?: DetailsFormProps['errors'];
  readonly messages: DetailsMessages;
};

const DETAILS_EDITOR_RULES = {
  details: nullableProp(detailsProp),
  onChange: functionProp,
  isRemovable: flagProp,
  errors: optionalProp(objectProp),
  messages: detailsMessagesProp,
};

/**
 * Renders the details of a Pin as fields, or buttons that add those of a recipe or an article. The focus follows: to the
 * first field of added details, and back to the buttons. Source: CR-09.
 */
export function DetailsEditor(rawProps: DetailsEditorProps): ReactNode {
  const props = validProps('DetailsEditor', rawProps, DETAILS_EDITOR_RULES);
  const { details, onChange, isRemovable = true, errors, messages } = props;
  const root = useRef<HTMLDivElement>(null);
  const [focusCount, setFocusCount] = useState(0);
  useEffect(() => {
    if (focusCount > 0) root.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [focusCount]);
  const replace = (next: DraftDetails | null): void => {
    onChange(next);
    setFocusCount((count) => count + 1);
  };
  return (
    <div data-part="details-editor" {...rootAttributes(props, undefined)}>
      <div ref={root}>
        {details === null ? (
          <fieldset className={styles.fieldset}>
            <legend>{messages.add}</legend>
            <div className={styles.row} data-part="row">
              {WRITTEN_DETAILS.map((kind) => (
                <Button key={kind} onClick={() => replace(createDetails(kind))}>
                  {messages[kind]}
                </Button>
              ))}
            </div>
          </fieldset>
        ) : (
          <DetailsForm
            details={details}
            onChange={onChange}
            onRemove={isRemovable ? () => replace(null) : undefined}
            errors={errors}
            messages={messages}
          />
        )}
      </div>
    </div>
  );
}
