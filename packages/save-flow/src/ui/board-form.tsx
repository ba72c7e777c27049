import { BOARD_TITLE_MAX, collapseWhitespace, graphemeCount } from '@pegboard/types';
import { Button, Select, TextField } from '@pegboard/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FormError, PickerBoard } from '../board-ports.ts';
import type { SaveMessages } from '../messages.ts';
import { useSaveFlow } from '../save-flow-context.tsx';
import styles from './board-picker.module.css';
import { usePickerMessages } from './use-picker-messages.ts';

const PRIVACIES = ['public', 'protected', 'secret'] as const satisfies readonly PickerBoard['privacy'][];

/** Returns the error message of a name; undefined for a valid one. */
function nameProblem(name: string, messages: SaveMessages): string | undefined {
  if (name === '') return messages.form.nameMissing;
  return graphemeCount(name) > BOARD_TITLE_MAX ? messages.form.nameTooLong(BOARD_TITLE_MAX) : undefined;
}

/**
 * Returns the state of creating a board or section. Typed values remain after an error, and a closed form
 * gets no result.
 */
function useMaking<T>(onMade: (made: T) => void): {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly make: (
    problem: string | undefined,
    task: () => Promise<{ ok: true; made: T } | ({ ok: false } & FormError)>,
  ) => void;
} {
  const messages = usePickerMessages();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return {
    isBusy,
    problem,
    make(known, task) {
      setProblem(known);
      if (known !== undefined || isBusy) return;
      setBusy(true);
      void task().then((result) => {
        if (isLeft.current) return undefined;
        setBusy(false);
        if (result.ok) return onMade(result.made);
        const [first] = Object.values(result.fields);
        const reason = result.failure.kind === 'refused' ? result.failure.message : undefined;
        return setProblem(first ?? reason ?? messages.form.failed);
      });
    },
  };
}

/** Renders the form of a new board: its name and its privacy, with an explanation of each choice (SF-03). */
export function BoardForm(props: {
  readonly name: string;
  readonly onCancel: () => void;
  readonly onMade: (board: PickerBoard) => void;
}): ReactNode {
  const { boards } = useSaveFlow();
  const messages = usePickerMessages();
  const texts = messages.form;
  const [name, setName] = useState(props.name);
  const [privacy, setPrivacy] = useState<PickerBoard['privacy']>('public');
  const { isBusy, problem, make } = useMaking(props.onMade);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const clean = collapseWhitespace(name);
    make(nameProblem(clean, messages), async () => {
      const result = await boards.createBoard({ name: clean, privacy });
      return result.ok ? { ok: true, made: result.board } : result;
    });
  };
  return (
    <form className={styles.form} data-part="form" onSubmit={submit} noValidate>
      <TextField
        label={texts.name}
        placeholder={texts.namePlaceholder}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problem}
        hint={`${graphemeCount(collapseWhitespace(name))} / ${BOARD_TITLE_MAX}`}
        autoComplete="off"
        data-autofocus=""
        autoFocus
      />
      <Select
        label={texts.privacy}
        hint={texts[`${privacy}Hint`]}
        value={privacy}
        onChange={(event) =>
          setPrivacy(PRIVACIES.find((each) => each === event.currentTarget.value) ?? 'public')
        }
      >
        {PRIVACIES.map((each) => (
          <option key={each} value={each}>
            {texts[each]}
          </option>
        ))}
      </Select>
      <div className={styles.buttons} data-part="actions">
        <Button onClick={props.onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.create}
        </Button>
      </div>
    </form>
  );
}

/** Renders the form of a new section. */
export function SectionForm(props: {
  readonly boardId: string;
  readonly onCancel: () => void;
  readonly onMade: (section: { readonly id: string; readonly title: string }) => void;
}): ReactNode {
  const { boards } = useSaveFlow();
  const messages = usePickerMessages();
  const texts = messages.form;
  const [title, setTitle] = useState('');
  const { isBusy, problem, make } = useMaking(props.onMade);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const clean = collapseWhitespace(title);
    make(nameProblem(clean, messages), async () => {
      const result = await boards.createSection({ boardId: props.boardId, title: clean });
      return result.ok ? { ok: true, made: result.section } : result;
    });
  };
  return (
    <form className={styles.form} data-part="form" onSubmit={submit} noValidate>
      <TextField
        label={texts.name}
        placeholder={texts.sectionPlaceholder}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={problem}
        autoComplete="off"
        autoFocus
      />
      <div className={styles.buttons} data-part="actions">
        <Button onClick={props.onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.create}
        </Button>
      </div>
    </form>
  );
}
