import { SAVE_TOAST_MS } from '@pegboard/types';
import type { ToastStore } from '@pegboard/ui';
import type { MouseEvent, ReactNode } from 'react';
import { basicSaveMessages, type BasicSaveMessages } from './basic-messages.ts';
import type { SaveToast } from './model/save-toast.ts';
import type { SavePorts } from './save-ports.ts';

/** Handles a click on the board of a toast, for example to navigate without loading a page. */
export type VisitBoard = (url: string, event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Returns the `toast` port that shows the toasts of saves in a store of `@pegboard/ui`, each in place of the last: with
 * the pin's image, and the board as a link.
 */
export function showSaveToasts(
  toasts: ToastStore,
  messages: BasicSaveMessages = basicSaveMessages,
  onVisit?: VisitBoard,
): SavePorts['toast'] {
  return (toast, onAction) => {
    const { kind, actions, imageUrl } = toast;
    toasts.show({
      id: 'save',
      kind,
      text: textWithBoard(toast, onVisit),
      media: imageUrl && <img src={imageUrl} alt="" />,
      durationMs: SAVE_TOAST_MS,
      actions: actions.map((action) => ({ label: messages[action], onAction: () => onAction(action) })),
    });
  };
}

function textWithBoard({ text, board }: SaveToast, onVisit: VisitBoard | undefined): ReactNode {
  if (!board) return text;
  const link = (
    <a href={board.url} onClick={(event) => onVisit?.(board.url, event)}>
      {board.name}
    </a>
  );
  const at = text.lastIndexOf(board.name);
  if (at === -1)
    return (
      <>
        <div>{text}</div>
        {link}
      </>
    );
  return (
    <>
      {text.slice(0, at)}
      {link}
      {text.slice(at + board.name.length)}
    </>
  );
}
