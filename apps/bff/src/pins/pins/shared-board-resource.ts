import { z } from 'zod';
import { passwordSchema } from '../../people/accounts/index.ts';
import { boardSchema, openShareLink, presentBoard } from '../boards/index.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { inviteCodeSchema } from '../../people/invites/index.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { boardPins } from './pin-lists.ts';
import { pinSchema, presentPin } from './present-pin.ts';

const SHARE_LINK_OPENS_PER_ADDRESS = defineLimit({
  name: 'shared boards an address',
  max: 300,
  windowMs: 300_000,
  against: 'abuse',
});

/**
 * A board as a share link shows it, read-only: SharedBoardResource create. Code and password are sent in the body, so
 * that no address and no log contains them.
 */
export function sharedBoardResource(deps: Deps): AnyResource {
  return publicResource({
    name: 'SharedBoard',
    action: 'create',
    endpoint: 'v3_open_shared_board',
    options: z.strictObject({
      share_code: inviteCodeSchema,
      password: passwordSchema.optional(),
      ...pageOptions,
    }),
    answer: z.strictObject({
      /** The link has a password, and none was sent: the response contains nothing else. */
      asks_password: z.boolean(),
      board: boardSchema
        .pick({ name: true, description: true, pin_count: true, privacy: true, owner: true })
        .nullable(),
      pins: z.array(pinSchema),
    }),
    async handle({ share_code: code, password, ...wished }, { viewer, address }) {
      await deps.limits.count([SHARE_LINK_OPENS_PER_ADDRESS, getClientSubnet(address)]);
      const input = password === undefined ? { code, address } : { code, password, address };
      const row = await openShareLink(deps, viewer, input);
      if (row === 'asks-password') return { data: { asks_password: true, board: null, pins: [] } };
      const { items, bookmark } = await boardPins(deps, viewer, row.id, undefined, parsePageParams(wished));
      const { name, description, pin_count, privacy, owner } = presentBoard(row);
      return {
        data: {
          asks_password: false,
          board: { name, description, pin_count, privacy, owner },
          pins: items.map((pin) => presentPin(pin, viewer)),
        },
        bookmark,
      };
    },
  });
}
