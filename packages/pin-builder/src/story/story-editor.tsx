'use client';

import { STORY_PAGES_MAX, STORY_TEXT_BLOCKS_MAX } from '@pegboard/types';
import { Button, IconButton, PlusIcon, TextArea, TrashIcon } from '@pegboard/ui';
import { useId, useState, type ReactNode } from 'react';
import type { BuilderPage } from '../model/builder-state.ts';
import { STORY_PAGE_COLOR } from '../model/transition-builder.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { FileButton } from '../ui/file-button.tsx';
import { UploadStatus } from '../ui/image-card.tsx';
import { getThumbnailUrl } from '../ui/image-preview.tsx';
import { OrderList } from '../ui/order-list.tsx';
import { TagButton } from '../ui/tag-button.tsx';
import { StoryPage } from './story-page.tsx';
import { StoryPreview } from './story-preview.tsx';
import styles from './story.module.css';

/** The pages of a story: the selected one with its background and texts, and all of them in their order. Source: CR-08. */
export default function StoryEditor(): ReactNode {
  const { state, send, addFiles, messages } = useBuilder();
  const [isPreview, setPreview] = useState(false);
  const texts = messages.story;
  const { media, images, selectedIndex: index } = state;
  if (media.kind !== 'story') return null;
  const { pages } = media;
  const page = pages[index];
  const isFull = pages.length >= STORY_PAGES_MAX;
  return (
    <div className={styles.story}>
      {page && (
        <>
          <StoryPage page={page} />
          <PageImageStatus page={page} />
          <div className={styles.tools}>
            <Button size="sm" aria-disabled={isFull} onClick={() => send({ type: 'page-duplicated', index })}>
              {texts.duplicate}
            </Button>
            <Button
              size="sm"
              icon={<TrashIcon size="md" />}
              onClick={() => send({ type: 'page-removed', index })}
            >
              {texts.removePage}
            </Button>
            <Button size="sm" onClick={() => setPreview(true)}>
              {texts.preview}
            </Button>
          </div>
        </>
      )}
      <OrderList
        label={texts.pages}
        items={pages.map(({ key, background }, at) => {
          const image = background.kind === 'image' ? images[background.imageKey] : undefined;
          return {
            id: key,
            label: texts.page(at + 1),
            handleLabel: texts.movePage(at + 1),
            imageUrl: image ? getThumbnailUrl(image) : '',
            color: background.kind === 'color' ? background.color : null,
          };
        })}
        selectedIndex={index}
        onSelect={(selected) => send({ type: 'item-selected', index: selected })}
        onMove={(from, target) => send({ type: 'item-moved', from, to: target })}
      />
      {!isFull && (
        <div className={styles.tools}>
          <Button size="sm" icon={<PlusIcon size="md" />} onClick={() => send({ type: 'page-added' })}>
            {texts.addPage}
          </Button>
          <FileButton size="sm" multiple onFiles={(files) => addFiles(files, { kind: 'add' })}>
            {texts.addImages}
          </FileButton>
        </div>
      )}
      {page && <BackgroundFields page={page} index={index} />}
      {page && <TextBlocks page={page} index={index} />}
      {isPreview && <StoryPreview pages={pages} onClose={() => setPreview(false)} />}
    </div>
  );
}

function PageImageStatus({ page }: { readonly page: BuilderPage }): ReactNode {
  const { state } = useBuilder();
  const image = page.background.kind === 'image' ? state.images[page.background.imageKey] : undefined;
  return (
    image && (
      <>
        <UploadStatus image={image} />
        <TagButton image={image} index={state.selectedIndex} />
      </>
    )
  );
}

type PageFieldsProps = { readonly page: BuilderPage; readonly index: number };

function BackgroundFields({ page, index }: PageFieldsProps): ReactNode {
  const { send, addFiles, messages } = useBuilder();
  const texts = messages.story;
  const id = useId();
  const { background } = page;
  return (
    <div className={styles.background} role="group" aria-label={texts.background}>
      <label htmlFor={id}>{texts.color}</label>
      <input
        id={id}
        type="color"
        value={background.kind === 'color' ? background.color : STORY_PAGE_COLOR}
        onChange={({ currentTarget }) => send({ type: 'page-colored', index, color: currentTarget.value })}
      />
      <FileButton
        size="sm"
        onFiles={(files) => addFiles(files, { kind: 'story-background', pageKey: page.key })}
      >
        {texts.image}
      </FileButton>
    </div>
  );
}

function TextBlocks({ page, index }: PageFieldsProps): ReactNode {
  const { send, messages } = useBuilder();
  const texts = messages.story;
  const change = (next: readonly string[]): void => send({ type: 'page-texts-changed', index, texts: next });
  return (
    <div className={styles.texts}>
      {page.texts.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
        <div key={at} className={styles.text}>
          <TextArea
            label={texts.text(at + 1)}
            rows={2}
            value={text}
            onChange={({ currentTarget: { value } }) => change(page.texts.with(at, value))}
          />
          <IconButton
            size="sm"
            label={texts.removeText(at + 1)}
            icon={<TrashIcon size="md" />}
            onClick={() => change(page.texts.toSpliced(at, 1))}
          />
        </div>
      ))}
      {page.texts.length < STORY_TEXT_BLOCKS_MAX && (
        <Button
          size="sm"
          className={styles.add}
          icon={<PlusIcon size="md" />}
          onClick={() => change([...page.texts, ''])}
        >
          {texts.addText}
        </Button>
      )}
    </div>
  );
}
