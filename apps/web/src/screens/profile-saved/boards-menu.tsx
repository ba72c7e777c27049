import type { ReactNode } from 'react';
import { FilterChoice, FilterPanel, FilterSection } from '../../features/filters/filter-menu.tsx';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { boardsOffered, choiceSearch, GROUPS, SORTS, type BoardsChoice } from './boards-choice.ts';

/**
 * Renders the menu of a profile's boards: their order, which of them are shown, and for their owner how they are grouped (WB-04). Choices
 * are links, so that each has an address and works before hydration.
 */
export function BoardsMenu(props: {
  readonly path: string;
  readonly choice: BoardsChoice;
  readonly isOwn: boolean;
}): ReactNode {
  const { path, choice, isOwn } = props;
  const texts = useTexts('profile', enUsProfile);
  const show = choice.show === 'all' ? undefined : texts.shows[choice.show];
  const section = <Name extends keyof BoardsChoice>(
    name: Name,
    offered: readonly BoardsChoice[Name][],
    names: Readonly<Record<BoardsChoice[Name], string>>,
  ): ReactNode => (
    <FilterSection title={texts[name]}>
      {offered.map((each) => (
        <FilterChoice
          key={each}
          to={path + choiceSearch({ ...choice, [name]: each })}
          text={names[each]}
          isOn={each === choice[name]}
        />
      ))}
    </FilterSection>
  );
  return (
    <FilterPanel
      label={show ?? texts.sorts[choice.sort]}
      group="profile-boards"
      isOn={choiceSearch(choice) !== ''}
      closesOnChoice
    >
      {section('sort', SORTS, texts.sorts)}
      {section('show', boardsOffered(isOwn), texts.shows)}
      {isOwn ? section('group', GROUPS, texts.groups) : null}
    </FilterPanel>
  );
}
