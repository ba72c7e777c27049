import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { DeviceDraft } from '../../features/creating/device-drafts.ts';
import { Link } from '../../features/links/link.tsx';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useTexts } from '../../messages/language.ts';
import { EditedTime } from './draft-time.tsx';
import styles from './pin-drafts.module.css';

/** One draft that only this device has: its title, the time of its last change, and its deletion. */
export function DeviceDraftItem(props: {
  readonly draft: DeviceDraft;
  readonly onDelete: () => void;
}): ReactNode {
  const { draft, onDelete } = props;
  const texts = useTexts('creating', enUsCreating);
  const title = draft.draft.title.trim() || texts.untitled;
  return (
    <li className={styles.item}>
      <Link to={`/pin/create/?${new URLSearchParams({ draft: draft.clientId })}`} className={styles.draft}>
        <span className={styles.image} />
        <span className={styles.title} dir="auto">
          {title}
        </span>
      </Link>
      <EditedTime at={new Date(draft.updatedAt).toISOString()} />
      <Button aria-label={texts.deleteNamed(title)} onClick={onDelete}>
        {texts.delete}
      </Button>
    </li>
  );
}
