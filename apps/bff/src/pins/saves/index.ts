import { z } from 'zod';
import { checkSubject } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import { saveSchema } from './save-answer.ts';
import { saveAndLog } from './save-and-log.ts';
import { moveCopy } from './save-pin.ts';

export { insertPinSaved, pinSaved } from './events.ts';
export { saveAndLog } from './save-and-log.ts';

const placeSchema = {
  board_id: idSchema.optional(),
  section: idSchema.optional(),
  user_id: idSchema.optional(),
};

/** Saving: RepinResource create saves a pin, update moves a copy. */
export function savesModule(deps: Deps): Module {
  const { db } = deps;
  return {
    resources: [
      authenticatedResource({
        name: 'Repin',
        action: 'create',
        endpoint: 'v3_repin',
        options: z.strictObject({
          pin_id: idSchema,
          ...placeSchema,
          clientTrackingParams: z.string().max(4000).optional(),
          disable_event_log_info: z.boolean().optional(),
          eventContext: z.record(z.string().max(60), z.unknown()).optional(),
        }),
        answer: saveSchema,
        async handle(options, { viewer, idempotencyKey }) {
          checkSubject(options.user_id, viewer);
          const request = { pinId: parseId(options.pin_id), ...placeOf(options) };
          const isLogged = options.disable_event_log_info !== true;
          return { data: await saveAndLog(deps, viewer, request, { idempotencyKey, isLogged }) };
        },
      }),
      authenticatedResource({
        name: 'Repin',
        action: 'update',
        endpoint: 'v3_move_pin',
        options: z.strictObject({ pin_id: idSchema, ...placeSchema }),
        answer: saveSchema,
        async handle(options, { viewer, idempotencyKey }) {
          checkSubject(options.user_id, viewer);
          return {
            data: await moveCopy(db, viewer, parseId(options.pin_id), placeOf(options), idempotencyKey),
          };
        },
      }),
    ],
  };
}

function placeOf({
  board_id: board,
  section,
}: {
  readonly board_id?: string | undefined;
  readonly section?: string | undefined;
}) {
  return {
    boardId: board === undefined ? undefined : parseId(board),
    isBoardNamed: board !== undefined,
    sectionId: section === undefined ? undefined : parseId(section),
    isSectionNamed: section !== undefined,
  };
}
