import { reactionsMessages } from '@pegboard/closeup/reactions';
import { REACTION_TYPES, type ReactionType } from '@pegboard/types';
import { HeartIcon, MenuButton, ReactionIcon } from '@pegboard/ui';
import { use, useState, type ReactNode } from 'react';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { useViewer } from '../../data/viewer.ts';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { useTexts } from '../../messages/language.ts';
import type { ConversationData } from './conversation-data.ts';
import { countReactions } from './count-reactions.ts';
import styles from '../../features/conversations/conversations.module.css';

const TYPES = Object.values(REACTION_TYPES);

/**
 * Renders the reactions to a message, and the menu that sets the viewer's (WB-10). A press on a reaction gives the same one,
 * or takes the viewer's back.
 */
export function MessageReactions(props: {
  readonly message: ConversationData['messages']['edges'][number]['node'];
  readonly onChanged: (() => Promise<void>) | undefined;
}): ReactNode {
  const { message, onChanged } = props;
  const texts = useTexts('conversations', enUsConversations);
  const { names } = useTexts('reactionsMessages') ?? reactionsMessages;
  const viewerId = useViewer()?.user.entityId;
  const toasts = use(ToastContext);
  const [isBusy, setBusy] = useState(false);
  const counted = countReactions(message.reactions, viewerId);
  if (!onChanged && counted.length === 0) return null;
  const react = async (type: ReactionType, isOwn: boolean): Promise<void> => {
    if (isBusy || !onChanged) return;
    setBusy(true);
    const name = 'ConversationMessageReaction';
    const options = { message_id: message.entityId };
    try {
      if (isOwn) await callResource({ name, action: 'delete', options });
      else await callResource({ name, action: 'create', options: { ...options, reaction_type: type } });
      await onChanged();
    } catch (error) {
      const text = error instanceof ResourceError ? error.failure.message : '';
      toasts?.show({ id: 'reaction', kind: 'error', text: text || texts.reactionFailed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.reactions}>
      {counted.map(({ type, people, isOwn }) => (
        <button
          key={type}
          type="button"
          className={styles.reaction}
          aria-pressed={isOwn}
          aria-label={texts.reacted(names[type], texts.names(people))}
          title={texts.names(people)}
          disabled={!onChanged}
          onClick={() => void react(type, isOwn)}
        >
          <ReactionIcon type={type} />
          {people.length > 1 ? <span>{people.length}</span> : null}
        </button>
      ))}
      {onChanged ? (
        <MenuButton
          variant="ghost"
          size="sm"
          label={texts.react}
          icon={<HeartIcon />}
          groups={[
            {
              id: 'reactions',
              items: TYPES.map((type) => {
                const isOwn = counted.some((one) => one.type === type && one.isOwn);
                return {
                  id: String(type),
                  label: isOwn ? texts.takeBack(names[type]) : names[type],
                  icon: <ReactionIcon type={type} />,
                  onAction: () => void react(type, isOwn),
                };
              }),
            },
          ]}
        />
      ) : null}
    </div>
  );
}
