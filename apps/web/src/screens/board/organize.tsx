import type { PinCardData } from '@pegboard/pin-card';
import { BulkEdit, withoutPendingRemovals, type PendingRemoval } from '@pegboard/save-flow/bulk-edit';
import { Button, Modal } from '@pegboard/ui';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { ToastContext } from '../../features/toasts/toasts.ts';
import type { FeedView } from '../../data/use-feed.ts';
import { boardPageTexts as enUsBoardPage } from '../../messages/en-us-board-page.ts';
import { useTexts } from '../../messages/language.ts';
import { bulkPorts } from '../../features/board-editing/board-api.ts';
import type { BoardData } from './board-data.ts';
import NoteDialog from './note-dialog.tsx';
import { DeleteSection, SectionForm } from '../../features/board-editing/section-dialogs.tsx';
import styles from '../../features/board-editing/board.module.css';

/** Lazy, because it loads a drag-and-drop library. */
const Reorder = lazy(() => import('./reorder.tsx'));

type Section = BoardData['sections'][number];

/** The operation on the board or section of a page. */
export type Work =
  | 'choose'
  | 'order'
  | 'new-note'
  | 'new-section'
  | 'rename'
  | 'delete-section'
  | 'order-sections';

/** The props of organizing a board. */
export type OrganizeProps = {
  readonly work: Work;
  readonly board: BoardData;
  readonly section: Section | undefined;
  readonly feed: FeedView;
  /** Reloads the data of the page. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
  /** Navigates to another address: that of a renamed section, or of the board. */
  readonly onGo: (path: string) => void;
};

/**
 * Renders the organization of a board: selecting pins, ordering pins and sections, and editing sections
 * (WB-03, SF-08).
 */
export default function Organize(props: OrganizeProps): ReactNode {
  const { work, board, section, onChanged, onClose, onGo } = props;
  switch (work) {
    case 'choose':
      return <Choose {...props} />;
    case 'order':
      return <Order {...props} />;
    case 'new-section':
      return (
        <SectionForm
          boardId={board.entityId}
          onClose={onClose}
          onDone={() => {
            onClose();
            void onChanged();
          }}
        />
      );
    case 'new-note':
      return <NoteDialog boardId={board.entityId} onChanged={onChanged} onClose={onClose} />;
    case 'rename':
      return section ? (
        <SectionForm
          boardId={board.entityId}
          section={section}
          onClose={onClose}
          onDone={(slug) => onGo(`${board.url}${encodeURIComponent(slug)}/`)}
        />
      ) : null;
    case 'delete-section':
      return section ? (
        <DeleteSection
          section={section}
          onClose={onClose}
          onDone={(change) => {
            if (change === 'deleted') onGo(board.url);
            else void onChanged();
          }}
        />
      ) : null;
    case 'order-sections':
      return <OrderSections {...props} />;
  }
}

/** Scrolls to the requested part below the sections, which would be invisible on a phone. */
function showFromTop(work: HTMLElement | null): void {
  work?.scrollIntoView();
}

const titleOf = (pin: PinCardData): string =>
  pin.title || pin.gridTitle || pin.altText || pin.autoAltText || 'Pin';
const pictureOf = ({ images }: PinCardData): string | undefined =>
  images.find(({ size }) => size === '236x')?.url;

function Choose({ board, section, feed, onChanged, onClose }: OrganizeProps): ReactNode {
  const bulkMessages = useTexts('bulkMessages');
  const toasts = use(ToastContext);
  const [leaving, setLeaving] = useState<readonly PendingRemoval[]>([]);
  if (!toasts) throw new Error('Organizing was rendered outside AppStores. Render it below <AppStores>.');
  const place = { boardId: board.entityId, sectionId: section?.entityId };
  return (
    <div ref={showFromTop} className={styles.choose}>
      <BulkEdit
        pins={withoutPendingRemovals(feed.pins, leaving).map((pin) => ({
          id: pin.entityId,
          label: titleOf(pin),
          picture: pictureOf(pin),
        }))}
        total={section?.pinCount ?? board.pinCount}
        ports={bulkPorts(place, toasts)}
        place={{
          ...place,
          onChanged,
          onLeave(choice) {
            const key = crypto.randomUUID();
            setLeaving((before) => [...before, { key, choice }]);
            return () => setLeaving((before) => before.filter((each) => each.key !== key));
          },
        }}
        onLoadMore={feed.status === 'end' ? undefined : feed.loadMore}
        onClose={onClose}
        messages={bulkMessages}
      />
    </div>
  );
}

function Order({ board, feed, onChanged, onClose }: OrganizeProps): ReactNode {
  const texts = useTexts('boardPage', enUsBoardPage);
  return (
    <section ref={showFromTop} className={styles.order} aria-label={texts.orderPins}>
      <p className={styles.orderHead}>
        <span>{texts.orderHint}</span>
        <Button variant="primary" onClick={() => void onChanged().then(onClose)}>
          {texts.done}
        </Button>
      </p>
      <Suspense>
        <Reorder
          label={texts.orderLabel}
          isOpen={feed.status !== 'end'}
          items={feed.pins.map((pin) => ({ id: pin.entityId, label: titleOf(pin), picture: pictureOf(pin) }))}
          callOf={(id, beforeId) => ({
            name: 'PinOrder',
            options: { board_id: board.entityId, pin_id: id, before_id: beforeId },
          })}
        />
      </Suspense>
      {feed.status === 'end' ? null : (
        <p className={styles.orderHead}>
          <Button onClick={feed.loadMore}>{texts.morePins}</Button>
        </p>
      )}
    </section>
  );
}

function OrderSections({ board, onChanged, onClose }: OrganizeProps): ReactNode {
  const modalMessages = useTexts('modalMessages');
  const texts = useTexts('boardPage', enUsBoardPage);
  const close = (): void => void onChanged().then(onClose);
  return (
    <Modal
      title={texts.orderSections}
      size="lg"
      narrow="full"
      onClose={close}
      footer={
        <Button variant="primary" fullWidth onClick={close}>
          {texts.done}
        </Button>
      }
      messages={modalMessages}
    >
      <p>{texts.orderHint}</p>
      <Suspense>
        <Reorder
          label={texts.sectionOrderLabel}
          items={board.sections.map(({ entityId, title, coverImages }) => ({
            id: entityId,
            label: title,
            picture: coverImages[0]?.url,
          }))}
          callOf={(id, beforeId) => ({
            name: 'BoardSectionOrder',
            options: { section_id: id, before_id: beforeId },
          })}
        />
      </Suspense>
    </Modal>
  );
}
