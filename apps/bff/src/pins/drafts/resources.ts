import { pinDraftSchema } from '@pegboard/types';
import { z } from 'zod';
import { emptyResponseSchema, idAnswer } from '../../platform/http/response-schemas.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { createDraft } from './create-draft.ts';
import { deleteDraft } from './delete-draft.ts';
import type { Deps, DraftPorts } from './deps.ts';
import { findDraft } from './find-draft.ts';
import { DRAFT_FILTERS, listDrafts, withImages, type DraftFilter } from './list-drafts.ts';
import { draftSchema, draftVersionSchema, presentDraft, presentDraftVersion } from './present-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { restoreDraft } from './restore-draft.ts';
import { updateDraft } from './update-draft.ts';

const versionSchema = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const FILTERS = Object.keys(DRAFT_FILTERS) as [DraftFilter, ...DraftFilter[]];

/** Drafts of pins over REST (CR-10): PinDraftResource, the list of them, the undo of a deletion, and publication. */
export function draftResources(deps: Deps & DraftPorts): readonly AnyResource[] {
  const { db } = deps;
  return [
    authenticatedResource({
      name: 'PinDraft',
      action: 'create',
      endpoint: 'v3_create_pin_draft',
      options: z.strictObject({
        client_id: z.uuid(),
        content: pinDraftSchema,
        /** The version that the device has read, when it is not its first request. */
        version: versionSchema.optional(),
      }),
      answer: draftVersionSchema,
      async handle({ client_id: clientId, content, version = 1 }, { viewer }) {
        return {
          data: presentDraftVersion(await createDraft(deps, viewer, { clientId, content, version })),
        };
      },
    }),
    authenticatedResource({
      name: 'PinDraft',
      action: 'update',
      endpoint: 'v3_update_pin_draft',
      options: z.strictObject({ id: idSchema, version: versionSchema, content: pinDraftSchema }),
      answer: draftVersionSchema,
      async handle({ id, ...change }, { viewer }) {
        return { data: presentDraftVersion(await updateDraft(deps, viewer, parseId(id), change)) };
      },
    }),
    authenticatedResource({
      name: 'PinDraft',
      action: 'get',
      endpoint: 'v3_get_pin_draft',
      options: z.strictObject({ id: idSchema }),
      answer: draftSchema,
      async handle({ id }, { viewer }) {
        const [draft] = await withImages(db, [await findDraft(db, viewer, parseId(id))]);
        if (!draft) throw new AppError('draft_not_found');
        return { data: presentDraft(draft) };
      },
    }),
    authenticatedResource({
      name: 'PinDrafts',
      action: 'get',
      endpoint: 'v3_get_pin_drafts',
      options: z.strictObject({ filter: z.enum(FILTERS).default('all'), ...pageOptions }),
      answer: z.array(draftSchema),
      async handle({ filter, ...page }, { viewer }) {
        const { items, bookmark } = await listDrafts(deps, viewer, filter, parsePageParams(page));
        return { data: items.map(presentDraft), bookmark };
      },
    }),
    authenticatedResource({
      name: 'PinDraft',
      action: 'delete',
      endpoint: 'v3_delete_pin_draft',
      options: z.strictObject({ id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        await deleteDraft(deps, viewer, parseId(id));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'PinDraftRestore',
      action: 'create',
      endpoint: 'v3_restore_pin_draft',
      options: z.strictObject({ id: idSchema }),
      answer: draftVersionSchema,
      async handle({ id }, { viewer }) {
        return { data: presentDraftVersion(await restoreDraft(deps, viewer, parseId(id))) };
      },
    }),
    authenticatedResource({
      name: 'PinDraftPublish',
      action: 'create',
      endpoint: 'v3_publish_pin_draft',
      options: z.strictObject({ id: idSchema }),
      answer: z.strictObject({ id: idAnswer, pinner: z.strictObject({ id: idAnswer }) }),
      async handle({ id }, { viewer }) {
        const pinId = await publishDraft(deps, viewer, parseId(id));
        return { data: { id: String(pinId), pinner: { id: String(viewer.id) } } };
      },
    }),
  ];
}
