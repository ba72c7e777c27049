import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { ListedDraft } from '../../features/creating/drafts-api.ts';
import { Link } from '../../features/links/link.tsx';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useTexts } from '../../messages/language.ts';
import { DraftTime } from './draft-time.tsx';
import styles from './pin-drafts.module.css';

/** One draft of the list: its image and title, when it was changed or will be published, and its selection. */
export function DraftItem(props: {
  readonly draft: ListedDraft;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onUnschedule: () => void;
}): ReactNode {
  const { draft, isSelected, onSelect, onUnschedule } = props;
  const texts = useTexts('creating', enUsCreating);
  const title = draft.title === '' ? texts.untitled : draft.title;
  const { image } = draft;
  return (
    <li className={styles.item} data-draft={draft.id} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        className={styles.select}
        checked={isSelected}
        aria-label={texts.select(title)}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Link to={`/pin/create/?${new URLSearchParams({ draft: draft.id })}`} className={styles.draft}>
        {image ? (
          <img
            className={styles.image}
            src={image.url}
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
          />
        ) : (
          <span className={styles.image} />
        )}
        <span className={styles.title} dir="auto">
          {title}
        </span>
      </Link>
      <DraftTime draft={draft} />
      {draft.scheduledAt === null ? null : <Button onClick={onUnschedule}>{texts.cancelSchedule}</Button>}
    </li>
  );
}
