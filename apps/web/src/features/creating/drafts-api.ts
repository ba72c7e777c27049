import { pinDraftSchema, type PinDraft } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { getImages, getVideoUploadIds } from './open-draft.ts';
import { uploadedImageUrl } from './uploaded-media.ts';

/** The filters of the list of drafts. */
export const DRAFT_FILTERS = ['all', 'drafts', 'scheduled'] as const;

/** A filter of the list of drafts. */
export type DraftFilter = (typeof DRAFT_FILTERS)[number];

/** A draft in the list. */
export type ListedDraft = {
  readonly id: string;
  readonly version: number;
  readonly content: PinDraft;
  readonly title: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | null;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly scheduledAt: string | null;
  /** The code of the error for which a scheduled draft was not published. */
  readonly failureCode: string | null;
};

const draftsSchema = z.array(
  z.object({
    id: z.string(),
    version: z.number(),
    content: pinDraftSchema,
    updated_at: z.string(),
    scheduled_at: z.nullable(z.string()),
    failure_code: z.nullable(z.string()),
    images: z.record(z.string(), z.object({ signature: z.string(), width: z.number(), height: z.number() })),
  }),
);

/** Parses the response of PinDraftsResource. Throws for another shape. */
export function parseDrafts(data: unknown): readonly ListedDraft[] {
  return draftsSchema.parse(data).map((draft) => {
    const [cover] = getImages(draft.content);
    const uploadId = cover?.uploadId ?? getVideoUploadIds(draft.content)[0];
    const image = draft.images[cover?.editedUploadId ?? ''] ?? draft.images[uploadId ?? ''];
    return {
      id: draft.id,
      version: draft.version,
      content: draft.content,
      title: draft.content.title.trim(),
      image: image
        ? { url: uploadedImageUrl(image.signature, '236x'), width: image.width, height: image.height }
        : null,
      updatedAt: draft.updated_at,
      scheduledAt: draft.scheduled_at,
      failureCode: draft.failure_code,
    };
  });
}

/** Restores a deleted draft. Rejects with a ResourceError. */
export async function restoreDraft(id: string): Promise<void> {
  await callResource({ name: 'PinDraftRestore', action: 'create', options: { id } });
}

/** Moves a draft to another board or section. Rejects with a ResourceError. */
export async function moveDraft(
  { id, version, content }: ListedDraft,
  target: { readonly boardId: string; readonly sectionId: string | null },
): Promise<void> {
  const options = { id, version, content: { ...content, ...target } };
  await callResource({ name: 'PinDraft', action: 'update', options });
}

/** Cancels the schedule of a draft. Rejects with a ResourceError. */
export async function unscheduleDraft(id: string): Promise<void> {
  await callResource({ name: 'PinDraftSchedule', action: 'delete', options: { id } });
}
