import { profilePath, savedPath } from '@pegboard/routes';
import { Avatar, buttonLook, VerifiedBadge } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { notFound } from '../errors/not-found.ts';
import { ProfileDocument, type ProfileQuery } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages } from '../../messages/en-us.ts';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { BlockedPerson, useIsBlocked } from './blocked-person.tsx';
import { PersonActions } from './person-actions.tsx';
import styles from './profile.module.css';

/** Reads the head of the profile; one that is not there is a 404. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const username = params['username'] ?? '';
  const { result } = await context.get(answersContext).ask(ProfileDocument, { username });
  if (result.__typename !== 'UserData') throw notFound();
  return null;
}

type Person = Extract<ProfileQuery['result'], { __typename: 'UserData' }>['data'];

/** A profile: who it is, and below what they made and saved. */
export function Component(): ReactNode {
  const { username = '' } = useParams();
  const data = useAnswer(ProfileDocument, { username });
  if (data?.result.__typename !== 'UserData') return null;
  return <ProfileScreen key={data.result.data.entityId} person={data.result.data} />;
}

function ProfileScreen({ person }: { readonly person: Person }): ReactNode {
  const named = { id: person.entityId, name: person.fullName || person.username };
  const isBlocked = useIsBlocked(named);
  return (
    <div className={styles.page}>
      <title>{messages.title(`${person.fullName} (${person.username})`)}</title>
      <meta name="description" content={person.about ?? person.fullName} />
      <Head person={person} isBlocked={isBlocked} />
      {isBlocked ? <BlockedPerson person={named} /> : <Outlet />}
    </div>
  );
}

function Head(props: { readonly person: Person; readonly isBlocked: boolean }): ReactNode {
  const { person, isBlocked } = props;
  const viewer = useViewer();
  const texts = screenMessages.profile;
  const createdPath = `${profilePath(person.username)}_created/`;
  const isCreated = useLocation().pathname.startsWith(createdPath.slice(0, -1));
  const count = new Intl.NumberFormat(viewer?.locale ?? 'en-US', { notation: 'compact' });
  return (
    <header className={styles.head}>
      <Avatar name={person.fullName} src={person.imageMediumUrl} size={120} loading="eager" decorative />
      <h1>
        {person.fullName} {person.isVerifiedMerchant ? <VerifiedBadge size="lg" /> : null}
      </h1>
      <p className={styles.handle}>
        @{person.username}
        {person.websiteUrl == null ? null : (
          <>
            {' · '}
            <a href={person.websiteUrl} rel="nofollow noopener ugc" target="_blank">
              {new URL(person.websiteUrl).hostname.replace(/^www\./, '')}
            </a>
          </>
        )}
      </p>
      {person.about == null ? null : <p className={styles.about}>{person.about}</p>}
      <p className={styles.counts}>
        {texts.followers(count.format(person.followerCount))} ·{' '}
        {texts.following(count.format(person.followingCount))}
      </p>
      <p className={styles.actions}>
        {viewer?.user.username === person.username ? (
          <Link to="/settings/" {...buttonLook({ variant: 'secondary' })}>
            {texts.edit}
          </Link>
        ) : (
          <PersonActions
            person={{ id: person.entityId, name: person.fullName || person.username }}
            isFollowed={person.explicitlyFollowedByMe}
            isBlocked={isBlocked}
          />
        )}
      </p>
      <nav className={styles.tabs} aria-label={texts.tabs}>
        <Link to={createdPath} aria-current={isCreated ? 'page' : undefined}>
          {texts.created}
        </Link>
        <Link to={savedPath(person.username)} aria-current={isCreated ? undefined : 'page'}>
          {texts.saved}
        </Link>
      </nav>
    </header>
  );
}
