'use client';

import { isHttpsLink, STORY_PAGE_COLOR, STORY_PAGES_MAX } from '@pegboard/types';
import { Button, ChevronDownIcon, FieldError, PlusIcon, TrashIcon } from '@pegboard/ui';
import { useId, useState, type ReactNode } from 'react';
import { videoMessages } from '../english/video.ts';
import { storyMessages } from '../english/story.ts';
import type { BuilderPage } from '../model/builder-state.ts';
import { IMAGE_ACCEPT } from '../model/check-file.ts';
import { VIDEO_ACCEPT } from '../model/check-video-file.ts';
import { normalizeLink } from '../model/link-text.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { FileButton } from '../ui/file-button.tsx';
import { UploadStatus } from '../ui/image-card.tsx';
import { getThumbnailUrl } from '../ui/image-preview.tsx';
import { OrderList } from '../ui/order-list.tsx';
import { PageTexts } from '../story-text/page-texts.tsx';
import { EMPTY_STORY_LISTS, StoryListFields } from '../story-text/story-lists.tsx';
import { LinkNote } from '../ui/link-field.tsx';
import { TagButton } from '../ui/tag-button.tsx';
import { PageVideoFields, useVideoProgress } from './page-video.tsx';
import { StoryPage } from './story-page.tsx';
import { StoryPreview } from './story-preview.tsx';
import styles from './story.module.css';

/** The pages of a story: the selected one with its background and texts, and all of them in their order. Source: CR-08. */
export default function StoryEditor(): ReactNode {
  const { state, send, addFiles, messages } = useBuilder();
  const [isPreview, setPreview] = useState(false);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const getProgress = useVideoProgress();
  const texts = messages.story ?? storyMessages;
  const { media, images, selectedIndex: index, takesVideos } = state;
  if (media.kind !== 'story') return null;
  const { pages } = media;
  const page = pages[index];
  const isFull = pages.length >= STORY_PAGES_MAX;
  return (
    <div className={styles.story} data-part="story">
      {page && (
        <>
          <StoryPage page={page} onVideo={setElement} />
          <PageImageStatus page={page} />
          {page.background.kind === 'video' && (
            <PageVideoFields video={page.background.video} element={element} />
          )}
          <div className={styles.tools} data-part="tools">
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
          const video = background.kind === 'video' ? background.video : undefined;
          const poster = video && 'video' in video.state ? video.state.video.posterUrl : '';
          return {
            id: key,
            label: texts.page(at + 1),
            handleLabel: texts.movePage(at + 1),
            imageUrl: image ? getThumbnailUrl(image) : poster,
            progress: video ? getProgress(video) : null,
            color: background.kind === 'color' ? background.color : null,
          };
        })}
        selectedIndex={index}
        onSelect={(selected) => send({ type: 'item-selected', index: selected })}
        onMove={(from, target) => send({ type: 'item-moved', from, to: target })}
      />
      {!isFull && (
        <div className={styles.tools} data-part="tools">
          <Button size="sm" icon={<PlusIcon size="md" />} onClick={() => send({ type: 'page-added' })}>
            {texts.addPage}
          </Button>
          <FileButton
            size="sm"
            multiple
            {...(takesVideos && { accept: `${IMAGE_ACCEPT},${VIDEO_ACCEPT}` })}
            onFiles={(files) => addFiles(files, { kind: 'add' })}
          >
            {takesVideos ? texts.addFiles : texts.addImages}
          </FileButton>
        </div>
      )}
      {page && <BackgroundFields page={page} index={index} />}
      {page && <Texts key={page.key} page={page} index={index} />}
      <Lists />
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
  const { state, send, addFiles, messages, errors } = useBuilder();
  const texts = messages.story ?? storyMessages;
  const id = useId();
  const { background } = page;
  const error = errors[`page-${index}`];
  const target = { kind: 'story-background', pageKey: page.key } as const;
  return (
    <div
      className={styles.background}
      role="group"
      aria-label={texts.background}
      data-field={`page-${index}`}
    >
      <label htmlFor={id}>{texts.color}</label>
      <input
        id={id}
        type="color"
        value={background.kind === 'color' ? background.color : STORY_PAGE_COLOR}
        onChange={({ currentTarget }) => send({ type: 'page-colored', index, color: currentTarget.value })}
      />
      <FileButton size="sm" onFiles={(files) => addFiles(files, target)}>
        {texts.image}
      </FileButton>
      {state.takesVideos && (
        <FileButton size="sm" accept={VIDEO_ACCEPT} onFiles={(files) => addFiles(files, target)}>
          {texts.video}
        </FileButton>
      )}
      {background.kind === 'video' && (
        <Button size="sm" variant="ghost" onClick={() => send({ type: 'video-removed' })}>
          {(messages.video ?? videoMessages).remove}
        </Button>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** The texts and the link of a page. */
function Texts({ page, index }: PageFieldsProps): ReactNode {
  const { send, ports, messages, errors } = useBuilder();
  const { link = '' } = page;
  return (
    <PageTexts
      page={page}
      index={index}
      onChange={({ texts, ...change }) => {
        if (texts !== undefined) send({ type: 'page-texts-changed', index, texts });
        if (Object.keys(change).length > 0) send({ type: 'page-changed', index, ...definedOf(change) });
      }}
      onLinkLeft={() => send({ type: 'page-link-left', index })}
      linkNote={isHttpsLink(normalizeLink(link)) ? <LinkNote link={link} /> : undefined}
      errors={errors}
      searchMembers={ports.searchMembers}
      messages={(messages.story ?? storyMessages).texts}
    />
  );
}

type PageChange = Pick<BuilderPage, 'link' | 'mentions' | 'textPlace' | 'textAlignment'>;

const definedOf = ({ link, mentions, textPlace, textAlignment }: PageChange) => ({
  ...(link !== undefined && { link }),
  ...(mentions !== undefined && { mentions }),
  ...(textPlace !== undefined && { textPlace }),
  ...(textAlignment !== undefined && { textAlignment }),
});

/** The lists of the story, folded away until they have a line. */
function Lists(): ReactNode {
  const { state, send, messages, errors } = useBuilder();
  const { texts } = messages.story ?? storyMessages;
  const { lists } = state.media.kind === 'story' ? state.media : {};
  const [isOpen, setOpen] = useState(lists !== undefined);
  return (
    <details
      className={styles.lists}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setOpen(currentTarget.open);
      }}
    >
      <summary>
        {texts.lists}
        <ChevronDownIcon size="md" />
      </summary>
      <StoryListFields
        lists={lists ?? EMPTY_STORY_LISTS}
        onChange={(changed) => send({ type: 'lists-changed', lists: changed })}
        errors={errors}
        messages={texts}
      />
    </details>
  );
}
