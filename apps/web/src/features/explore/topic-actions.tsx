import { MenuButton } from '@pegboard/ui';
import { use, type ReactNode } from 'react';
import { mutingTexts as enUsMuting } from '../../messages/en-us-muting.ts';
import { useTexts } from '../../messages/language.ts';
import { FeedbackContext } from '../feedback/feedback-context.ts';
import { useMute } from '../muting/use-mute.ts';

/** Renders a member's actions on a topic in addition to following: mute (SR-13). */
export function TopicActions(props: {
  readonly topic: { readonly id: string; readonly name: string };
  readonly isMuted: boolean;
}): ReactNode {
  const texts = useTexts('muting', enUsMuting);
  const { topic } = props;
  const { isMuted, toggle } = useMute({ kind: 'topic', value: topic.id, name: topic.name }, props.isMuted);
  if (!use(FeedbackContext)) return null;
  return (
    <MenuButton
      variant="ghost"
      label={texts.moreOf(topic.name)}
      groups={[
        {
          id: 'mute',
          items: [{ id: 'mute', label: isMuted ? texts.unmuteTopic : texts.muteTopic, onAction: toggle }],
        },
      ]}
    />
  );
}
