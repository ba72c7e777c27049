import { buttonAttributes, EmptyState, VisuallyHidden } from '@pegboard/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { LanguageLinks } from '../../features/links/language-links.tsx';
import { Link } from '../../features/links/link.tsx';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { HomeFeedDocument, ViewerDocument, YourBoardsDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './home.module.css';
import type { MemberFeed as MemberFeedComponent } from './member-feed.tsx';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

/**
 * Loads the first page of the feed, and the module among its pins, so that the server renders them. A board
 * invite is redirected to its page (§2: `board_url`).
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { search } = new URL(request.url);
  if (search.includes('board_url=')) throw redirect(`/board/invite/${search}`);
  const answers = context.get(answersContext);
  const boards = async (): Promise<unknown> =>
    (await answers.ask(ViewerDocument, {})).viewer && answers.ask(YourBoardsDocument, {});
  await Promise.all([answers.ask(HomeFeedDocument, firstPage({})), boards()]);
  return null;
}

/**
 * Renders the home page: the personal feed, or for visitors the newest pins and the login. The shell passes
 * in the member's feed, which it loads with everything else that only members need.
 */
export function Home(props: {
  readonly memberFeed: ComponentType<ComponentProps<typeof MemberFeedComponent>>;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const { memberFeed: MemberFeed } = props;
  const viewer = useViewer();
  const texts = messages.home;
  const feed = useFeed({
    key: 'home',
    document: HomeFeedDocument,
    variables: {},
    connectionOf: (data) => data.feed.connection,
  });
  const empty = <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
  return (
    <>
      <title>{viewer ? messages.title(texts.title) : `${messages.site} — ${messages.tagline}`}</title>
      <CanonicalLink path="/" />
      <meta name="description" content={texts.signedOutIntro} />
      {viewer ? (
        <VisuallyHidden>
          <h1>{texts.heading}</h1>
        </VisuallyHidden>
      ) : (
        <section className={styles.welcome}>
          <h1>{texts.signedOutTitle}</h1>
          <p>{texts.signedOutIntro}</p>
          <Link to="/signup/" {...buttonAttributes({ variant: 'primary', size: 'lg' })}>
            {messages.header.signUp}
          </Link>
          <Link to="/ideas/">{texts.ideas}</Link>
          <LanguageLinks />
        </section>
      )}
      {viewer ? (
        <MemberFeed feed={feed} empty={empty} />
      ) : (
        <PinFeed feed={feed} surface="UnauthHomefeed" empty={empty} />
      )}
    </>
  );
}
