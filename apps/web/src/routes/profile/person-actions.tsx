import { Follow } from '../../compose/feedback/follow.tsx';
import { FeedbackContext } from '../../compose/feedback/feedback-context.ts';
import { MenuButton } from '@pegboard/ui';
import { use, type ReactNode } from 'react';
import { feedbackScreenTexts } from '../../messages/en-us-feedback.ts';

/** What can be done about a person on their profile: follow, and for members report and block. */
export function PersonActions(props: {
  readonly person: { readonly id: string; readonly name: string };
  readonly isFollowed: boolean;
  readonly isBlocked: boolean;
}): ReactNode {
  const { person, isFollowed, isBlocked } = props;
  const feedback = use(FeedbackContext);
  const texts = feedbackScreenTexts.profile;
  if (isBlocked) return null;
  return (
    <>
      <Follow subject={{ kind: 'pinner', ...person }} known={isFollowed} />
      {feedback ? (
        <MenuButton
          variant="ghost"
          label={texts.more(person.name)}
          groups={[
            {
              id: 'judge',
              items: [
                {
                  id: 'report',
                  label: texts.report,
                  onAction: () => feedback.open({ kind: 'report', subject: { kind: 'user', id: person.id } }),
                },
                {
                  id: 'block',
                  label: texts.block,
                  tone: 'danger',
                  onAction: () => feedback.open({ kind: 'block', subject: { person, source: 'profile' } }),
                },
              ],
            },
          ]}
        />
      ) : null}
    </>
  );
}
