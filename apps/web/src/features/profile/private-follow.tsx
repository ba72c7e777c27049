import { loginPath } from '@pegboard/routes';
import { Button, buttonAttributes } from '@pegboard/ui';
import { use, useState, type ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useViewer } from '../../data/viewer.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { PlainForm } from '../forms/plain-form.tsx';
import { SubmitResult } from '../forms/submit-result.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { Link } from '../links/link.tsx';
import { FOLLOWERS_SETTINGS_PATH } from './followers-settings-path.ts';
import styles from './private-follow.module.css';
import type { FollowState } from './send-private-follow.ts';

/** A member with a private profile, as seen by the viewer. */
export type PrivatePerson = {
  readonly entityId: string;
  readonly fullName: string;
  readonly username: string;
  readonly explicitlyFollowedByMe: boolean;
  readonly followRequestedByMe: boolean;
};

/**
 * Renders the buttons of a private profile: to ask to follow it, to cancel the request, and to unfollow (AC-04). They work without
 * scripts. Visitors log in first, and return.
 */
export function PrivateFollow(props: {
  readonly person: PrivatePerson;
  readonly size?: 'sm' | 'md';
}): ReactNode {
  const texts = useTexts('profile', enUsProfile).private;
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { person, size = 'md' } = props;
  const name = person.fullName || person.username;
  const { state, isBusy, message, send } = usePrivateFollow(person);
  if (!viewer)
    return (
      <Link
        to={loginPath({ next: pathname + search, for: 'follow' })}
        aria-label={texts.askOf(name)}
        {...buttonAttributes({ variant: 'primary', size })}
      >
        {texts.ask}
      </Link>
    );
  const [label, fullLabel] = {
    none: [texts.ask, texts.askOf(name)],
    requested: [texts.cancel, texts.cancelOf(name)],
    followed: [texts.unfollow, texts.unfollowOf(name)],
  }[state] as [string, string];
  const action = `${FOLLOWERS_SETTINGS_PATH}${state === 'none' ? 'ask' : 'withdraw'}/`;
  return (
    <PlainForm
      action={`${action}?${new URLSearchParams({ next: pathname + search })}`}
      className={styles.form}
      onSend={send}
    >
      <input type="hidden" name="user_id" value={person.entityId} />
      {state === 'requested' ? <span className={styles.state}>{texts.requested}</span> : null}
      <Button
        type="submit"
        variant={state === 'none' ? 'primary' : 'secondary'}
        size={size}
        loading={isBusy}
        aria-label={fullLabel}
      >
        {label}
      </Button>
      <SubmitResult message={message} done={undefined} />
    </PlainForm>
  );
}

/** Returns the state of the viewer's follow of a private profile, and the function that asks, or ends the request or the follow. */
function usePrivateFollow(person: PrivatePerson) {
  const freshness = use(FreshnessContext);
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const [changed, setChanged] = useState<FollowState>();
  const state = changed ?? knownState(person);
  const run = async (): Promise<void> => {
    await submit(async () => {
      // Loaded when it is used: most viewers of a profile do not press it.
      const { sendPrivateFollow } = await import('./send-private-follow.ts');
      setChanged(await sendPrivateFollow(person.entityId, state === 'none' ? 'create' : 'delete'));
      freshness?.mark();
      await revalidate();
    });
  };
  return { state, isBusy, message, send: () => void run() };
}

function knownState({ explicitlyFollowedByMe, followRequestedByMe }: PrivatePerson): FollowState {
  if (explicitlyFollowedByMe) return 'followed';
  return followRequestedByMe ? 'requested' : 'none';
}
