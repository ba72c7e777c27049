import { Button, MenuButton, Modal } from '@pegboard/ui';
import { use, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FeedbackContext } from '../../features/feedback/feedback-context.ts';
import { callResource } from '../../data/call-resource.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import type { ConversationData } from './conversation-data.ts';

/** Renders the actions on a conversation: leave it, report or block its member. */
export function ConversationMenu({ talk }: { readonly talk: ConversationData }): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const feedback = use(FeedbackContext);
  const [isLeaving, setLeaving] = useState(false);
  const [person] = talk.people;
  const judge = feedback &&
    person &&
    talk.people.length === 1 && [
      {
        id: 'report',
        label: texts.report,
        onAction: () => feedback.open({ kind: 'report', subject: { kind: 'user', id: person.entityId } }),
      },
      {
        id: 'block',
        label: texts.block,
        tone: 'danger' as const,
        onAction: () =>
          feedback.open({
            kind: 'block',
            subject: { person: { id: person.entityId, name: person.fullName }, source: 'profile' },
          }),
      },
    ];
  const leave = { id: 'leave', label: texts.leave, onAction: () => setLeaving(true) };
  return (
    <>
      <MenuButton
        variant="ghost"
        label={texts.options}
        groups={[{ id: 'conversation', items: judge ? [leave, ...judge] : [leave] }]}
      />
      {isLeaving ? <Leave id={talk.entityId} onClose={() => setLeaving(false)} /> : null}
    </>
  );
}

function Leave(props: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const texts = useTexts('conversations', enUsConversations);
  const modalMessages = useTexts('modalMessages');
  const navigate = useNavigate();
  const { isBusy, submit, message } = useSubmit();
  const leave = async (): Promise<void> => {
    await callResource({ name: 'Conversations', action: 'delete', options: { conversation_id: props.id } });
    void navigate('/conversation/');
  };
  return (
    <Modal
      title={texts.leave}
      size="sm"
      role="alertdialog"
      onClose={props.onClose}
      messages={modalMessages}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {texts.stay}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => void submit(leave)}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{message ?? texts.leaveConfirm}</p>
    </Modal>
  );
}
