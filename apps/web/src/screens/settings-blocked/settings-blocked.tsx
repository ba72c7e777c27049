import { Avatar, Button, EmptyState } from '@pegboard/ui';
import { use, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { toBlockSubject } from '../../features/feedback/block-subject.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useRefusal } from '../../features/forms/native-form.tsx';
import { FeedbackContext } from '../../features/feedback/feedback-context.ts';
import { Link } from '../../features/links/link.tsx';
import { BlockedUsersDocument, type BlockedUsersQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { feedbackScreenTexts as enUsFeedbackScreens } from '../../messages/en-us-feedback.ts';
import { pageOf } from '../../features/reports/report-format.ts';
import styles from './settings-blocked.module.css';
import settings from '../../features/forms/form-page.module.css';

type Blocked = NonNullable<BlockedUsersQuery['viewer']>['blockedUsers']['edges'][number]['node'];
const never = () => () => undefined;

/** The address at which the forms are accepted without scripts. */
const PATH = '/settings/blocked/';

/** Loads the blocked members, which only this page shows; not cached. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  const page = pageOf(new URL(args.request.url).searchParams);
  await args.context.get(answersContext).ask(BlockedUsersDocument, page, 'network-only');
  return null;
}

/** Renders the members that the viewer blocked, to unblock them (FB-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('feedbackScreens', enUsFeedbackScreens).blockedPeople;
  const [search] = useSearchParams();
  const { message } = useRefusal(PATH);
  const people = useQuery(BlockedUsersDocument, pageOf(search))?.viewer?.blockedUsers;
  if (!people) return null;
  const { edges, pageInfo } = people;
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <SubmitResult message={message} done={undefined} />
      {edges.length === 0 ? (
        <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>
      ) : (
        <ul className={styles.people} role="list">
          {edges.map(({ node }) => (
            <Person key={node.entityId} person={node} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage ? (
        <Link to={`?${new URLSearchParams({ after: pageInfo.endCursor ?? '' })}`}>{texts.more}</Link>
      ) : null}
    </div>
  );
}

function Person({ person }: { readonly person: Blocked }): ReactNode {
  const texts = useTexts('feedbackScreens', enUsFeedbackScreens).blockedPeople;
  const feedbackScreenTexts = useTexts('feedbackScreens', enUsFeedbackScreens);
  const feedback = use(FeedbackContext);
  const name = person.fullName || person.username;
  const subject = toBlockSubject({ id: person.entityId, name });
  const isBlocked = useSyncExternalStore(
    feedback?.subscribe ?? never,
    () => feedback?.isOn(subject) ?? true,
    () => true,
  );
  return (
    <li className={styles.person}>
      <Avatar name={name} src={person.imageSmallUrl} size={48} decorative />
      <bdi>
        {name} <small className={settings.hint}>@{person.username}</small>
      </bdi>
      <PlainForm action={PATH} onSend={() => feedback?.setRelationship(subject, !isBlocked, { known: true })}>
        <input type="hidden" name="blocked_user_id" value={person.entityId} />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          aria-label={isBlocked ? texts.unblock(name) : texts.block(name)}
        >
          {isBlocked ? feedbackScreenTexts.profile.unblock : feedbackScreenTexts.profile.block}
        </Button>
      </PlainForm>
    </li>
  );
}
