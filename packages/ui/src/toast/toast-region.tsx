'use client';

import { useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';

import { IconButton } from '../button/icon-button.tsx';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { createToastStore, type ActiveToast, type ToastStore } from './toast-store.ts';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import styles from './toast-region.module.css';

/** The messages of the toast region. */
export type ToastMessages = { readonly region: string; readonly dismiss: string };

/** The messages of the toast region in English. */
export const toastMessages: ToastMessages = { region: 'Messages', dismiss: 'Dismiss' };

/** The props of a ToastRegion. */
export type ToastRegionProps = RootProps & {
  readonly store: ToastStore;
  readonly messages?: ToastMessages | undefined;
};

const NO_STORE = createToastStore();
const EMPTY = { phase: 'empty' } as const;

/**
 * Renders the toasts of a store; render it once, near the end of the page. Its live regions exist before the
 * first toast, so that screen readers announce it.
 */
export function ToastRegion(props: ToastRegionProps): ReactNode {
  // Untyped callers may leave them out; the rules of props would be loaded with each page.
  const store = typeof props.store?.subscribe === 'function' ? props.store : NO_STORE;
  const messages = { ...toastMessages, ...props.messages };
  const stage = useSyncExternalStore(store.subscribe, store.getSnapshot, () => EMPTY);
  const isInSight = stage.phase !== 'empty' && stage.phase !== 'waiting';
  const isError = isInSight && stage.toast.kind === 'error';
  const shown = isInSight && (
    <ToastCard
      key={stage.toast.id}
      toast={stage.toast}
      phase={stage.phase}
      store={store}
      messages={messages}
    />
  );
  return (
    <section aria-label={messages.region} data-part="toast-region" {...rootAttributes(props, styles.region)}>
      <output>{!isError && shown}</output>
      <div role="alert">{isError && shown}</div>
    </section>
  );
}

type ToastCardProps = {
  readonly store: ToastStore;
  readonly toast: ActiveToast;
  readonly phase: 'shown' | 'held' | 'hiding';
  readonly messages: ToastMessages;
};

/**
 * Renders one toast. Hover and focus pause it; when it is dismissed, the focus returns to where it came from.
 */
function ToastCard({ toast, phase, store, messages }: ToastCardProps): ReactNode {
  const cameFrom = useRef<EventTarget>(null);
  const enterFocus = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    store.pause('focus');
  };
  const leaveFocus = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resume('focus');
  };
  const dismiss = (): void => {
    store.dismiss(toast.id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      className={styles.toast}
      data-part="toast"
      data-kind={toast.kind ?? 'message'}
      data-phase={phase}
      onPointerEnter={() => store.pause('pointer')}
      onPointerLeave={() => store.resume('pointer')}
      onFocus={enterFocus}
      onBlur={leaveFocus}
    >
      {toast.media != null && (
        <div className={styles.media} data-part="media">
          {toast.media}
        </div>
      )}
      <div className={styles.text} data-part="text">
        {toast.text}
      </div>
      {toast.actions?.map(({ label, onAction }) => (
        <Button
          key={label}
          variant="ghost"
          size="sm"
          className={styles.action}
          data-part="action"
          onClick={() => {
            dismiss();
            onAction();
          }}
        >
          {label}
        </Button>
      ))}
      <IconButton
        size="sm"
        className={styles.action}
        data-part="action"
        label={messages.dismiss}
        icon={<CloseIcon size="md" />}
        onClick={dismiss}
      />
    </div>
  );
}
