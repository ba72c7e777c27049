import { profilePath } from '@pegboard/routes';
import { Avatar, VerifiedBadge } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Follow } from '../feedback/follow.tsx';
import { Link } from '../links/link.tsx';
import type { PersonRow_UserFragment } from '../../data/generated/graphql.ts';
import { useViewer } from '../../data/viewer.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { FollowRows } from './follow-rows.tsx';
import { PrivateFollow } from './private-follow.tsx';
import styles from './follow-lists.module.css';
import type { Pages } from '../paging/use-pages.ts';

/** Renders a list of members with follow buttons. */
export function PersonList(props: {
  readonly label: string;
  readonly people: Pages<PersonRow_UserFragment>;
  readonly empty: ReactNode;
}): ReactNode {
  const viewer = useViewer();
  return (
    <FollowRows label={props.label} pages={props.people} empty={props.empty}>
      {(person) => <PersonRow person={person} isSelf={viewer?.user.entityId === person.entityId} />}
    </FollowRows>
  );
}

function PersonRow(props: { readonly person: PersonRow_UserFragment; readonly isSelf: boolean }): ReactNode {
  const verifiedMessages = useTexts('verifiedMessages');
  const profileTexts = useTexts('profile', enUsProfile);
  const { person, isSelf } = props;
  const name = person.fullName || person.username;
  return (
    <>
      <Link to={profilePath(person.username)} className={styles.who}>
        <Avatar name={name} src={person.imageMediumUrl} size={48} decorative />
        <span className={styles.texts}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
            {person.isVerifiedMerchant ? (
              <VerifiedBadge size="sm" interactive={false} messages={verifiedMessages} />
            ) : null}
          </span>
          <span className={styles.facts}>
            <bdi>@{person.username}</bdi> ·{' '}
            <span>
              {person.isProfileVisible
                ? profileTexts.lists.count(person.followerCount)
                : profileTexts.private.badge}
            </span>
          </span>
        </span>
      </Link>
      {isSelf ? null : person.isPrivate ? (
        <PrivateFollow person={person} size="sm" />
      ) : (
        <Follow
          subject={{ kind: 'pinner', id: person.entityId, name }}
          known={person.explicitlyFollowedByMe}
          size="sm"
        />
      )}
    </>
  );
}
