import { Modal, Spinner } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './composer-frame.module.css';

/** The props of a ComposerFrame. */
export type ComposerFrameProps = {
  readonly layout: 'page' | 'overlay';
  readonly onClose: () => void;
  /** A spinner by default. */
  readonly children?: ReactNode;
};

/** Renders the page or the dialog of the composer while no draft is shown, because it is loading or deleted. */
export function ComposerFrame({ layout, onClose, children }: ComposerFrameProps): ReactNode {
  const texts = useTexts('creating', enUsCreating);
  const modalMessages = useTexts('modalMessages');
  const content = (
    <div className={styles.frame} data-layout={layout}>
      {layout === 'page' && <h1 className={styles.title}>{texts.title}</h1>}
      {children ?? (
        <p className={styles.loading} role="status">
          <Spinner label={texts.loading} />
        </p>
      )}
    </div>
  );
  if (layout === 'page') return content;
  return (
    <Modal
      title={texts.title}
      size="lg"
      narrow="full"
      closeOnOutsidePress={false}
      onClose={onClose}
      messages={modalMessages}
    >
      {content}
    </Modal>
  );
}
