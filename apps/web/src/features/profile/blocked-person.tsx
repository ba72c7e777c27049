import { Button, EmptyState } from '@pegboard/ui';
import { use, useSyncExternalStore, type ReactNode } from 'react';
import { toBlockSubject } from '../feedback/block-subject.ts';
import { FeedbackContext } from '../feedback/feedback-context.ts';
import { feedbackScreenTexts as enUsFeedbackScreens } from '../../messages/en-us-feedback.ts';
import { useTexts } from '../../messages/language.ts';

type Person = { readonly id: string; readonly name: string };

const never = () => () => undefined;

/**
 * Returns whether a member is blocked, by this page's state. From the next load, their profile is not found.
 */
export function useIsBlocked(person: Person): boolean {
  const feedback = use(FeedbackContext);
  return useSyncExternalStore(
    feedback?.subscribe ?? never,
    () => feedback?.isOn(toBlockSubject(person)) ?? false,
    () => false,
  );
}

/** Renders the notice in place of a blocked member's pins, with the unblock button. */
export function BlockedPerson({ person }: { readonly person: Person }): ReactNode {
  const feedbackScreenTexts = useTexts('feedbackScreens', enUsFeedbackScreens);
  const feedback = use(FeedbackContext);
  const texts = feedbackScreenTexts.profile;
  return (
    <EmptyState
      title={texts.blocked(person.name)}
      action={
        <Button
          variant="secondary"
          onClick={() => feedback?.setRelationship(toBlockSubject(person), false, { known: true })}
        >
          {texts.unblock}
        </Button>
      }
    >
      {texts.blockedHint}
    </EmptyState>
  );
}
