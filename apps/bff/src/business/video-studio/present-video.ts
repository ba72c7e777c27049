import type { ErrorCode } from '../../platform/errors/errors.ts';
import { mediaUrl, presentImages, videoPath } from '../../platform/media/images/index.ts';
import { videoFailureMessage } from '../../pins/video-uploads/index.ts';
import type { StudioVideoResolvers } from '../../platform/graphql/generated/resolvers-types.ts';

/** Presents a video of the studio over GraphQL. */
export const studioVideoResolvers: StudioVideoResolvers = {
  entityId: ({ id }) => String(id),
  uploadId: ({ uploadId }) => toText(uploadId),
  draftId: ({ draftId }) => toText(draftId),
  pinId: ({ pinId }) => toText(pinId),
  cover: ({ picture }, { sizes }) => (picture ? [...presentImages(picture, sizes)] : []),
  videoUrl: ({ picture }) => (picture ? mediaUrl(videoPath('720p', picture.signature)) : null),
  coverSeconds: ({ coverMs }) => (coverMs === null ? null : coverMs / 1000),
  failureMessage: ({ failureCode, failureCodec }) =>
    failureCode === null ? null : videoFailureMessage(failureCode as ErrorCode, failureCodec),
  captionLanguages: ({ captionLanguages }) => [...captionLanguages],
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  scheduledAt: ({ scheduledAt }) => scheduledAt?.toISOString() ?? null,
  watchSeconds: ({ watchedMs }) => (watchedMs === 0 ? null : watchedMs / 1000),
  averageWatchedSeconds: ({ watchedMs, plays, durationMs }) =>
    watchedMs === 0 || plays === 0
      ? null
      : Math.min(watchedMs / plays, durationMs ?? Number.POSITIVE_INFINITY) / 1000,
};

function toText(id: bigint | null): string | null {
  return id === null ? null : String(id);
}
