import { followersPath, followingPath, profilePath } from '@pegboard/routes';
import { formatCount } from '@pegboard/types';
import { Avatar, buttonAttributes, EmptyState, VerifiedBadge } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Outlet, useParams, type LoaderFunctionArgs } from 'react-router';
import { Follow } from '../../features/feedback/follow.tsx';
import { Link } from '../../features/links/link.tsx';
import { SharePage } from '../../features/sharing/share-page.tsx';
import { ProfileDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { BlockedPerson, useIsBlocked } from '../../features/profile/blocked-person.tsx';
import { findPerson, type Person } from '../../features/profile/find-person.ts';
import { PersonActions } from './person-actions.tsx';
import { PrivateFollow } from '../../features/profile/private-follow.tsx';
import { profileHead } from '../../features/profile/profile-head.ts';
import { ProfileTabs } from '../../features/profile/profile-tabs.tsx';
import styles from '../../features/profile/profile.module.css';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

/** Metadata of a profile's page for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: profileHead } : {};

/** Loads the head of the profile; a missing member is a 404. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await findPerson(args);
  return null;
}

/** Renders a profile: the member, and below the created and saved pins. */
export function Component(): ReactNode {
  const { username = '' } = useParams();
  const data = useQuery(ProfileDocument, { username });
  if (data?.result.__typename !== 'UserData') return null;
  return <ProfileScreen key={data.result.data.entityId} person={data.result.data} />;
}

function ProfileScreen({ person }: { readonly person: Person }): ReactNode {
  const messages = useTexts('site', enUs);
  const named = { id: person.entityId, name: person.fullName || person.username };
  const isBlocked = useIsBlocked(named);
  return (
    <div className={styles.page}>
      <title>{messages.title(`${person.fullName} (${person.username})`)}</title>
      <meta name="description" content={person.about ?? person.fullName} />
      <CanonicalLink path={profilePath(person.username)} />
      <Head person={person} isBlocked={isBlocked} />
      {isBlocked ? (
        <BlockedPerson person={named} />
      ) : person.isProfileVisible ? (
        <Outlet />
      ) : (
        <PrivateNotice name={named.name} />
      )}
    </div>
  );
}

/** Renders the notice in place of the pins of a private profile (AC-04). */
function PrivateNotice({ name }: { readonly name: string }): ReactNode {
  const texts = useTexts('profile', enUsProfile).private;
  return <EmptyState title={texts.title}>{texts.hint(name)}</EmptyState>;
}

function Head(props: { readonly person: Person; readonly isBlocked: boolean }): ReactNode {
  const verifiedMessages = useTexts('verifiedMessages');
  const texts = useTexts('profile', enUsProfile);
  const { person, isBlocked } = props;
  const viewer = useViewer();
  const isOwn = viewer?.user.username === person.username;
  const name = person.fullName || person.username;
  const isShown = person.isProfileVisible && !isBlocked;
  return (
    <header className={styles.head}>
      <Avatar name={name} src={person.imageMediumUrl} size={120} loading="eager" decorative />
      <div className={styles.name}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {person.isVerifiedMerchant ? <VerifiedBadge size="lg" messages={verifiedMessages} /> : null}
      </div>
      <Handle person={person} />
      {person.about == null ? null : (
        <p className={styles.about} dir="auto">
          {person.about}
        </p>
      )}
      {isShown ? <Counts person={person} /> : null}
      <div className={styles.actions}>
        {isOwn ? (
          <Link to="/settings/" {...buttonAttributes({ variant: 'secondary' })}>
            {texts.edit}
          </Link>
        ) : null}
        {isOwn && person.businessCategory != null ? (
          <Link to="/business/hub/" {...buttonAttributes({ variant: 'secondary' })}>
            {texts.businessHub}
          </Link>
        ) : null}
        {isOwn || isBlocked ? null : person.isPrivate ? (
          <PrivateFollow person={person} />
        ) : (
          <Follow
            subject={{ kind: 'pinner', id: person.entityId, name }}
            known={person.explicitlyFollowedByMe}
          />
        )}
        {isShown ? (
          <SharePage
            page={{ kind: 'profile', path: profilePath(person.username), name }}
            label={texts.share}
          />
        ) : null}
        {isOwn || isBlocked ? null : (
          <PersonActions person={{ id: person.entityId, name }} isMuted={person.mutedByMe} />
        )}
      </div>
      {isShown ? (
        <ProfileTabs
          username={person.username}
          hasShop={
            person.hasShop && (person.isVerifiedMerchant || (isOwn && person.businessCategory != null))
          }
        />
      ) : null}
    </header>
  );
}

function Handle({ person }: { readonly person: Person }): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  return (
    <p className={styles.handle}>
      <bdi>@{person.username}</bdi>
      {person.isPrivate ? (
        <>
          {' · '}
          <span className={styles.business}>{texts.private.badge}</span>
        </>
      ) : null}
      {person.businessCategory == null || !person.isProfileVisible ? null : (
        <>
          {' · '}
          <span className={styles.business}>
            {texts.business[person.businessCategory] ?? texts.business['other']}
          </span>
        </>
      )}
      {person.pronouns == null ? null : (
        <>
          {' · '}
          <bdi>{person.pronouns}</bdi>
        </>
      )}
      {person.websiteUrl == null ? null : (
        <>
          {' · '}
          <a href={person.websiteUrl} rel="nofollow noopener ugc" target="_blank">
            <bdi>{new URL(person.websiteUrl).hostname.replace(/^www\./, '')}</bdi>
          </a>
        </>
      )}
    </p>
  );
}

function Counts({ person }: { readonly person: Person }): ReactNode {
  const locale = useLocale();
  const texts = useTexts('profile', enUsProfile);
  const compact = (count: number): string => formatCount(count, locale, 'compact');
  return (
    <p className={styles.counts}>
      <Link to={followersPath(person.username)}>
        {texts.followers(compact(person.followerCount), person.followerCount)}
      </Link>
      {' · '}
      <Link to={followingPath(person.username)}>{texts.following(compact(person.followingCount))}</Link>
    </p>
  );
}
