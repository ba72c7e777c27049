import { DetailsEditor, pinBuilderMessages } from '@pegboard/pin-builder/details';
import type { DraftDetails } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import type { PinDetails } from './pin-details.ts';
import styles from './pin-edit.module.css';
import { useBuilderLanguage } from './use-builder-language.ts';

/**
 * The details of a pin in its form (CR-09, CR-15): those of a recipe or an article are written, changed and removed, those
 * of a product only changed, and those of a feed not at all.
 */
export function DetailsField(props: {
  /** Null for a pin without details. */
  readonly value: PinDetails | null;
  readonly onChange: (details: DraftDetails | null) => void;
  readonly errors: Readonly<Record<string, string>>;
}): ReactNode {
  const { value, onChange, errors } = props;
  const { pinEdit } = useTexts('screens', enUsScreens);
  const language = useBuilderLanguage();
  if (language === null) return null;
  const messages = (language?.builder ?? pinBuilderMessages).details;
  return (
    <details className={styles.details}>
      <summary>{pinEdit.details}</summary>
      {value?.isFromFeed ? (
        <p className={styles.note}>{pinEdit.fromFeed}</p>
      ) : (
        <DetailsEditor
          details={value?.details ?? null}
          onChange={onChange}
          isRemovable={value?.details.kind !== 'product'}
          errors={errors}
          messages={messages}
        />
      )}
    </details>
  );
}
