import { FeedbackContext } from '../../features/feedback/feedback-context.ts';
import { MenuButton } from '@pegboard/ui';
import { use, type ReactNode } from 'react';
import { useMute } from '../../features/muting/use-mute.ts';
import { mutingTexts as enUsMuting } from '../../messages/en-us-muting.ts';
import { feedbackScreenTexts as enUsFeedbackScreens } from '../../messages/en-us-feedback.ts';
import { useTexts } from '../../messages/language.ts';

/** Renders a member's actions on another one in addition to following: mute, report and block. */
export function PersonActions(props: {
  readonly person: { readonly id: string; readonly name: string };
  readonly isMuted: boolean;
}): ReactNode {
  const feedbackScreenTexts = useTexts('feedbackScreens', enUsFeedbackScreens);
  const { person } = props;
  const feedback = use(FeedbackContext);
  const texts = feedbackScreenTexts.profile;
  const muting = useTexts('muting', enUsMuting);
  const { isMuted, toggle } = useMute({ kind: 'member', value: person.id, name: person.name }, props.isMuted);
  if (!feedback) return null;
  return (
    <MenuButton
      variant="ghost"
      label={texts.more(person.name)}
      groups={[
        {
          id: 'judge',
          items: [
            {
              id: 'mute',
              label: isMuted ? muting.unmuteOf(person.name) : muting.muteOf(person.name),
              onAction: toggle,
            },
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
  );
}
