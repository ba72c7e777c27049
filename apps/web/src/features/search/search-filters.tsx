import { chipAttributes, CloseIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { SearchFilterName, SearchPinsQuery } from '../../data/generated/graphql.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useTexts } from '../../messages/language.ts';
import { FilterChoice, FilterMenu } from '../filters/filter-menu.tsx';
import filters from '../filters/filters.module.css';
import { Link } from '../links/link.tsx';
import { searchPath, withFilter, withGuide, type SearchAddress } from './search-address.ts';
import styles from './search.module.css';

type Option = SearchPinsQuery['found']['filters'][number];
type Texts = typeof enUsSearch | NonNullable<ReturnType<typeof useTexts<'search'>>>;

/** The filters that are a chip of their own; the others are lists that open. */
const SWITCHES: readonly SearchFilterName[] = ['sale', 'ai'];
/** The lowest minimum that is shown as a number of results. */
const MINIMUM_SHOWN = 10;
const LISTS: readonly SearchFilterName[] = ['kind', 'color', 'price', 'brand', 'recency', 'cook'];

/** Renders the guides of a search, and its filters with the number of results of each (SR-06, SR-07). All are links. */
export function SearchRefinements(props: {
  readonly address: SearchAddress;
  readonly guides: readonly string[];
  readonly options: readonly Option[];
}): ReactNode {
  const { address, guides, options } = props;
  const texts = useTexts('search', enUsSearch);
  const offered = guides.filter((word) => !address.guides.includes(word));
  return (
    <div className={styles.refinements}>
      {address.guides.length + offered.length === 0 ? null : (
        <ul role="list" className={styles.guides} aria-label={texts.guides}>
          {address.guides.map((word) => (
            <li key={word}>
              <Link
                to={searchPath(withGuide(address, word))}
                {...chipAttributes()}
                data-selected=""
                aria-label={texts.removeWord(word)}
              >
                {word} <CloseIcon size="sm" />
              </Link>
            </li>
          ))}
          {offered.map((word) => (
            <li key={word}>
              <Link
                to={searchPath(withGuide(address, word))}
                {...chipAttributes()}
                aria-label={texts.addWord(word)}
              >
                {word}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {options.length === 0 ? null : (
        <ul role="list" className={filters.filters} aria-label={texts.filters}>
          {LISTS.map((name) => (
            <FilterList
              key={name}
              name={name}
              address={address}
              options={options.filter((one) => one.name === name)}
            />
          ))}
          {options
            .filter(({ name }) => SWITCHES.includes(name))
            .map((option) => (
              <li key={option.name}>
                <Link
                  to={searchPath(withFilter(address, option))}
                  {...chipAttributes()}
                  data-selected={option.isOn ? '' : undefined}
                  aria-current={option.isOn || undefined}
                >
                  {texts.filter[option.name]}
                </Link>
              </li>
            ))}
          {address.filters.length === 0 ? null : (
            <li>
              <Link to={searchPath({ ...address, filters: [] })} className={filters.clear}>
                {texts.clearFilters}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function FilterList(props: {
  readonly name: SearchFilterName;
  readonly address: SearchAddress;
  readonly options: readonly Option[];
}): ReactNode {
  const { name, address, options } = props;
  const texts = useTexts('search', enUsSearch);
  if (options.length === 0) return null;
  const chosen = options.filter(({ isOn }) => isOn);
  const label =
    chosen.length === 0 ? texts.filter[name] : chosen.map((option) => valueText(texts, option)).join(', ');
  return (
    <FilterMenu label={label} title={texts.filter[name]} group="search-filter" isOn={chosen.length > 0}>
      {options.map((option) => (
        <FilterChoice
          key={option.value}
          to={searchPath(withFilter(address, option))}
          text={valueText(texts, option)}
          isOn={option.isOn}
          color={name === 'color' ? option.value : undefined}
          count={isCountShown(option) ? texts.count(option.count, option.isMinimum) : undefined}
        />
      ))}
    </FilterMenu>
  );
}

/** Returns whether the number of results of a filter says something: "3+" of many results does not. */
const isCountShown = ({ count, isMinimum }: Option): boolean => !isMinimum || count >= MINIMUM_SHOWN;

function valueText(texts: Texts, { name, value }: Option): string {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.values;
  return values[name]?.[value] ?? value;
}
