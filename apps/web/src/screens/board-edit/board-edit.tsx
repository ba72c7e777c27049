import { Suspense, useState, type ReactNode } from 'react';
import { useLocation, useParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { BoardByIdDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { BoardPeopleLazy, BoardShareLazy } from '../../features/board-editing/board-panels.ts';
import {
  BoardSettings,
  settingsTitle,
  type SettingsStep,
} from '../../features/board-editing/board-settings.tsx';
import type { EditedBoard } from '../../features/board-editing/edited-board.ts';
import styles from '../../features/board-editing/board-settings.module.css';
import { notFound } from '../../data/not-found.ts';
import { PageTabs } from '../../features/profile/profile-tabs.tsx';

/** Loads a board for its collaborators; for others these pages do not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const variables = { board: args.params['id'] ?? '' };
  const answers = args.context.get(answersContext);
  const { result } = await answers.ask(BoardByIdDocument, variables, 'network-only');
  if (result.__typename !== 'BoardData' || result.data.layout !== 'default') throw notFound();
  if (!pagesFor(result.data).includes(pageOf(new URL(args.request.url).pathname))) throw notFound();
  return null;
}

type EditPage = 'settings' | 'people' | 'add' | 'share';

function pageOf(path: string): EditPage {
  if (/\/add_collaborators\/?$/.test(path)) return 'add';
  if (/\/collaborators\/?$/.test(path)) return 'people';
  return /\/share\/?$/.test(path) ? 'share' : 'settings';
}

/** Returns the pages that are accessible with these permissions. */
function pagesFor({ viewerRights }: EditedBoard): readonly EditPage[] {
  return [
    ...(viewerRights.includes('edit') ? (['settings'] as const) : []),
    ...(viewerRights.includes('add') ? (['people'] as const) : []),
    ...(viewerRights.includes('invite') ? (['add', 'share'] as const) : []),
  ];
}

/**
 * Renders the settings, collaborators and links of a board as pages with their own addresses (§2), which are
 * dialogs elsewhere.
 */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const viewer = useViewer();
  const result = useQuery(BoardByIdDocument, { board: id })?.result;
  const page = pageOf(useLocation().pathname);
  if (result?.__typename !== 'BoardData' || !viewer) return null;
  return <EditScreen key={page} board={result.data} viewerId={viewer.entityId} page={page} />;
}

const PATHS: Readonly<Record<EditPage, string>> = {
  settings: 'edit/',
  people: 'edit/collaborators/',
  add: 'edit/add_collaborators/',
  share: 'edit/share/',
};

function EditScreen(props: {
  readonly board: EditedBoard;
  readonly viewerId: string;
  readonly page: EditPage;
}): ReactNode {
  const boardTexts = useTexts('boards', enUsBoards);
  const messages = useTexts('site', enUs);
  const { board: tabTexts } = useTexts('screens', enUsScreens);
  const { board, viewerId, page } = props;
  const [step, setStep] = useState<SettingsStep>('form');
  const isPeople = page === 'people' || page === 'add';
  const titles = {
    settings: settingsTitle(step, board, boardTexts),
    people: boardTexts.settings.people,
    add: boardTexts.settings.people,
    share: boardTexts.share.title,
  };
  const tabs = pagesFor(board).filter((each) => each !== 'add');
  return (
    <div className={styles.page}>
      <title>{messages.title(`${titles[page]} — ${board.name}`)}</title>
      <meta name="robots" content="noindex" />
      <Link to={board.url}>{tabTexts.backToBoard(board.name)}</Link>
      <h1>{titles[page]}</h1>
      {tabs.length < 2 ? null : (
        <PageTabs
          label={boardTexts.settings.more}
          tabs={tabs.map((each) => ({
            to: `/board/${board.entityId}/${PATHS[each]}`,
            text: tabTexts[each === 'settings' ? 'edit' : each],
            isOpen: each === page || (each === 'people' && isPeople),
          }))}
        />
      )}
      <Suspense>
        {isPeople ? (
          <BoardPeopleLazy
            board={board}
            viewerId={viewerId}
            startsWithInvite={page === 'add'}
            onLeft={() => undefined}
          />
        ) : null}
        {page === 'share' ? <BoardShareLazy board={board} /> : null}
      </Suspense>
      {page === 'settings' ? (
        <BoardSettings
          board={board}
          isOwner={board.owner.entityId === viewerId}
          step={step}
          onStep={setStep}
          onDone={() => undefined}
        />
      ) : null}
    </div>
  );
}
