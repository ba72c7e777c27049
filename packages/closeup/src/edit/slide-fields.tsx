import { GRID_TITLE_MAX, type CarouselSlot } from '@pegboard/types';
import { ChevronEndIcon, ChevronStartIcon, FieldError, IconButton, TextField } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import type { SlotEdit } from '../model/pin-change.ts';
import type { CreatorFieldMessages } from './edit-messages.ts';
import styles from './pin-editor.module.css';

/** The slides of a carousel, each with its title and link, and buttons that change their order. Source: CR-06, CR-15. */
export function SlideFields(props: {
  /** The slides as they are stored, by the index of `slots`. */
  readonly slides: readonly CarouselSlot[];
  readonly slots: readonly SlotEdit[];
  readonly error: string | undefined;
  readonly messages: CreatorFieldMessages;
  readonly onChange: (slots: readonly SlotEdit[]) => void;
}): ReactNode {
  const { slides, slots, error, messages, onChange } = props;
  const titleId = useId();
  const change = (position: number, part: Partial<SlotEdit>): void =>
    onChange(slots.map((slot, other) => (other === position ? { ...slot, ...part } : slot)));
  const move = (position: number, by: 1 | -1): void => {
    const moved = slots[position];
    if (moved && slots[position + by])
      onChange(slots.toSpliced(position, 1).toSpliced(position + by, 0, moved));
  };
  return (
    <section aria-labelledby={titleId} className={styles.slides} data-part="slides">
      <h2 id={titleId} className={styles.slidesTitle}>
        {messages.slides}
      </h2>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <ul role="list">
        {slots.map(({ index, title, link }, position) => {
          const image = slides[index]?.images?.['236x'];
          return (
            <li key={index} className={styles.slide} data-part="slide">
              {image ? (
                <img
                  src={image.url}
                  width={image.width}
                  height={image.height}
                  alt=""
                  className={styles.thumbnail}
                />
              ) : (
                <span className={styles.thumbnail} />
              )}
              <div className={styles.slideTexts}>
                <TextField
                  label={messages.slideTitle(position + 1)}
                  value={title}
                  maxLength={GRID_TITLE_MAX * 4}
                  onChange={(event) => change(position, { title: event.currentTarget.value })}
                />
                <TextField
                  label={messages.slideLink(position + 1)}
                  inputMode="url"
                  value={link}
                  onChange={(event) => change(position, { link: event.currentTarget.value })}
                />
              </div>
              <span className={styles.order}>
                <IconButton
                  label={messages.moveEarlier(position + 1)}
                  icon={<ChevronStartIcon />}
                  aria-disabled={position === 0}
                  onClick={() => move(position, -1)}
                />
                <IconButton
                  label={messages.moveLater(position + 1)}
                  icon={<ChevronEndIcon />}
                  aria-disabled={position === slots.length - 1}
                  onClick={() => move(position, 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
