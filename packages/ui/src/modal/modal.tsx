'use client';

import {
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';

import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { ModalObserverContext } from './modal-observer.ts';
import { useOutsidePress } from './use-outside-press.ts';
import { rootAttributes, useMergedRef, type RootProps } from '../root-attributes.ts';
import { safeNode } from '../safe-node.ts';
import styles from './modal.module.css';

/** The messages of a modal. */
export type ModalMessages = { readonly close: string };

/** The messages of a modal in English. */
export const modalMessages: ModalMessages = { close: 'Close' };

/** The props of a Modal. */
export type ModalProps = RootProps & {
  /** The heading, which is also the accessible name. */
  readonly title: ReactNode;
  /** Hides the heading visually. */
  readonly hideTitle?: boolean | undefined;
  readonly children?: ReactNode;
  /** Rendered below the scrolling content, usually buttons. */
  readonly footer?: ReactNode;
  /** Called on Escape, on the close button and on a press outside; the parent then unmounts the modal. */
  readonly onClose: () => void;
  /** True if a press outside calls `onClose`; true by default. */
  readonly closeOnOutsidePress?: boolean | undefined;
  /** Allows the page behind to scroll; it is locked by default. */
  readonly allowScroll?: boolean | undefined;
  /** The width on a wide screen: 400, 560 or 880 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** The layout on a narrow screen: a bottom sheet (default), full screen, or as on a wide one. */
  readonly narrow?: 'sheet' | 'full' | 'center' | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly messages?: ModalMessages | undefined;
};

/**
 * Renders a modal dialog, or a sheet on a narrow screen (UI-03); it is open while it is rendered. Focus moves
 * to the element marked `data-autofocus`, otherwise to the first focusable one, is trapped inside, and is
 * restored afterwards.
 */
export function Modal(props: ModalProps): ReactNode {
  const { title, hideTitle = false, children, footer, onClose, closeOnOutsidePress = true } = props;
  const { allowScroll = false, size = 'md', narrow = 'sheet' } = props;
  const messages = props.messages ?? modalMessages;
  const titleId = useId();
  const ref = useMergedRef(useModalDialog(), props);
  const outside = useOutsidePress(closeOnOutsidePress ? onClose : undefined);
  const events: ComponentProps<'dialog'> = {
    ...outside,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
  };
  return (
    <dialog
      {...events}
      role={props.role}
      aria-labelledby={titleId}
      data-size={size}
      data-narrow={narrow}
      data-locks-scroll={!allowScroll || undefined}
      data-part="modal"
      {...rootAttributes(props, styles.modal)}
      ref={ref}
    >
      <div className={styles.panel} data-part="panel">
        <header className={styles.header} data-part="header" data-hidden-title={hideTitle || undefined}>
          <h2 id={titleId} className={styles.title} data-part="title">
            {safeNode('Modal', 'title', title)}
          </h2>
          <IconButton
            label={messages.close}
            icon={<CloseIcon />}
            onClick={onClose}
            className={styles.close}
            data-part="close"
          />
        </header>
        <div className={styles.body} data-part="body" data-modal-body="">
          {safeNode('Modal', 'children', children)}
        </div>
        {footer != null && (
          <footer className={styles.footer} data-part="footer">
            {safeNode('Modal', 'footer', footer)}
          </footer>
        )}
      </div>
    </dialog>
  );
}

/** Opens the dialog on mount, and restores the focus on unmount. */
function useModalDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const onCover = use(ModalObserverContext);
  const cover = useEffectEvent(() => onCover?.());
  // Closed before React removes the dialog: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    makeScrollable(dialog.querySelector('[data-modal-body]'));
    const uncover = cover();
    return () => {
      dialog.close();
      uncover?.();
    };
  }, []);
  return ref;
}

/** Creates overflowing content without focusable elements focusable, so that it can be scrolled by keyboard. */
function makeScrollable(body: HTMLElement | null): void {
  if (body === null || body.scrollHeight <= body.clientHeight) return;
  if (body.querySelector('a[href], button, input, select, textarea, [tabindex]') === null) body.tabIndex = 0;
}
