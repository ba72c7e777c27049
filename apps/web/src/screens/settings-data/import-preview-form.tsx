import { Button, Select } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import styles from '../../features/forms/form-page.module.css';
import { importingTexts as enUsImporting } from '../../messages/en-us-importing.ts';
import { useTexts } from '../../messages/language.ts';
import { textByCode, type ImportPreview, type TargetBoard } from './data-import.ts';
import own from './settings-data.module.css';

const PRIVACIES = ['public', 'protected', 'secret'] as const;
const ALL_CHOICES = ['of_file', 'secret', 'protected', 'public'] as const;
const BOARD_CHOICES = ['default', 'public', 'protected', 'secret', 'left_out'] as const;
type AllChoice = (typeof ALL_CHOICES)[number];
type BoardChoice = (typeof BOARD_CHOICES)[number];

/** The choices of an import, as the server receives them. */
export type ImportChoices = {
  readonly privacy: AllChoice;
  readonly boards: readonly { readonly id: string; readonly choice: Exclude<BoardChoice, 'default'> }[];
  readonly board_id: string | null;
};

/** Number of boards that are listed at first. */
const LISTED_BOARDS = 50;

/** Renders the contents of a file, with the choices before its import. */
export function ImportPreviewForm(props: {
  readonly fileName: string;
  readonly kind: string | null;
  readonly preview: ImportPreview;
  /** The boards of the viewer for Pins without one. */
  readonly targets: readonly TargetBoard[];
  readonly isBusy: boolean;
  readonly onStart: (choices: ImportChoices) => void;
}): ReactNode {
  const { fileName, kind, preview, targets, isBusy, onStart } = props;
  const texts = useTexts('importing', enUsImporting);
  const [privacy, setPrivacy] = useState<AllChoice>('of_file');
  const [choices, setChoices] = useState<ReadonlyMap<string, Exclude<BoardChoice, 'default'>>>(new Map());
  const [target, setTarget] = useState('');
  const [listed, setListed] = useState(LISTED_BOARDS);
  const { boards } = preview;
  const choose = (id: string, choice: BoardChoice): void => {
    const next = new Map(choices);
    if (choice === 'default') next.delete(id);
    else next.set(id, choice);
    setChoices(next);
  };
  const privacyLabel = (stated: (typeof boards)[number]['privacy']): string =>
    stated === null ? texts.notStated : texts.privacies[stated];
  return (
    <form
      method="post"
      className={own.preview}
      onSubmit={(event) => {
        event.preventDefault();
        const all = [...choices].map(([id, choice]) => ({ id, choice }));
        onStart({ privacy, boards: all, board_id: target === '' ? null : target });
      }}
    >
      <p className={own.name}>
        <bdi>{fileName}</bdi>
        {kind === null ? null : <> · {textByCode(texts.kinds, kind)}</>}
      </p>
      <ul className={own.facts}>
        <li>{texts.found(preview.board_count, preview.pins)}</li>
        {preview.sections === 0 ? null : <li>{texts.sections(preview.sections)}</li>}
        {preview.notes === 0 ? null : <li>{texts.notes(preview.notes)}</li>}
        {preview.comments === 0 ? null : <li>{texts.comments(preview.comments)}</li>}
        {preview.follows === 0 ? null : <li>{texts.follows(preview.follows)}</li>}
        {preview.known === 0 ? null : <li>{texts.known(preview.known)}</li>}
        {preview.videos === 0 ? null : <li>{texts.videos(preview.videos)}</li>}
        {preview.fetched === 0 ? null : <li>{texts.fetched(preview.fetched)}</li>}
        {preview.invalid === 0 ? null : <li>{texts.invalid(preview.invalid)}</li>}
      </ul>
      {boards.length === 0 && preview.without_board === 0 ? null : (
        <Select
          label={texts.privacy}
          value={privacy}
          onChange={({ currentTarget: { value } }) =>
            setPrivacy(ALL_CHOICES.find((each) => each === value) ?? 'of_file')
          }
        >
          {ALL_CHOICES.map((each) => (
            <option key={each} value={each}>
              {texts.allChoices[each]}
            </option>
          ))}
        </Select>
      )}
      {preview.without_board === 0 ? null : (
        <Select
          label={texts.withoutBoard(preview.without_board)}
          value={target}
          onChange={({ currentTarget: { value } }) => setTarget(value)}
        >
          <option value="">{texts.quickSaves}</option>
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {boards.length === 0 ? null : (
        <details className={own.boards}>
          <summary>{texts.eachBoard}</summary>
          <ul className={own.boardList} role="list">
            {boards.slice(0, listed).map((board) => (
              <li key={board.id} className={own.board}>
                <span className={own.boardName}>
                  <bdi>{board.name}</bdi>
                  <small className={styles.hint}>
                    {texts.boardFacts(board.pins, privacyLabel(board.privacy))}
                  </small>
                </span>
                <Select
                  label={texts.choiceOf(board.name)}
                  hideLabel
                  value={choices.get(board.id) ?? 'default'}
                  onChange={({ currentTarget: { value } }) =>
                    choose(board.id, BOARD_CHOICES.find((each) => each === value) ?? 'default')
                  }
                >
                  {BOARD_CHOICES.map((each) => (
                    <option key={each} value={each}>
                      {isPrivacy(each) ? texts.privacies[each] : texts.boardChoices[each]}
                    </option>
                  ))}
                </Select>
              </li>
            ))}
          </ul>
          {boards.length > listed ? (
            <Button variant="secondary" onClick={() => setListed(listed * 2)}>
              {texts.more}
            </Button>
          ) : null}
        </details>
      )}
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.start}
      </Button>
    </form>
  );
}

const isPrivacy = (choice: BoardChoice): choice is (typeof PRIVACIES)[number] =>
  PRIVACIES.some((each) => each === choice);
