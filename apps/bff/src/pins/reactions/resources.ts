import type { ReactionType } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { findPin } from '../pins/index.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { react } from './react.ts';
import { REACTIONS_PER_HOUR, reactionAnswer, reactionTypeSchema } from './rules.ts';

const reactionSchema = z.strictObject({ pin_id: idAnswer, ...reactionAnswer });

/** PinReactionResource: create adds or changes the viewer's reaction to a pin, delete removes it. */
export function reactionResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const set = async (viewer: SignedIn, pinId: string, type: ReactionType | null) => {
    const pin = await findPin(db, viewer, parseId(pinId));
    if (!pin) throw new AppError('pin_not_found');
    await deps.limits.count([REACTIONS_PER_HOUR.pins, String(viewer.id)]);
    const counts = await react(db, viewer, { kind: 'content', id: pin.contentId }, type);
    return { data: { pin_id: pinId, reaction_type: type, reaction_counts: counts } };
  };
  return [
    authenticatedResource({
      name: 'PinReaction',
      action: 'create',
      endpoint: 'v3_react_to_pin',
      options: z.strictObject({ pin_id: idSchema, reaction_type: reactionTypeSchema }),
      answer: reactionSchema,
      handle: ({ pin_id: id, reaction_type: type }, { viewer }) => set(viewer, id, type),
    }),
    authenticatedResource({
      name: 'PinReaction',
      action: 'delete',
      endpoint: 'v3_take_back_pin_reaction',
      options: z.strictObject({ pin_id: idSchema }),
      answer: reactionSchema,
      handle: ({ pin_id: id }, { viewer }) => set(viewer, id, null),
    }),
  ];
}
