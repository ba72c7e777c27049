import { Select, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import styles from '../../features/forms/form-page.module.css';
import { importDetailsTexts as enUsImportDetails } from '../../messages/en-us-import-details.ts';
import { useTexts } from '../../messages/language.ts';
import type { PreviewedBoard, PreviewedSection, TargetBoard } from './data-import.ts';
import {
  BOARD_CHOICES,
  fromFormChoice,
  toFormChoice,
  toFormSection,
  type BoardChoice,
  type SectionChoice,
} from './import-choices.ts';
import own from './settings-data.module.css';

const SECTION_CHOICES = ['section', 'on_board', 'left_out'] as const;
const TITLE_MAX = 50;

/** Renders the choice for a board of a file, and for each of its sections. */
export function ImportBoardChoice(props: {
  readonly board: PreviewedBoard;
  readonly choice: BoardChoice | undefined;
  readonly onChoose: (choice: BoardChoice | undefined) => void;
  readonly sections: readonly PreviewedSection[];
  readonly sectionChoices: ReadonlyMap<string, SectionChoice>;
  readonly onChooseSection: (id: string, choice: SectionChoice | undefined) => void;
  /** The boards of the viewer that Pins can be imported into. */
  readonly targets: readonly TargetBoard[];
}): ReactNode {
  const { board, choice, onChoose, sections, sectionChoices, onChooseSection, targets } = props;
  const texts = useTexts('importDetails', enUsImportDetails);
  const privacy = board.privacy === null ? texts.notStated : texts.privacies[board.privacy];
  return (
    <li className={own.boardOfFile}>
      <div className={own.board}>
        <span className={own.boardName}>
          <bdi>{board.name}</bdi>
          <small className={styles.hint}>{texts.boardFacts(board.pins, privacy)}</small>
        </span>
        <Select
          label={texts.choiceOf(board.name)}
          hideLabel
          name="board_choices"
          value={choice === undefined ? '' : toFormChoice(board.id, choice)}
          onChange={({ currentTarget: { value } }) => onChoose(fromFormChoice(value))}
        >
          <option value="">{texts.boardChoices.default}</option>
          {BOARD_CHOICES.map((each) => (
            <option key={each.choice} value={toFormChoice(board.id, each)}>
              {each.choice === 'left_out' ? texts.boardChoices.left_out : texts.privacies[each.choice]}
            </option>
          ))}
          {targets.length === 0 ? null : (
            <optgroup label={texts.intoBoard}>
              {targets.map(({ id, name }) => (
                <option key={id} value={toFormChoice(board.id, { choice: 'into', board_id: id })}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </div>
      {sections.length === 0 || choice?.choice === 'left_out' ? null : (
        <details className={own.sections}>
          <summary>{texts.sectionsOf(sections.length)}</summary>
          <ul className={own.boardList} role="list">
            {sections.map((section) => (
              <SectionOfFile
                key={section.id}
                section={section}
                choice={sectionChoices.get(section.id)}
                onChoose={(chosen) => onChooseSection(section.id, chosen)}
              />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function SectionOfFile(props: {
  readonly section: PreviewedSection;
  readonly choice: SectionChoice | undefined;
  readonly onChoose: (choice: SectionChoice | undefined) => void;
}): ReactNode {
  const { section, choice, onChoose } = props;
  const texts = useTexts('importDetails', enUsImportDetails);
  const isSection = choice === undefined || choice.choice === 'section';
  return (
    <li className={own.board}>
      <input type="hidden" name="sections" value={toFormSection(section)} />
      <span className={own.boardName}>
        {isSection ? (
          <TextField
            name="section_titles"
            label={texts.sectionName(section.title)}
            defaultValue={choice?.choice === 'section' ? choice.title : section.title}
            maxLength={TITLE_MAX}
            onChange={({ currentTarget: { value } }) => {
              const title = value.trim();
              // An empty name is the one of the file.
              onChoose(title === '' || title === section.title ? undefined : { choice: 'section', title });
            }}
          />
        ) : (
          <bdi>{section.title}</bdi>
        )}
        <small className={styles.hint}>{texts.newPins(section.pins)}</small>
      </span>
      <Select
        label={texts.choiceOfSection(section.title)}
        hideLabel
        name="section_choices"
        value={choice?.choice ?? 'section'}
        onChange={({ currentTarget: { value } }) =>
          onChoose(value === 'on_board' || value === 'left_out' ? { choice: value } : undefined)
        }
      >
        {SECTION_CHOICES.map((each) => (
          <option key={each} value={each}>
            {texts.sectionChoices[each]}
          </option>
        ))}
      </Select>
    </li>
  );
}
