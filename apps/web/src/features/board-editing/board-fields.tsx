import { BOARD_TITLE_MAX, type BoardPrivacy } from '@pegboard/types';
import { getFormText, TextArea, TextField } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './board-fields.module.css';

const PRIVACIES = ['public', 'protected', 'secret'] as const satisfies readonly BoardPrivacy[];

/** The data of a board's form. Without a privacy, it stays as it is. */
export type BoardFormData = {
  readonly name: string;
  readonly description: string;
  readonly privacy?: string;
};

/** Renders the fields of a board: name, description and privacy, with an explanation of each option. */
export function BoardFields(props: {
  readonly name?: string;
  readonly description?: string | null | undefined;
  readonly privacy?: BoardPrivacy;
  /** True if the form has a privacy field, which only the owner sees. */
  readonly hasPrivacy?: boolean;
  readonly errors: Readonly<Record<string, string>>;
}): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const texts = screenMessages.boardCreate;
  const id = useId();
  const { privacy = 'public', hasPrivacy = true, errors } = props;
  return (
    <>
      <TextField
        name="name"
        label={texts.name}
        placeholder={texts.namePlaceholder}
        defaultValue={props.name}
        maxLength={BOARD_TITLE_MAX * 30}
        required
        autoComplete="off"
        data-autofocus=""
        error={errors['name']}
      />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        defaultValue={props.description ?? ''}
        error={errors['description']}
      />
      {hasPrivacy ? (
        <fieldset className={styles.privacy}>
          <legend>{texts.privacy}</legend>
          {PRIVACIES.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name="privacy"
                value={each}
                defaultChecked={each === privacy}
                aria-describedby={`${id}-${each}`}
              />
              <span>
                {texts.privacies[each].label}
                <span id={`${id}-${each}`} className={styles.hint}>
                  {texts.privacies[each].hint}
                </span>
              </span>
            </label>
          ))}
          {errors['privacy'] === undefined ? null : <p role="alert">{errors['privacy']}</p>}
        </fieldset>
      ) : null}
    </>
  );
}

/** Returns the values of a board's fields. */
export function boardFormData(form: HTMLFormElement): BoardFormData {
  const data = new FormData(form);
  const privacy = getFormText(data, 'privacy');
  return {
    name: getFormText(data, 'name'),
    description: getFormText(data, 'description'),
    ...(privacy === '' ? {} : { privacy }),
  };
}
