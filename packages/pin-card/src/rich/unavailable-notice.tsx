import { rootAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { UnavailableReason as Notice } from '../model/unavailable-reason.ts';
import type { NoticeSize } from '../model/surface.ts';
import { renderColorPlaceholder } from '../ui/card-media.tsx';
import type { PinCardProps } from '../pin-card-props.ts';
import type { RichCardMessages } from './messages.ts';
import styles from './unavailable-notice.module.css';

/** Renders the notice of a deleted or unavailable pin: as large as its image, or 314 px high. */
export function UnavailableNotice(props: {
  readonly card: PinCardProps;
  readonly notice: Notice;
  readonly size: NoticeSize;
  readonly messages: RichCardMessages;
}): ReactNode {
  const { card, notice, size, messages } = props;
  const { pin } = card;
  return (
    <article
      data-pin-id={pin.id}
      data-notice={notice}
      data-size={size}
      data-part="pin-card"
      {...rootAttributes(card, styles.notice)}
    >
      {size === 'full' ? renderColorPlaceholder(pin) : null}
      <div className={styles.words} data-part="notice">
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01" />
        </svg>
        {notice === 'deleted' ? (
          <p>{messages.deleted}</p>
        ) : (
          <>
            <p>{messages.unavailable}</p>
            <p className={styles.reason}>{messages.removedByCreator}</p>
          </>
        )}
      </div>
    </article>
  );
}
