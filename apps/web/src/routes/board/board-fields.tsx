import { BOARD_TITLE_MAX, type BoardPrivacy } from '@pegboard/types';
import { Select, TextArea, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { formText } from '../form-text.ts';

const PRIVACIES = ['public', 'protected', 'secret'] as const satisfies readonly BoardPrivacy[];

/** What a board's form sends. */
export type BoardFormData = { readonly name: string; readonly description: string; readonly privacy: string };

/** The fields of a board: name, description and who can see it, with what each choice means said in place. */
export function BoardFields(props: {
  readonly name?: string;
  readonly description?: string | null | undefined;
  readonly privacy?: BoardPrivacy;
  readonly errors: Readonly<Record<string, string>>;
}): ReactNode {
  const texts = screenMessages.boardCreate;
  const [privacy, setPrivacy] = useState<BoardPrivacy>(props.privacy ?? 'public');
  return (
    <>
      <TextField
        name="name"
        label={texts.name}
        placeholder={texts.namePlaceholder}
        defaultValue={props.name}
        maxLength={BOARD_TITLE_MAX * 4}
        required
        autoComplete="off"
        data-autofocus=""
        error={props.errors['name']}
      />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        defaultValue={props.description ?? ''}
        error={props.errors['description']}
      />
      <Select
        name="privacy"
        label={texts.privacy}
        hint={texts.privacies[privacy].hint}
        value={privacy}
        onChange={(event) =>
          setPrivacy(PRIVACIES.find((each) => each === event.currentTarget.value) ?? 'public')
        }
        error={props.errors['privacy']}
      >
        {PRIVACIES.map((each) => (
          <option key={each} value={each}>
            {texts.privacies[each].label}
          </option>
        ))}
      </Select>
    </>
  );
}

/** What was typed in the fields of a board. */
export function boardFormData(form: HTMLFormElement): BoardFormData {
  const data = new FormData(form);
  return {
    name: formText(data, 'name'),
    description: formText(data, 'description'),
    privacy: formText(data, 'privacy'),
  };
}
