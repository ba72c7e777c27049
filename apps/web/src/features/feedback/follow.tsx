import {
  FollowButton,
  followMessages as enUsFollow,
  useRelationship,
  type RelationshipSubject,
} from '@pegboard/feedback';
import { loginPath } from '@pegboard/routes';
import { use, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FeedbackContext, type MemberFeedback } from './feedback-context.ts';
import { useTexts } from '../../messages/language.ts';
import { appWindow } from '../../data/app-window.ts';

type FollowProps = {
  readonly subject: RelationshipSubject;
  /** The server's state of the follow. */
  readonly known: boolean;
  readonly size?: 'sm' | 'md';
};

/** Renders the follow button of a member, a board or a topic (FB-05); visitors log in first, and return. */
export function Follow(props: FollowProps): ReactNode {
  const followMessages = useTexts('followMessages');
  const member = use(FeedbackContext);
  const navigate = useNavigate();
  if (member) return <MemberFollow {...props} member={member} />;
  const logIn = (): void =>
    void navigate(loginPath({ next: appWindow.location.pathname + location.search, for: 'follow' }));
  return (
    <FollowButton
      name={props.subject.name}
      isFollowed={false}
      size={props.size}
      onToggle={logIn}
      messages={followMessages}
    />
  );
}

function MemberFollow(props: FollowProps & { readonly member: MemberFeedback }): ReactNode {
  const followMessages = useTexts('followMessages');
  const { subject, known, size, member } = props;
  const isFollowed = useRelationship(member, subject, known);
  const label = useSyncExternalStore(
    member.subscribe,
    () => member.requestedLabel(subject),
    () => undefined,
  );
  return (
    <FollowButton
      name={subject.name}
      isFollowed={isFollowed}
      size={size}
      onToggle={(isOn) => member.setRelationship(subject, isOn, { known })}
      messages={
        label === undefined ? followMessages : { ...(followMessages ?? enUsFollow), following: label }
      }
    />
  );
}
