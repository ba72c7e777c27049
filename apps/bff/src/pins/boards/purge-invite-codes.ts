import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { isRevokedOrExpired } from './undo-window.ts';
import { boardInviteLinks } from '../board-access/index.ts';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { inviteCodes } from '../../people/invites/index.ts';
import type { Deps } from './deps.ts';

/** Every night, deletes the invite codes and links to boards that are no longer valid. */
export const purgeInviteCodes = defineJob({
  name: 'purge-invite-codes',
  data: z.object({}),
  cron: '37 3 * * *',
  async handle(_, { db, log, now }: Deps, { signal }) {
    const removed = await deleteBatches(db, inviteCodes, lte(inviteCodes.expiresAt, now()), signal);
    const links = isRevokedOrExpired(boardInviteLinks, now());
    const removedLinks = await deleteBatches(db, boardInviteLinks, links, signal);
    log.info({ removed, removedLinks }, 'expired invite codes are removed');
  },
});
