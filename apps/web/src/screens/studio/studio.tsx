import { buttonAttributes, chipAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { StudioVideosDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { useRepeatedReads } from '../../data/use-repeated-reads.ts';
import { Link } from '../../features/links/link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useTexts } from '../../messages/language.ts';
import { StudioItem } from './studio-item.tsx';
import { getStudioState, isChanging, STUDIO_STATES, type StudioState } from './studio-video.ts';
import styles from './studio.module.css';
import { useRemoval } from './use-removal.ts';

const PAGE_SIZE = 24;
/** Delay between two reads of the list while a video is processed, in milliseconds. */
const READ_DELAY_MS = 4000;
const CREATE_PATH = '/pin/create/';

const variablesOf = (search: URLSearchParams) => ({
  first: PAGE_SIZE,
  after: search.get('after'),
  state: getStudioState(search),
});

/** Reads a page of the viewer's videos, uncached: their states change without them. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'create');
  const { searchParams } = new URL(args.request.url);
  await args.context.get(answersContext).ask(StudioVideosDocument, variablesOf(searchParams), 'network-only');
  return null;
}

/** The page of a creator's videos: state, plays, watch time, saves, captions and cover of each (CR-16). */
export function Component(): ReactNode {
  const texts = useTexts('studio', enUsStudio);
  const messages = useTexts('site', enUs);
  const [search] = useSearchParams();
  const state = getStudioState(search);
  const { revalidate } = useRevalidator();
  const removal = useRemoval(revalidate);
  const page = useQuery(StudioVideosDocument, variablesOf(search))?.viewer?.studioVideos;
  const videos = (page?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ entityId }) => !removal.removed.has(entityId));
  useRepeatedReads(videos.some(isChanging), revalidate, READ_DELAY_MS);
  const after = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        {videos.length > 0 ? (
          <Link to={CREATE_PATH} {...buttonAttributes({ variant: 'primary' })}>
            {texts.create}
          </Link>
        ) : null}
      </div>
      <p className={styles.note}>{texts.intro}</p>
      {videos.length === 0 && state === null ? null : <Filter selected={state} />}
      {videos.length === 0 ? (
        <NoVideos state={state} />
      ) : (
        <ul className={styles.list} role="list" aria-label={texts.list}>
          {videos.map((video) => (
            <StudioItem
              key={video.entityId}
              video={video}
              onRemove={() => removal.remove(video)}
              onChange={() => void revalidate()}
            />
          ))}
        </ul>
      )}
      {after === null ? null : (
        <Link to={`?${toSearch(state, after)}`} {...buttonAttributes({ variant: 'secondary' })}>
          {texts.showMore}
        </Link>
      )}
    </div>
  );
}

/** Links to the videos of each state. */
function Filter({ selected }: { readonly selected: StudioState | null }): ReactNode {
  const texts = useTexts('studio', enUsStudio);
  return (
    <nav aria-label={texts.filter}>
      <ul className={styles.filter} role="list">
        {[null, ...STUDIO_STATES].map((state) => (
          <li key={state}>
            <Link
              to={`?${toSearch(state)}`}
              aria-current={state === selected ? 'page' : undefined}
              data-selected={state === selected || undefined}
              {...chipAttributes()}
            >
              {state === null ? texts.all : texts.states[state]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoVideos({ state }: { readonly state: StudioState | null }): ReactNode {
  const texts = useTexts('studio', enUsStudio);
  if (state === null)
    return (
      <EmptyState
        title={texts.empty}
        headingLevel={2}
        action={
          <Link to={CREATE_PATH} {...buttonAttributes({ variant: 'primary' })}>
            {texts.create}
          </Link>
        }
      >
        {texts.emptyText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={texts.noneInState}
      headingLevel={2}
      action={
        <Link to="?" {...buttonAttributes({ variant: 'secondary' })}>
          {texts.showAll}
        </Link>
      }
    >
      {texts.noneInStateText}
    </EmptyState>
  );
}

function toSearch(state: StudioState | null, after?: string): string {
  return String(
    new URLSearchParams({ ...(state && { show: state }), ...(after !== undefined && { after }) }),
  );
}
