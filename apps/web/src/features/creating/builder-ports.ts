import {
  BUILDER_ERROR_CODES,
  BuilderError,
  type Member,
  type PinBuilderPorts,
  type ProductPorts,
  type VideoPorts,
  type VideoUploadOptions,
} from '@pegboard/pin-builder';
import type { Locale } from '@pegboard/types';
import { ResourceError } from '../../data/call-resource.ts';
import type { QueryCache } from '../../data/query-cache.ts';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import type { DraftSession } from './draft-session.ts';
import { loadPart } from './load-part.ts';
import { startPhotoWorker } from './start-photo-worker.ts';
import { toUploadedImage } from './uploaded-media.ts';

/** The ports of the builder on this site: uploads and drafts over REST, and the session of one draft. */
export function createBuilderPorts(options: {
  readonly session: DraftSession;
  /** Called after a publication: lists that were loaded before may be outdated. */
  readonly onPublished: () => void;
  /** The language of prices; without it, products are not tagged. */
  readonly locale?: Locale;
  /** Reads members to mention; without it, names are typed in full. */
  readonly queries?: QueryCache;
}): PinBuilderPorts {
  const { session, onPublished, locale, queries } = options;
  return {
    uploadImage: (file, { signal, onProgress }) =>
      run(() =>
        session.upload(file, async () => {
          const { uploadImage } = await loadPart(() => import('../uploads/upload-image.ts'));
          const uploaded = await uploadImage(file, {
            signal,
            onProgress: (fraction) => onProgress({ stage: 'uploading', fraction }),
            onProcessing: () => onProgress({ stage: 'processing', fraction: 0 }),
          });
          return { ...toUploadedImage(uploaded), mediaSourceType: uploaded.mediaSourceType };
        }),
      ),
    editImage: (uploadId, edit) =>
      run(async () => toUploadedImage(await (await loadPinApi()).editUpload(uploadId, edit))),
    readPage: (url, signal) =>
      run(async () => {
        const { readPage } = await loadPinApi();
        const page = await readPage(url, signal);
        const images = page.images.map(({ preview_url: previewUrl, ...image }) => ({ ...image, previewUrl }));
        return { ...page, images, title: page.title ?? '', description: page.description ?? '' };
      }),
    uploadFromWeb: (imageUrl, pageUrl) =>
      run(async () => toUploadedImage(await (await loadPinApi()).uploadFromWeb(imageUrl, pageUrl))),
    checkLink: (url) => run(async () => ((await (await loadPinApi()).isLinkBlocked(url)) ? 'blocked' : 'ok')),
    searchTopics: (text) => run(async () => (await loadPinApi()).searchTopics(text)),
    saveDraft: (draft) => run(() => session.save(draft)),
    publish: (draft) =>
      run(async () => {
        const published = await session.publish(draft);
        onPublished();
        return published;
      }),
    schedule: (draft, at) => run(() => session.schedule(draft, at)),
    searchMembers: queries && ((text) => findMembers(queries, text)),
    startPhotoWorker,
    videos: createVideoPorts(session),
    products: locale && createLazyProductPorts(locale),
  };
}

/** Returns members to mention; none if the code for it cannot be loaded: a name can be typed in full. */
async function findMembers(queries: QueryCache, text: string): Promise<readonly Member[]> {
  const part = await import('./search-members.ts').catch(() => undefined);
  return part ? part.searchMembers(queries, text) : [];
}

/** The ports for products, whose code is loaded with their first use. */
function createLazyProductPorts(locale: Locale): ProductPorts {
  const load = (): Promise<ProductPorts> =>
    run(async () => (await loadPart(() => import('./product-ports.ts'))).createProductPorts(locale));
  return {
    search: async (text, signal) => (await load()).search(text, signal),
    find: async (pinIds, signal) => (await load()).find(pinIds, signal),
    readPage: async (url, boardId) => (await load()).readPage(url, boardId),
  };
}

/** The ports for videos: uploads by the tus protocol. Their code is loaded with their first use. */
function createVideoPorts(session: DraftSession): VideoPorts {
  const send = (
    file: File,
    uploadId: string | null,
    { onCreated, ...options }: VideoUploadOptions,
  ): Promise<void> =>
    session.uploadVideo(file, async (store) => {
      const { sendVideo } = await loadPart(() => import('./send-video.ts'));
      await sendVideo(file, uploadId, {
        ...options,
        onCreated(created) {
          store(created);
          onCreated(created);
        },
      });
    });
  return {
    upload: (file, options) => run(() => send(file, null, options)),
    resume: (uploadId, options) =>
      run(async () => {
        const file = await session.findVideo(uploadId);
        if (!file) throw new BuilderError('', { code: BUILDER_ERROR_CODES.fileMissing });
        await send(file, uploadId, options);
      }),
    read: (uploadId) => run(async () => (await loadVideoApi()).readVideo(uploadId)),
    setCover: (uploadId, seconds) => run(async () => (await loadVideoApi()).setVideoCover(uploadId, seconds)),
    discard: (uploadId) =>
      run(async () => {
        await session.removeVideo(uploadId);
        const { deleteVideo } = await loadVideoApi();
        await deleteVideo(uploadId);
      }),
    checkCaptions: (text) => run(async () => (await loadVideoApi()).checkCaptions(text)),
  };
}

const loadPinApi = () => loadPart(() => import('./pin-api.ts'));
const loadVideoApi = () => loadPart(() => import('./video-api.ts'));

const CODES: Readonly<Record<string, string>> = {
  network: BUILDER_ERROR_CODES.offline,
  draft_changed: BUILDER_ERROR_CODES.draftConflict,
};

/** The codes of files that cannot be used, and of pages that forbid saving: trying again gives the same result. */
const PERMANENT = /^(?:image|video)_|^saving_refused$/;

/** Runs a request; a rejection of the server becomes an error of the builder. Other errors are bugs and thrown. */
async function run<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    const { code, message, fields } = error.failure;
    throw new BuilderError(messageOf(code, message), {
      code: CODES[code] ?? code,
      fields,
      isPermanent: PERMANENT.test(code),
      cause: error,
    });
  }
}

/** Returns the explanation of a failure: for a file that cannot be decoded with what to do instead, which the server does not say. */
function messageOf(code: string, message: string): string {
  if (code === 'image_invalid') return getClientMessages('creating', enUsCreating).imageInvalid;
  const { offline, failed } = getClientMessages('site', enUs).errors;
  return message || (code === 'network' ? offline : failed);
}
