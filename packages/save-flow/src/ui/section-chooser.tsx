import { ArrowBackIcon, IconButton } from '@pegboard/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { PickerBoard } from '../board-ports.ts';
import { sectionGroups, type PickerOption } from '../model/picker-options.ts';
import type { SavedLocation } from '../model/saved-location.ts';
import { OptionList, optionElementId } from './option-list.tsx';
import { useOptionKeys } from './use-option-keys.ts';
import styles from './board-picker.module.css';
import { usePickerMessages } from './use-picker-messages.ts';

/** Renders a board with its sections: the list keeps the focus, the left arrow returns (SF-03). */
export function SectionChooser(props: {
  readonly board: PickerBoard;
  readonly saved: SavedLocation | undefined;
  readonly onChoose: (option: PickerOption) => void;
  readonly onBack: () => void;
}): ReactNode {
  const { board, saved, onChoose, onBack } = props;
  const messages = usePickerMessages();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const groups = sectionGroups(board);
  const options = groups.flatMap((group) => group.options);
  const { active, onKeyDown } = useOptionKeys(options, undefined, { onChoose, onBack });
  useEffect(() => list.current?.focus(), []);
  return (
    <>
      <p className={styles.crumb}>
        <IconButton
          size="sm"
          label={messages.picker.backToBoards}
          icon={<ArrowBackIcon size="md" />}
          onClick={onBack}
        />
        <strong>{board.name}</strong>
      </p>
      <OptionList
        ref={list}
        id={listId}
        groups={groups}
        active={active}
        saved={saved}
        onChoose={onChoose}
        tabIndex={0}
        onKeyDown={onKeyDown}
        aria-activedescendant={optionElementId(listId, active)}
      />
    </>
  );
}
