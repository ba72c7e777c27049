import { Button, Select } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../features/links/link.tsx';
import { readOverHttp } from '../../data/read-resource.ts';
import { importDetailsTexts as enUsImportDetails } from '../../messages/en-us-import-details.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { importResultsSchema, textByCode, type ImportResult } from './data-import.ts';
import own from './settings-data.module.css';

const FILTERS = ['all', 'created', 'known', 'merged', 'left_out'] as const;
type Filter = (typeof FILTERS)[number];
const PAGE_SIZE = 50;
/** The cursor of a list that has no more pages. */
const END = '-end-';

type Loaded = {
  readonly filter: Filter;
  readonly results: readonly ImportResult[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
};

/** Renders the results of the items of an import, in pages; at first of those that were left out, if there are any. */
export function ImportReport(props: { readonly importId: string; readonly leftOut: number }): ReactNode {
  const { importId, leftOut } = props;
  const texts = useTexts('importDetails', enUsImportDetails);
  const { errors } = useTexts('site', enUs);
  const [filter, setFilter] = useState<Filter>(leftOut > 0 ? 'left_out' : 'all');
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const shown = loaded?.filter === filter ? loaded : undefined;

  useEffect(() => {
    let isCurrent = true;
    const show = (page: Loaded): void => {
      if (isCurrent) setLoaded(page);
    };
    readPage(importId, filter, null).then(show, () => isCurrent && setHasFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [importId, filter]);

  const readMore = async (): Promise<void> => {
    if (!shown) return;
    try {
      const page = await readPage(importId, filter, shown.next);
      setLoaded({ ...page, results: [...shown.results, ...page.results] });
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className={own.report}>
      <Select
        label={texts.filter}
        value={filter}
        onChange={({ currentTarget: { value } }) => {
          setHasFailed(false);
          setFilter(FILTERS.find((each) => each === value) ?? 'all');
        }}
      >
        {FILTERS.map((each) => (
          <option key={each} value={each}>
            {texts.filters[each]}
          </option>
        ))}
      </Select>
      {hasFailed ? <p role="alert">{errors.failed}</p> : null}
      {shown?.results.length === 0 ? <p>{texts.empty}</p> : null}
      <ul className={own.results} role="list">
        {(shown?.results ?? []).map((each) => (
          <Result key={each.nth} each={each} />
        ))}
      </ul>
      {shown && shown.next !== null ? (
        <Button variant="secondary" onClick={() => void readMore()}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}

function Result({ each }: { readonly each: ImportResult }): ReactNode {
  const texts = useTexts('importDetails', enUsImportDetails);
  const { kind, title, result, reason, target_url: path } = each;
  const name = title === '' ? texts.untitled : title;
  const stated = [
    textByCode(texts.itemKinds, kind) ?? kind,
    textByCode(texts.results, result) ?? result,
    reason === null ? null : (textByCode(texts.reasons, reason) ?? reason),
  ];
  return (
    <li className={own.result}>
      {path !== null ? (
        <Link to={path}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      <small className={own.facts}>{stated.filter((text) => text !== null).join(' · ')}</small>
    </li>
  );
}

async function readPage(importId: string, filter: Filter, cursor: string | null): Promise<Loaded> {
  const read = await readOverHttp('DataImportReport', {
    id: importId,
    filter,
    page_size: PAGE_SIZE,
    ...(cursor !== null && { bookmarks: [cursor] }),
  });
  if (!read.ok) throw new Error(`The report could not be read: ${read.code}.`);
  const next = read.bookmark === END ? null : read.bookmark;
  return { filter, results: importResultsSchema.parse(read.data), next };
}
