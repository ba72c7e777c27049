'use client';

import type { Pin } from '@pegboard/types';
import { isLocale, reportInvalidProp, rootAttributes, safeNode } from '@pegboard/ui';
import { useMemo, type ReactNode } from 'react';
import { CloseupContext } from './closeup-context.tsx';
import styles from './closeup.module.css';
import { closeupMessages } from './messages.ts';
import { CloseupDetails } from './ui/closeup-details.tsx';
import { CloseupMedia } from './ui/closeup-media.tsx';
import { useEscape } from './ui/use-escape.ts';
import type { CloseupProps } from './closeup-props.ts';

/** Returns a prop if it is a function: untyped callers pass other values. */
const asFunction = <Prop,>(prop: Prop): Prop | undefined => (typeof prop === 'function' ? prop : undefined);
const noProfile = (): string => '';

const SLOTS = ['save', 'video', 'actions', 'adInfo', 'aiInfo', 'comments', 'more', 'children'] as const;

/** Renders the close-up of a pin: image, texts, creator, source link and save controls. */
export function Closeup(props: CloseupProps): ReactNode {
  const slots: Partial<Record<(typeof SLOTS)[number], ReactNode>> = Object.fromEntries(
    SLOTS.map((name) => [name, safeNode('Closeup', name, props[name])]),
  );
  const { pin, viewer, offers, onOpen, onClose } = props;
  const messages = props.messages ?? closeupMessages;
  const locale = isLocale(props.locale) ? props.locale : undefined;
  // Untyped callers pass pins that are not loaded yet.
  const given = pin as Partial<Pin> | null | undefined;
  if (typeof given?.id !== 'string') reportInvalidProp('Closeup', 'pin', 'a pin with a string as id', pin);
  useEscape(onClose);
  const context = useMemo(
    () => ({ pin, viewer, locale, offers, onOpen, messages }),
    [pin, viewer, locale, offers, onOpen, messages],
  );
  if (typeof given !== 'object' || given === null) return null;
  return (
    <CloseupContext value={context}>
      <article data-closeup={pin.id} data-part="closeup" {...rootAttributes(props, styles.frame)}>
        <div className={styles.closeup}>
          {onClose ? (
            <button
              type="button"
              className={styles.close}
              data-part="close"
              aria-label={messages.close}
              onClick={onClose}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M19 12H5m6-6-6 6 6 6" />
              </svg>
            </button>
          ) : null}
          <CloseupMedia video={slots.video} onEnlarge={props.onEnlarge} />
          <div className={styles.details} data-part="details">
            {slots.save == null && slots.actions == null ? null : (
              <div className={styles.bar} data-part="bar">
                <span className={styles.actions}>{slots.actions}</span>
                {slots.save}
              </div>
            )}
            <CloseupDetails
              visitHandlers={asFunction(props.visitHandlers)}
              profileHref={asFunction(props.profileHref) ?? noProfile}
              adInfo={slots.adInfo}
              aiInfo={slots.aiInfo}
              follow={props.follow}
              tellsComments={slots.comments == null}
            />
            {slots.more}
            {slots.comments}
          </div>
        </div>
        {slots.children}
      </article>
    </CloseupContext>
  );
}
