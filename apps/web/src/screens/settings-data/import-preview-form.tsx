import { Button, Select } from '@pegboard/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { importDetailsTexts as enUsImportDetails } from '../../messages/en-us-import-details.ts';
import { useTexts } from '../../messages/language.ts';
import { textByCode, type ImportPreview, type PreviewedBoard, type TargetBoard } from './data-import.ts';
import { ImportBoardChoice } from './import-board-choice.tsx';
import {
  ALL_CHOICES,
  type AllChoice,
  type BoardChoice,
  type ImportChoices,
  type SectionChoice,
} from './import-choices.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import styles from '../../features/forms/form-page.module.css';
import own from './settings-data.module.css';

/** Number of boards that are listed at first; without scripts, all of them are. */
const LISTED_BOARDS = 50;

/** Renders the contents of a file, with the choices before its import. */
export function ImportPreviewForm(props: {
  readonly importId: string;
  readonly fileName: string;
  readonly kind: string | null;
  readonly preview: ImportPreview;
  /** The boards of the viewer that Pins can be imported into. */
  readonly targets: readonly TargetBoard[];
  readonly isBusy: boolean;
  readonly onStart: (choices: ImportChoices) => void;
}): ReactNode {
  const { importId, fileName, kind, preview, targets, isBusy, onStart } = props;
  const texts = useTexts('importDetails', enUsImportDetails);
  const [privacy, setPrivacy] = useState<AllChoice>('of_file');
  const [choices, setChoices] = useState<ReadonlyMap<string, BoardChoice>>(new Map());
  const [sectionChoices, setSectionChoices] = useState<ReadonlyMap<string, SectionChoice>>(new Map());
  const sectionsOf = useMemo(
    () => Map.groupBy(preview.section_list, ({ board }) => board),
    [preview.section_list],
  );
  const [target, setTarget] = useState('');
  const [listed, setListed] = useState(LISTED_BOARDS);
  const { boards } = preview;
  const choiceOf = (board: PreviewedBoard): ReactNode => (
    <ImportBoardChoice
      key={board.id}
      board={board}
      choice={choices.get(board.id)}
      onChoose={(choice) => setChoices(changed(choices, board.id, choice))}
      sections={sectionsOf.get(board.id) ?? []}
      sectionChoices={sectionChoices}
      onChooseSection={(id, choice) => setSectionChoices(changed(sectionChoices, id, choice))}
      targets={targets}
    />
  );
  return (
    <PlainForm
      action="/settings/data/import/start/"
      className={own.preview}
      onSend={() => {
        onStart({
          privacy,
          boards: [...choices].map(([id, choice]) => ({ id, ...choice })),
          sections: [...sectionChoices].map(([id, choice]) => ({ id, ...choice })),
          board_id: target === '' ? null : target,
        });
      }}
    >
      <input type="hidden" name="id" value={importId} />
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
          name="privacy"
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
          name="board_id"
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
            {boards.slice(0, listed).map(choiceOf)}
          </ul>
          {boards.length > listed ? (
            <>
              <Button variant="secondary" className={styles.scripted} onClick={() => setListed(listed * 2)}>
                {texts.more}
              </Button>
              <noscript>
                <ul className={own.boardList} role="list">
                  {boards.slice(listed).map(choiceOf)}
                </ul>
              </noscript>
            </>
          ) : null}
        </details>
      )}
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.start}
      </Button>
    </PlainForm>
  );
}

function changed<Choice>(
  choices: ReadonlyMap<string, Choice>,
  id: string,
  choice: Choice | undefined,
): ReadonlyMap<string, Choice> {
  const next = new Map(choices);
  if (choice === undefined) next.delete(id);
  else next.set(id, choice);
  return next;
}
