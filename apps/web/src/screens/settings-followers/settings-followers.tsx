import { profilePath } from '@pegboard/routes';
import { Avatar, Button, getFormText } from '@pegboard/ui';
import { use, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import {
  FollowersAndRequestsDocument,
  type FollowersAndRequestsQuery,
} from '../../data/generated/graphql.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import settings from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { FOLLOWERS_SETTINGS_PATH } from '../../features/profile/followers-settings-path.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './settings-followers.module.css';

type People = NonNullable<FollowersAndRequestsQuery['viewer']>['followRequests'];
type Person = People['edges'][number]['node'];
type Result = 'accepted' | 'declined' | 'removed';
/** Sends the change of a row, reloads the lists and shows the result. */
type Change = (result: Result, name: string, send: () => Promise<unknown>) => void;

const PEOPLE_A_PAGE = 25;

const pageOf = (search: URLSearchParams) => ({
  first: PEOPLE_A_PAGE,
  after: search.get('after'),
  requestsAfter: search.get('requests_after'),
});

/** Loads the followers and the requests, which only this page shows; not cached. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const page = pageOf(new URL(args.request.url).searchParams);
  await args.context.get(answersContext).ask(FollowersAndRequestsDocument, page, 'network-only');
  return null;
}

/** Renders who asks to follow the viewer, and who follows them, to answer and to remove (AC-04). Works without scripts. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('settings', enUsSettings).followers;
  const [search] = useSearchParams();
  const page = pageOf(search);
  const viewer = useQuery(FollowersAndRequestsDocument, page)?.viewer;
  const heading = useRef<HTMLHeadingElement>(null);
  const { change, message, done } = useChange(page, heading);
  if (!viewer) return null;
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className={settings.hint}>
        {viewer.privacy.isPrivate ? texts.intro : texts.isOpen}{' '}
        <Link to="/settings/privacy/">{texts.privacy}</Link>
      </p>
      <SubmitResult message={message} done={done} />
      <section className={settings.section} aria-labelledby="follow-requests">
        <h2 id="follow-requests">{texts.requests}</h2>
        <p className={settings.hint}>{texts.declineHint}</p>
        <Rows
          people={viewer.followRequests}
          empty={<p>{texts.noRequests}</p>}
          cursor="requests_after"
          row={(person) => <RequestForm person={person} onChange={change} />}
        />
      </section>
      <section className={settings.section} aria-labelledby="followers">
        <h2 id="followers">{texts.followers}</h2>
        <Rows
          people={viewer.user.followers}
          empty={<p>{texts.noFollowers}</p>}
          cursor="after"
          row={(person) => <RemoveForm person={person} onChange={change} />}
        />
      </section>
    </div>
  );
}

/** Returns the function that changes a row, and its result, which the page announces. */
function useChange(page: ReturnType<typeof pageOf>, heading: RefObject<HTMLHeadingElement | null>) {
  const texts = useTexts('settings', enUsSettings).followers;
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  const { message, submit } = useSubmit();
  const [done, setDone] = useState<string>();
  const run = async (result: Result, name: string, send: () => Promise<unknown>): Promise<void> => {
    setDone(undefined);
    const isDone = await submit(async () => {
      await send();
      freshness?.mark();
      await answers.ask(FollowersAndRequestsDocument, page, 'network-only');
    });
    if (!isDone) return;
    setDone(texts[result](name));
    // The button that had the focus is removed with its row.
    heading.current?.focus();
  };
  const change: Change = (result, name, send) => void run(result, name, send);
  return { change, message, done };
}

/** Renders a list of members with a form each, and the link to its next page. */
function Rows(props: {
  readonly people: People;
  readonly empty: ReactNode;
  readonly cursor: 'after' | 'requests_after';
  readonly row: (person: Person) => ReactNode;
}): ReactNode {
  const texts = useTexts('settings', enUsSettings).followers;
  const { edges, pageInfo } = props.people;
  if (edges.length === 0) return props.empty;
  return (
    <>
      <ul className={styles.people} role="list">
        {edges.map(({ node }) => (
          <li key={node.entityId} className={styles.person}>
            <Avatar name={nameOf(node)} src={node.imageSmallUrl} size={48} decorative />
            <Link to={profilePath(node.username)} className={styles.name}>
              <bdi>{nameOf(node)}</bdi>
              <small className={settings.hint}>
                <bdi>@{node.username}</bdi>
              </small>
            </Link>
            {props.row(node)}
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage ? (
        <Link to={`?${new URLSearchParams({ [props.cursor]: pageInfo.endCursor ?? '' })}`}>{texts.more}</Link>
      ) : null}
    </>
  );
}

function RequestForm(props: { readonly person: Person; readonly onChange: Change }): ReactNode {
  const texts = useTexts('settings', enUsSettings).followers;
  const { person, onChange } = props;
  const name = nameOf(person);
  const send = (form: FormData): void => {
    const answer = getFormText(form, 'answer');
    onChange(answer === 'accept' ? 'accepted' : 'declined', name, () =>
      callResource({
        name: 'FollowRequest',
        action: 'update',
        options: { user_id: person.entityId, answer },
      }),
    );
  };
  return (
    <PlainForm action={`${FOLLOWERS_SETTINGS_PATH}answer/`} className={styles.buttons} onSend={send}>
      <input type="hidden" name="user_id" value={person.entityId} />
      <Button
        type="submit"
        name="answer"
        value="accept"
        variant="primary"
        size="sm"
        aria-label={texts.acceptOf(name)}
      >
        {texts.accept}
      </Button>
      <Button
        type="submit"
        name="answer"
        value="decline"
        variant="secondary"
        size="sm"
        aria-label={texts.declineOf(name)}
      >
        {texts.decline}
      </Button>
    </PlainForm>
  );
}

function RemoveForm(props: { readonly person: Person; readonly onChange: Change }): ReactNode {
  const texts = useTexts('settings', enUsSettings).followers;
  const { person, onChange } = props;
  const name = nameOf(person);
  const send = (): void =>
    onChange('removed', name, () =>
      callResource({ name: 'Follower', action: 'delete', options: { user_id: person.entityId } }),
    );
  return (
    <PlainForm action={`${FOLLOWERS_SETTINGS_PATH}remove/`} onSend={send}>
      <input type="hidden" name="user_id" value={person.entityId} />
      <Button type="submit" variant="secondary" size="sm" aria-label={texts.removeOf(name)}>
        {texts.remove}
      </Button>
    </PlainForm>
  );
}

const nameOf = ({ fullName, username }: Person): string => fullName || username;
