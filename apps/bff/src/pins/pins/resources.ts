import { AI_LABELS, draftDetailsSchema, PIN_TOPICS_MAX } from '@pegboard/types';
import { z } from 'zod';
import { checkSecretTarget } from '../board-access/index.ts';
import { checkSubject } from '../../people/accounts/index.ts';
import { idAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps, PinPorts } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { changePin } from './change-pin.ts';
import { productTagOptions } from './change-tags.ts';
import { findPin, findWritablePin } from './find-pin.ts';
import { pinTexts } from './pin-texts.ts';
import { pinSchema, presentPin } from './present-pin.ts';
import { storyChangeSchema } from './story-change-schema.ts';
import { removePin } from './remove-pin.ts';
import { restorePin } from './restore-pin.ts';

/** Maximum number of slides in a request: carousels from catalogs may have more than a member can create. */
const SLOTS_MAX = 20;

const slotChangeSchema = z.strictObject({
  index: z
    .int()
    .min(0)
    .max(SLOTS_MAX - 1),
  title: pinTexts.title,
  link: pinTexts.link,
});

/** Pins over REST: PinResource get, update and delete (§7), and the undo of a deletion. */
export function pinResources(deps: Deps & PinPorts): readonly AnyResource[] {
  const { db } = deps;
  return [
    publicResource({
      name: 'Pin',
      action: 'get',
      endpoint: 'v3_get_pin',
      options: z.strictObject({ id: idSchema, field_set_key: z.string().max(60).optional() }),
      answer: pinSchema,
      async handle({ id }, { viewer }) {
        const pin = await findPin(db, viewer, parseId(id));
        if (!pin) throw new AppError('pin_not_found');
        const [commentCount = pin.commentCount] = await deps.countComments(viewer, [pin]);
        return { data: presentPin({ ...pin, commentCount }, viewer) };
      },
    }),
    authenticatedResource({
      name: 'Pin',
      action: 'update',
      endpoint: 'v3_update_pin',
      options: z.strictObject({
        id: idSchema,
        allow_comments: z.boolean().optional(),
        ...pinTexts,
        topics: z.array(idSchema).max(PIN_TOPICS_MAX).optional(),
        /** A code of `AI_LABELS`; null for no label (CR-17). */
        media_source_type: z
          .int()
          .min(0)
          .max(AI_LABELS.length - 1)
          .nullable()
          .optional(),
        /** Every slide of a carousel in the new order, by its former index, from 0; the first is the cover. */
        slots: z.array(slotChangeSchema).max(SLOTS_MAX).optional(),
        story: storyChangeSchema.optional(),
        product_tags: productTagOptions.optional(),
        /** The details of a recipe, an article or a product, or null for none; a product stays one (CR-09). */
        details: z.optional(z.nullable(draftDetailsSchema)),
      }),
      answer: z.strictObject({ id: idAnswer }),
      async handle({ id, ...change }, { viewer }) {
        await changePin(deps, viewer, parseId(id), change);
        return { data: { id } };
      },
    }),
    authenticatedResource({
      name: 'Pin',
      action: 'delete',
      endpoint: 'v3_delete_pin',
      scope: 'pins:write',
      options: z.strictObject({
        id: idSchema,
        board_id: idSchema.optional(),
        user_id: idSchema.optional(),
        client_tracking_params: z.string().max(4000).optional(),
      }),
      answer: emptyResponseSchema,
      async handle({ id, user_id: userId }, { viewer, scopes }) {
        checkSubject(userId, viewer);
        const pin = await findWritablePin(db, viewer, parseId(id));
        checkSecretTarget({ scopes }, 'pins', pin.boardPrivacy, 'pin_not_found');
        await removePin(db, viewer, pin.id);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'PinRestore',
      action: 'create',
      endpoint: 'v3_restore_pin',
      options: z.strictObject({ id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        await restorePin(db, viewer, parseId(id));
        return { data: null };
      },
    }),
  ];
}
