import { Button, getFormText, TextArea } from '@pegboard/ui';
import { MESSAGE_MAX } from '@pegboard/types';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { messageDraft } from '../../data/message-drafts.ts';
import { useViewer } from '../../data/viewer.ts';
import { callResource } from '../../data/call-resource.ts';
import { conversationTexts as enUsConversations } from '../../messages/en-us-conversations.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { parseDraft } from './message-draft.ts';
import styles from '../../features/conversations/conversations.module.css';

/**
 * Renders the form that sends a message, or a pin by its address. Its text is a draft on this device until it is sent.
 * After an error the text stays in the field, with the same idempotency key.
 */
export function WriteMessage(props: {
  readonly conversationId: string;
  readonly onSent: () => Promise<void>;
}): ReactNode {
  const { conversationId, onSent } = props;
  const texts = useTexts('conversations', enUsConversations);
  const { publicUrl } = usePageInfo();
  const { isBusy, submit, fields, message } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const viewerId = useViewer()?.user.entityId ?? '';
  useEffect(() => {
    const stored = messageDraft(viewerId, conversationId).read();
    // Without a draft, what was typed before hydration stays.
    if (field.current && stored !== '') field.current.value = stored;
  }, [viewerId, conversationId]);
  const attempt = useRef<{ readonly written: string; readonly key: string }>(undefined);
  const send = async (data: FormData): Promise<void> => {
    const written = getFormText(data, 'text');
    const draft = parseDraft(written, publicUrl);
    if (!draft) return;
    if (attempt.current?.written !== written) attempt.current = { written, key: crypto.randomUUID() };
    const { key } = attempt.current;
    const isSent = await submit(async () => {
      const options = { conversation_id: conversationId, ...draft };
      await callResource({ name: 'ConversationMessages', action: 'create', options, idempotencyKey: key });
    });
    if (!isSent) return;
    attempt.current = undefined;
    form.current?.reset();
    messageDraft(viewerId, conversationId).write('');
    await onSent();
  };
  return (
    <form
      ref={form}
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <TextArea
        ref={field}
        name="text"
        label={texts.write}
        hint={texts.writeHint}
        rows={2}
        dir="auto"
        maxLength={MESSAGE_MAX}
        error={fields['text'] ?? fields['pin_id'] ?? message}
        onChange={({ currentTarget }) => messageDraft(viewerId, conversationId).write(currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.send}
      </Button>
    </form>
  );
}

/**
 * Sends on Enter; Enter with Shift begins a line, as does Enter on a phone, which has no such combination. Enter
 * that ends a word of an input method does neither.
 */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  if (matchMedia('(pointer: coarse)').matches && !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
