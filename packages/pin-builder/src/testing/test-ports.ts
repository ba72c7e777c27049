import type { PinBuilderPorts, UploadedImage, UploadedVideo, VideoPorts } from '../ports.ts';

/** Creates an uploaded image. */
export const anUploadedImage = (over: Partial<UploadedImage> = {}): UploadedImage => ({
  uploadId: '71',
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  width: 400,
  height: 600,
  mediaSourceType: null,
  ...over,
});

/** Creates a processed video. */
export const anUploadedVideo = (over: Partial<UploadedVideo> = {}): UploadedVideo => ({
  url: '',
  posterUrl: '',
  width: 640,
  height: 360,
  durationSeconds: 8,
  coverSeconds: 0,
  isSoundDropped: false,
  ...over,
});

/** Creates ports for videos that succeed at once, but for those that are given. */
export function createTestVideoPorts(over: Partial<VideoPorts> = {}): VideoPorts {
  const upload = async (_: unknown, { onCreated }: { onCreated: (id: string) => void }): Promise<void> =>
    onCreated('31');
  return {
    upload,
    resume: upload,
    read: async () => ({ kind: 'ready', video: anUploadedVideo() }),
    setCover: async () => undefined,
    discard: async () => undefined,
    checkCaptions: async (text) => text,
    ...over,
  };
}

/** Creates ports that succeed at once, but for those that are given. */
export function createTestPorts(over: Partial<PinBuilderPorts> = {}): PinBuilderPorts {
  let uploads = 70;
  const upload = async (): Promise<UploadedImage> => anUploadedImage({ uploadId: String((uploads += 1)) });
  return {
    uploadImage: upload,
    editImage: upload,
    uploadFromWeb: upload,
    readPage: async (url) => ({ url, title: '', description: '', details: null, images: [] }),
    checkLink: async () => 'ok',
    searchTopics: async () => [],
    saveDraft: async () => undefined,
    publish: async () => ({ pinId: '912' }),
    ...over,
  };
}
