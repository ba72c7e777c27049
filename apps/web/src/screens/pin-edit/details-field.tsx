import { DetailsForm, pinBuilderMessages } from '@pegboard/pin-builder/details';
import type { DraftDetails } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import type { PinDetails } from './pin-details.ts';
import styles from './pin-edit.module.css';
import { useBuilderLanguage } from './use-builder-language.ts';

/** The details of a recipe, an article or a product in the form of a pin (CR-15). Those of a feed are not editable. */
export function DetailsField(props: {
  readonly value: PinDetails;
  readonly onChange: (details: DraftDetails) => void;
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
      {value.isFromFeed ? (
        <p className={styles.note}>{pinEdit.fromFeed}</p>
      ) : (
        <DetailsForm details={value.details} onChange={onChange} errors={errors} messages={messages} />
      )}
    </details>
  );
}
