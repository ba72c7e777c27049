import type { BuilderMedia, BuilderPage, BuilderState, ChosenFile } from './builder-state.ts';
import type { BuilderVideo } from './builder-video.ts';

/** Returns the videos of media: that of the Pin, or those of the pages of a story. */
export function listVideos(media: BuilderMedia): readonly BuilderVideo[] {
  if (media.kind === 'video') return [media.video];
  if (media.kind !== 'story') return [];
  return media.pages.flatMap(({ background }) => (background.kind === 'video' ? [background.video] : []));
}

/** Returns the video of a key; without one, the video that is shown: that of the Pin, or of the selected page. */
export function findShownVideo(
  { media, selectedIndex }: Pick<BuilderState, 'media' | 'selectedIndex'>,
  key?: string,
): BuilderVideo | undefined {
  if (key !== undefined) return listVideos(media).find((video) => video.key === key);
  if (media.kind === 'video') return media.video;
  const background = media.kind === 'story' ? media.pages[selectedIndex]?.background : undefined;
  return background?.kind === 'video' ? background.video : undefined;
}

/** Returns media in which a video is replaced by its next state. */
export function withVideo(media: BuilderMedia, video: BuilderVideo): BuilderMedia {
  if (media.kind === 'video') return { kind: 'video', video };
  if (media.kind !== 'story') return media;
  return {
    ...media,
    pages: media.pages.map((page) =>
      page.background.kind === 'video' && page.background.video.key === video.key
        ? { ...page, background: { kind: 'video', video } }
        : page,
    ),
  };
}

/** Returns the video of a chosen file, whose upload begins. */
export function createVideo({ key, name, previewUrl }: ChosenFile): BuilderVideo {
  return {
    key,
    name,
    previewUrl,
    uploadId: null,
    state: { kind: 'uploading', fraction: 0 },
    coverSeconds: null,
    sentCoverSeconds: null,
    coverFailure: null,
    captions: [],
  };
}

/** Returns a video of a continued draft, whose state on the server is read. */
export function createStoredVideo(
  key: string,
  { uploadId, coverSeconds }: { readonly uploadId: string; readonly coverSeconds: number | null },
): BuilderVideo {
  return {
    key,
    name: '',
    previewUrl: '',
    uploadId,
    state: { kind: 'checking' },
    coverSeconds,
    sentCoverSeconds: null,
    coverFailure: null,
    captions: [],
  };
}

/** Returns a copy of a page under another key. A video belongs to one page: the copy has a color instead. */
export function duplicatePage(page: BuilderPage, key: string, color: string): BuilderPage {
  return {
    ...page,
    key,
    background: page.background.kind === 'video' ? { kind: 'color', color } : page.background,
  };
}
