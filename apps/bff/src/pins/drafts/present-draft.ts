import { pinDraftSchema, type Immutable } from '@pegboard/types';
import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import type { DraftRow } from './find-draft.ts';
import type { DraftView } from './list-drafts.ts';
import { pinDrafts } from './tables.ts';

/** The response of a request that stores a draft. */
export const draftVersionSchema = z.strictObject({
  id: idAnswer,
  /** Incremented with every change. */
  version: countAnswer,
  updated_at: timeAnswer,
});

/** A draft over REST. Its content is the document of `pinDraftSchema`. */
export const draftSchema = z.strictObject({
  ...draftVersionSchema.shape,
  client_id: z.string(),
  content: pinDraftSchema,
  state: z.enum(pinDrafts.state.enumValues),
  scheduled_at: timeAnswer.nullable(),
  scheduled_zone: z.string().nullable(),
  /** The code of the error for which a scheduled draft was not published. */
  failure_code: z.string().nullable(),
  /** The published pin. */
  pin_id: idAnswer.nullable(),
  created_at: timeAnswer,
  /** The images of its processed uploads, by the id of the upload. */
  images: z.record(
    idAnswer,
    z.strictObject({ signature: z.string(), width: countAnswer, height: countAnswer }),
  ),
});

/** Presents the version of a draft. */
export function presentDraftVersion({
  id,
  version,
  updatedAt,
}: Pick<DraftRow, 'id' | 'version' | 'updatedAt'>): Immutable<z.infer<typeof draftVersionSchema>> {
  return { id: String(id), version, updated_at: updatedAt.toISOString() };
}

/** Presents a draft. */
export function presentDraft(draft: DraftView): Immutable<z.infer<typeof draftSchema>> {
  const { clientId, content, state, scheduledAt, scheduledZone, failureCode, pinId, createdAt } = draft;
  return {
    ...presentDraftVersion(draft),
    client_id: clientId,
    content,
    state,
    scheduled_at: scheduledAt?.toISOString() ?? null,
    scheduled_zone: scheduledZone,
    failure_code: failureCode,
    pin_id: pinId === null ? null : String(pinId),
    created_at: createdAt.toISOString(),
    images: Object.fromEntries(
      draft.images.map(({ uploadId, signature, width, height }) => [
        String(uploadId),
        { signature, width, height },
      ]),
    ),
  };
}
