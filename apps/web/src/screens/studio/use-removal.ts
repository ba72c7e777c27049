import { SAVE_TOAST_MS } from '@pegboard/types';
import { use, useState } from 'react';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { restoreDraft } from '../../features/creating/drafts-api.ts';
import { draftApi } from '../../features/creating/draft-api.ts';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useTexts } from '../../messages/language.ts';
import type { StudioVideo } from './studio-video.ts';

/** The deletion of videos, each with an undo. */
export type Removal = {
  /** The deleted videos of this page. */
  readonly removed: ReadonlySet<string>;
  readonly remove: (video: StudioVideo) => void;
};

/**
 * Deletes a Pin or a draft at once, which can be restored. The upload of a video that is not published cannot be: it is deleted
 * when the undo is over, unless another draft uses it.
 */
export function useRemoval(reload: () => Promise<void>): Removal {
  const texts = useTexts('studio', enUsStudio);
  const { errors } = useTexts('site', enUs);
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string): void => setRemoved((before) => new Set([...before].filter((one) => one !== id)));
  const fail = (error: unknown): void => {
    if (!(error instanceof ResourceError)) throw error;
    toasts?.show({ id: 'studio', kind: 'error', text: error.failure.message || errors.failed });
  };
  const restore = async (video: StudioVideo): Promise<void> => {
    try {
      if (video.pinId !== null)
        await callResource({ name: 'PinRestore', action: 'create', options: { id: video.pinId } });
      else if (video.draftId !== null) await restoreDraft(video.draftId);
    } catch (error) {
      fail(error);
    }
    show(video.entityId);
    freshness?.mark();
    await reload();
  };
  const deleteUpload = async ({ uploadId }: StudioVideo): Promise<void> => {
    if (uploadId === null) return;
    const options = { upload_id: uploadId, keep_in_drafts: true };
    // An upload of another draft stays; what cannot be deleted now is deleted later by the server.
    await callResource({ name: 'VideoUpload', action: 'delete', options }).catch(() => undefined);
    await reload();
  };
  const run = async (video: StudioVideo): Promise<void> => {
    const { entityId, pinId, draftId } = video;
    setRemoved((before) => new Set([...before, entityId]));
    try {
      if (pinId !== null) await callResource({ name: 'Pin', action: 'delete', options: { id: pinId } });
      else if (draftId !== null) await draftApi.delete(draftId);
    } catch (error) {
      show(entityId);
      return fail(error);
    }
    freshness?.mark();
    let isUndone = false;
    toasts?.show({
      id: `studio-${entityId}`,
      text: texts.deleted,
      durationMs: SAVE_TOAST_MS,
      actions: [
        {
          label: texts.undo,
          onAction: () => {
            isUndone = true;
            void restore(video);
          },
        },
      ],
      onHide: () => {
        if (!isUndone) void deleteUpload(video);
      },
    });
  };
  return { removed, remove: (video) => void run(video) };
}
