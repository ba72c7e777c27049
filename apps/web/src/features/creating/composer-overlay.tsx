import { CAROUSEL_SLOTS_MAX } from '@pegboard/types';
import { Modal, Spinner } from '@pegboard/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useTexts } from '../../messages/language.ts';
import { useCloseOnNavigation } from '../dialogs/use-close-on-navigation.ts';
import { Composer, type ComposerStart } from './composer.tsx';
import styles from './composer-overlay.module.css';

/** The sheet is loaded by those who begin with more files than a carousel has images. */
const SheetComposer = lazy(async () => ({ default: (await import('./sheet-composer.tsx')).SheetComposer }));

/**
 * Renders the composer over the current page (CR-04), or the sheet for more files than a carousel can have. Closing it
 * needs no confirmation, because the draft is stored.
 */
export default function ComposerOverlay(props: {
  readonly start: ComposerStart;
  readonly onClose: () => void;
}): ReactNode {
  const { start, onClose } = props;
  const texts = useTexts('creating', enUsCreating);
  const modalMessages = useTexts('modalMessages');
  useCloseOnNavigation(onClose);
  if ((start.files?.length ?? 0) <= CAROUSEL_SLOTS_MAX)
    return <Composer start={start} layout="overlay" onClose={onClose} />;
  return (
    <Modal
      title={texts.manyTitle}
      hideTitle
      size="lg"
      narrow="full"
      className={styles.overlay}
      closeOnOutsidePress={false}
      onClose={onClose}
      messages={modalMessages}
    >
      <Suspense fallback={<Spinner />}>
        <SheetComposer files={start.files} />
      </Suspense>
    </Modal>
  );
}
