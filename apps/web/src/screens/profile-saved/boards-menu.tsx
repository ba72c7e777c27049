import { Fragment, type ReactNode } from 'react';
import { FilterChoice, FilterList, FilterPanel } from '../../features/filters/filter-menu.tsx';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { boardsOffered, choiceSearch, GROUPS, SORTS, type BoardsChoice } from './boards-choice.ts';
import styles from '../../features/filters/filters.module.css';

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
  const toLinks = <Name extends keyof BoardsChoice>(
    name: Name,
    offered: readonly BoardsChoice[Name][],
    names: Readonly<Record<BoardsChoice[Name], string>>,
  ): ReactNode =>
    offered.map((each) => (
      <FilterChoice
        key={each}
        to={path + choiceSearch({ ...choice, [name]: each })}
        text={names[each]}
        isOn={each === choice[name]}
      />
    ));
  const lists = [
    { title: texts.sort, choices: toLinks('sort', SORTS, texts.sorts) },
    { title: texts.show, choices: toLinks('show', boardsOffered(isOwn), texts.shows) },
    ...(isOwn ? [{ title: texts.group, choices: toLinks('group', GROUPS, texts.groups) }] : []),
  ];
  return (
    <FilterPanel
      label={show ?? texts.sorts[choice.sort]}
      group="profile-boards"
      isOn={choiceSearch(choice) !== ''}
      closesOnChoice
    >
      {lists.map(({ title, choices }) => (
        <Fragment key={title}>
          <h2 className={styles.title}>{title}</h2>
          <FilterList title={title}>{choices}</FilterList>
        </Fragment>
      ))}
    </FilterPanel>
  );
}
