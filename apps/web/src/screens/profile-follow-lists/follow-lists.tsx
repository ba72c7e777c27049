import { followersPath, followingPath, profilePath } from '@pegboard/routes';
import { Avatar, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { ProfileDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { BlockedPerson, useIsBlocked } from '../../features/profile/blocked-person.tsx';
import { findPerson, type Person } from '../../features/profile/find-person.ts';
import { unlistedHead } from '../../features/profile/profile-head.ts';
import { PageTabs } from '../../features/profile/profile-tabs.tsx';
import styles from '../../features/profile/follow-lists.module.css';

/** Metadata: lists of members are not indexed. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: unlistedHead('list-of-people') } : {};

/** Loads the member of the follow lists; a missing one is a 404. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await findPerson(args);
  return null;
}

/** Renders the followers of a member, or the members, boards and topics that they follow. */
export function Component(): ReactNode {
  const { username = '' } = useParams();
  const data = useQuery(ProfileDocument, { username });
  if (data?.result.__typename !== 'UserData') return null;
  return <Lists key={data.result.data.entityId} person={data.result.data} />;
}

function Lists({ person }: { readonly person: Person }): ReactNode {
  const { lists: texts, private: privateTexts } = useTexts('profile', enUsProfile);
  const messages = useTexts('site', enUs);
  const path = useLocation().pathname.toLowerCase();
  const name = person.fullName || person.username;
  const named = { id: person.entityId, name };
  const isBlocked = useIsBlocked(named);
  const [followers, following] = [followersPath(person.username), followingPath(person.username)];
  const isFollowers = path.startsWith(followers.slice(0, -1));
  const list = isFollowers ? texts.followers : texts.following;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title(list, name))}</title>
      <header className={styles.head}>
        <Link to={profilePath(person.username)} className={styles.person} aria-label={texts.back(name)}>
          <Avatar name={name} src={person.imageMediumUrl} size={48} decorative />
          <bdi>{name}</bdi>
        </Link>
        <h1>{list}</h1>
        <PageTabs
          label={texts.tabs}
          tabs={[
            { to: followers, text: texts.followers, isOpen: isFollowers },
            { to: following, text: texts.following, isOpen: !isFollowers },
          ]}
        />
      </header>
      {isBlocked ? (
        <BlockedPerson person={named} />
      ) : person.isProfileVisible ? (
        <Outlet />
      ) : (
        <EmptyState title={privateTexts.title}>{privateTexts.hint(name)}</EmptyState>
      )}
    </div>
  );
}
