import type { PinBuilderPorts, UploadedImage } from '../ports.ts';

/** Creates an uploaded image. */
export const anUploadedImage = (over: Partial<UploadedImage> = {}): UploadedImage => ({
  uploadId: '71',
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  width: 400,
  height: 600,
  mediaSourceType: null,
  ...over,
});

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
