'use client';

import { ChevronEndIcon, ChevronStartIcon, IconButton, Modal } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { storyMessages } from '../english/story.ts';
import type { BuilderPage } from '../model/builder-state.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { StoryPage } from './story-page.tsx';
import styles from './story.module.css';

type StoryPreviewProps = { readonly pages: readonly BuilderPage[]; readonly onClose: () => void };

/** The pages of a story, one at a time, as they will look. */
export function StoryPreview({ pages, onClose }: StoryPreviewProps): ReactNode {
  const { messages } = useBuilder();
  const texts = messages.story ?? storyMessages;
  const [index, setIndex] = useState(0);
  const page = pages[index];
  const isLast = index >= pages.length - 1;
  return (
    <Modal title={texts.preview} size="sm" narrow="full" onClose={onClose} messages={messages.modal}>
      {page && <StoryPage page={page} />}
      <div className={styles.paging}>
        <IconButton
          label={texts.previous}
          icon={<ChevronStartIcon />}
          aria-disabled={index === 0}
          onClick={() => setIndex(Math.max(0, index - 1))}
        />
        <output>{texts.position(index + 1, pages.length)}</output>
        <IconButton
          data-autofocus=""
          label={texts.next}
          icon={<ChevronEndIcon />}
          aria-disabled={isLast}
          onClick={() => setIndex(Math.min(pages.length - 1, index + 1))}
        />
      </div>
    </Modal>
  );
}
