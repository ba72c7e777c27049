import { Button, buttonAttributes, EmptyState, Select } from '@pegboard/ui';
import { useId, useRef, type ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { BoardField, boardFieldMessages as enUsBoardField } from '@pegboard/save-flow/board-field';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import {
  DRAFT_FILTERS,
  parseDrafts,
  type DraftFilter,
  type ListedDraft,
} from '../../features/creating/drafts-api.ts';
import { Link } from '../../features/links/link.tsx';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useTexts } from '../../messages/language.ts';
import { DeviceDraftItem } from './device-draft-item.tsx';
import { DraftItem } from './draft-item.tsx';
import styles from './pin-drafts.module.css';
import { useDraftActions } from './use-draft-actions.ts';
import { useSyncedDrafts } from './use-synced-drafts.ts';

const PAGE_SIZE = 50;

type Loaded = { readonly drafts: readonly ListedDraft[]; readonly bookmark: string | null };

/** Reads a page of the drafts; they are their member's alone. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireViewer(args, 'create');
  const { searchParams } = new URL(args.request.url);
  const after = searchParams.get('after');
  const read = await readResource(args.context, 'PinDrafts', {
    filter: getFilter(searchParams),
    page_size: PAGE_SIZE,
    ...(after === null ? {} : { bookmarks: [after] }),
  });
  return read.ok
    ? { drafts: parseDrafts(read.data), bookmark: read.bookmark }
    : { drafts: [], bookmark: null };
}

/** The page of the drafts and scheduled Pins: filter, publish, move and delete, one or many at once (CR-10). */
export function Component(): ReactNode {
  const texts = useTexts('creating', enUsCreating);
  const messages = useTexts('site', enUs);
  const studio = useTexts('studio', enUsStudio);
  const { drafts, bookmark } = useLoaderData<Loaded>();
  const [search, setSearch] = useSearchParams();
  const filter = getFilter(search);
  const deviceTitleId = useId();
  const actions = useDraftActions(drafts);
  const local = useSyncedDrafts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The button disappears with the schedule: the focus moves to the next draft, or to the heading. */
  const unschedule = async (id: string): Promise<void> => {
    const next = drafts[drafts.findIndex((draft) => draft.id === id) + 1];
    if (!(await actions.unschedule(id))) return;
    const link = next && list.current?.querySelector<HTMLElement>(`[data-draft="${next.id}"] a`);
    (link ?? heading.current)?.focus();
  };
  const isEmpty = drafts.length === 0 && (filter === 'scheduled' || local.deviceOnly.length === 0);
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.draftsTitle)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.draftsTitle}
        </h1>
        <Link to="/pin/create/" {...buttonAttributes({ variant: 'primary' })}>
          {texts.title}
        </Link>
      </div>
      <p className={styles.intro}>
        {texts.draftsIntro} <Link to="/tv/studio/">{studio.title}</Link>
      </p>
      <div className={styles.filter}>
        <Select
          label={texts.filter}
          value={filter}
          onChange={(event) => setSearch({ show: event.currentTarget.value })}
        >
          <option value="all">{texts.filterAll}</option>
          <option value="drafts">{texts.filterDrafts}</option>
          <option value="scheduled">{texts.filterScheduled}</option>
        </Select>
      </div>
      {drafts.length > 0 ? (
        <BulkBar actions={actions} isSyncing={local.isSyncing} count={drafts.length} />
      ) : null}
      <output className={styles.problem}>{actions.problem}</output>
      {filter !== 'scheduled' && local.deviceOnly.length > 0 ? (
        <section aria-labelledby={deviceTitleId} className={styles.device}>
          <h2 id={deviceTitleId} className={styles.deviceTitle}>
            {texts.deviceOnly}
          </h2>
          <p className={styles.intro}>{texts.deviceOnlyIntro}</p>
          <ul className={styles.list} role="list" aria-labelledby={deviceTitleId}>
            {local.deviceOnly.map((draft) => (
              <DeviceDraftItem
                key={draft.clientId}
                draft={draft}
                onDelete={() => void local.remove(draft.clientId)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {isEmpty ? (
        <EmptyState title={filter === 'scheduled' ? texts.noScheduled : texts.noDrafts} headingLevel={2}>
          {filter === 'scheduled' ? texts.noScheduledText : texts.noDraftsText}
        </EmptyState>
      ) : null}
      {drafts.length > 0 ? (
        <ul ref={list} className={styles.list} role="list" aria-label={texts.draftsTitle}>
          {drafts.map((draft) => (
            <DraftItem
              key={draft.id}
              draft={draft}
              isSelected={actions.selected.has(draft.id)}
              onSelect={(isSelected) => actions.select(draft.id, isSelected)}
              onUnschedule={() => void unschedule(draft.id)}
            />
          ))}
        </ul>
      ) : null}
      {bookmark === null ? null : (
        <Link to={`?${new URLSearchParams({ show: filter, after: bookmark })}`}>{texts.showMore}</Link>
      )}
    </div>
  );
}

/** The actions on the selected drafts. */
function BulkBar(props: {
  readonly actions: ReturnType<typeof useDraftActions>;
  readonly isSyncing: boolean;
  readonly count: number;
}): ReactNode {
  const { actions, isSyncing, count } = props;
  const isBusy = isSyncing || actions.isBusy;
  const texts = useTexts('creating', enUsCreating);
  const boardFieldMessages = useTexts('boardFieldMessages', enUsBoardField);
  const labelId = useId();
  const { size } = actions.selected;
  return (
    <div className={styles.bar} role="group" aria-label={texts.selected(size)}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={size === count}
          onChange={(event) => actions.selectAll(event.currentTarget.checked)}
        />
        {texts.selectAll}
      </label>
      <span role="status">{size === 0 ? null : texts.selected(size)}</span>
      {size === 0 ? null : (
        <>
          <Button variant="primary" loading={isBusy} onClick={() => void actions.publish()}>
            {texts.publishSelected}
          </Button>
          <span id={labelId} hidden>
            {texts.moveSelected}
          </span>
          <span className={styles.move}>
            <BoardField
              labelId={labelId}
              value={null}
              onChange={({ target: { boardId, sectionId } }) => {
                if (boardId !== undefined) void actions.move({ boardId, sectionId: sectionId ?? null });
              }}
              messages={{ ...boardFieldMessages, choose: texts.moveSelected }}
            />
          </span>
          <Button loading={isBusy} onClick={() => void actions.remove()}>
            {texts.delete}
          </Button>
        </>
      )}
    </div>
  );
}

function getFilter(search: URLSearchParams): DraftFilter {
  return DRAFT_FILTERS.find((filter) => filter === search.get('show')) ?? 'all';
}
