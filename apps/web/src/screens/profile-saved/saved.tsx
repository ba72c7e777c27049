import { allPinsPath } from '@pegboard/routes';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { ProfileBoardsDocument, SavedPinsDocument, ViewerDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { boardsQueryVariables, parseChoices } from './boards-choice.ts';
import { BoardsMenu } from './boards-menu.tsx';
import { ProfileBoards } from './profile-boards.tsx';
import { usePersonHere } from '../../features/profile/use-person.ts';
import styles from '../../features/profile/profile.module.css';

/** Loads the boards and the first page of saved pins together. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const username = params['username'] ?? '';
  const url = new URL(request.url);
  const { viewer } = await answers.ask(ViewerDocument, {});
  const choice = parseChoices(url.searchParams, viewer?.user.username === username.toLowerCase());
  const policy = context.get(freshnessContext).policy(url.pathname + url.search);
  await Promise.all([
    answers.ask(ProfileBoardsDocument, boardsQueryVariables(username, choice), policy),
    answers.ask(SavedPinsDocument, firstPage({ username }), policy),
  ]);
  return null;
}

/** Renders the saved pins of a member: boards first, then all pins. */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const { username, isOwn } = usePersonHere();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const choice = parseChoices(params, isOwn);
  const feed = useFeed({
    key: `saved ${username}`,
    document: SavedPinsDocument,
    variables: { username },
    connectionOf: (data) => (data.result.__typename === 'UserData' ? data.result.data.connection : undefined),
  });
  return (
    <>
      <div className={styles.bar}>
        <BoardsMenu path={pathname} choice={choice} isOwn={isOwn} />
        {isOwn ? (
          <span className={styles.links}>
            <Link to="/settings/duplicates/" {...buttonAttributes({ variant: 'ghost' })}>
              {texts.findDuplicates}
            </Link>
            <Link to="/board/create/" {...buttonAttributes({ variant: 'secondary' })}>
              {texts.createBoard}
            </Link>
          </span>
        ) : null}
      </div>
      <ProfileBoards
        key={`${username} ${Object.values(choice).join(' ')}`}
        username={username}
        choice={choice}
        isOwn={isOwn}
      />
      {feed.pins.length === 0 ? null : (
        <h2 className={styles.heading}>
          <Link to={allPinsPath(username)}>{texts.allPins}</Link>
        </h2>
      )}
      <PinFeed
        feed={feed}
        surface="ProfileGrid"
        isSecond
        empty={<EmptyState title={texts.noSaved}>{texts.noSavedHint}</EmptyState>}
      />
    </>
  );
}
