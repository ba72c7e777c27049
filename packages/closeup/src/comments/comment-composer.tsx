import { Avatar, Button, VisuallyHidden } from '@pegboard/ui';
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { getComposerAction, draftLength, isSendable, type DraftLength } from '../model/comment-draft.ts';
import styles from './comments.module.css';
import { useComments } from './comments-context.tsx';

/** The props of the comment field. */
export type CommentComposerProps = {
  readonly label: string;
  readonly sendLabel: string;
  /** The initial text. */
  readonly text?: string | undefined;
  readonly hasAvatar?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Sends the comment; after false, the text is restored to the field. */
  readonly onSend: (text: string) => Promise<boolean>;
  /** Called on Escape and on the cancel button; without it, the field cannot be closed. */
  readonly onCancel?: (() => void) | undefined;
};

/** Renders a field that grows with its text and retains it until the comment is stored (CU-07). */
export function CommentComposer(props: CommentComposerProps): ReactNode {
  const { label, sendLabel, autoFocus = false, onCancel } = props;
  const { viewer, messages } = useComments();
  const [text, setText] = useState(props.text ?? '');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const lengthId = useId();
  const length = draftLength(text);
  const canSend = isSendable(text);
  useFocusAtEnd(field, autoFocus);

  const send = async (): Promise<void> => {
    if (isSending || !canSend) return;
    setSending(true);
    setText('');
    if (!(await props.onSend(text))) setText(text);
    setSending(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const meaning = getComposerAction({
      key: event.key,
      isShift: event.shiftKey,
      isComposing: event.nativeEvent.isComposing,
      isTouch: matchMedia('(pointer: coarse)').matches,
    });
    if (meaning === 'leave') return onCancel?.();
    if (meaning === 'write') return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={styles.composer}
      data-part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {props.hasAvatar && viewer ? (
        <Avatar name={viewer.name} src={viewer.imageUrl} size={32} decorative />
      ) : null}
      <div className={styles.draft}>
        <span className={styles.grow} data-text={`${text} `}>
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            enterKeyHint="enter"
            aria-label={label}
            aria-invalid={length.kind === 'over' || undefined}
            aria-describedby={lengthId}
            placeholder={label}
            readOnly={isSending}
            aria-busy={isSending || undefined}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </span>
        <div className={styles.sendRow} data-empty={(text === '' && !isSending && !onCancel) || undefined}>
          <LengthNote id={lengthId} length={length} />
          {onCancel ? (
            <Button variant="ghost" size="sm" onClick={onCancel}>
              {messages.cancel}
            </Button>
          ) : null}
          <Button type="submit" variant="primary" size="sm" loading={isSending} aria-disabled={!canSend}>
            {sendLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

/**
 * Renders the number of remaining or excess characters near the limit. Announcements change less often than
 * the visible number.
 */
function LengthNote(props: { readonly id: string; readonly length: DraftLength }): ReactNode {
  const { id, length } = props;
  const { messages, locale } = useComments();
  const words = lengthWords();
  return (
    <span id={id} className={styles.length} data-part="length" data-length={length.kind}>
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden role="status">{isAnnounced(length) ? words : ''}</VisuallyHidden>
    </span>
  );

  function lengthWords(): string {
    if (length.kind === 'fine') return '';
    if (length.left === null) return messages.tooLong;
    const label = new Intl.NumberFormat(locale).format(Math.abs(length.left));
    return (length.kind === 'over' ? messages.over : messages.left)(Math.abs(length.left), label);
  }
}

const ALOUD_EVERY = 10;

/**
 * Returns whether a length is announced: only every tenth, and when the text is too long, so that
 * announcements do not interrupt typing.
 */
function isAnnounced(length: DraftLength): boolean {
  return length.kind === 'over' || (length.kind === 'near' && length.left % ALOUD_EVERY === 0);
}

function useFocusAtEnd(field: React.RefObject<HTMLTextAreaElement | null>, isWanted: boolean): void {
  const focus = useEffectEvent(() => {
    if (!isWanted || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  });
  useLayoutEffect(() => focus(), []);
}
