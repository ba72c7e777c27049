import { inviteMetadataSchema } from '@pegboard/types';
import { z } from 'zod';
import { timeAnswer } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import type { InviteLookup } from './look-up.ts';
import { makeInviteCode } from './make-invite-code.ts';
import { presentInvite } from './present-invite.ts';
import { inviteChannelSchema, inviteCodeSchema } from './rules.ts';

const HOUR_MS = 3_600_000;
const CODES_AN_HOUR = defineLimit({
  name: 'new invite codes',
  max: 100,
  windowMs: HOUR_MS,
  against: 'abuse',
});

/**
 * REST resources of invites: InviteCodeMetadataResource get (§7), and InviteCodeResource create, which
 * creates codes.
 */
export function inviteResources(deps: Deps, lookUp: InviteLookup): readonly AnyResource[] {
  return [
    publicResource({
      name: 'InviteCodeMetadata',
      action: 'get',
      endpoint: 'v3_get_invite_code_metadata',
      options: z.strictObject({ invite_code: inviteCodeSchema }),
      answer: inviteMetadataSchema,
      async handle({ invite_code: code }, { viewer, address }) {
        const invite = await lookUp(viewer, code, address);
        if (!invite) throw new AppError('invite_not_found');
        return { data: presentInvite(invite, viewer) };
      },
    }),
    authenticatedResource({
      name: 'InviteCode',
      action: 'create',
      endpoint: 'v3_create_invite_code',
      options: z.strictObject({ invite_channel: inviteChannelSchema }),
      answer: z.strictObject({ invite_code: z.string(), expires_at: timeAnswer }),
      async handle({ invite_channel: channel }, { viewer }) {
        await deps.limits.count([CODES_AN_HOUR, String(viewer.id)]);
        const { code, expiresAt } = await makeInviteCode(deps, viewer, channel);
        return { data: { invite_code: code, expires_at: expiresAt.toISOString() } };
      },
    }),
  ];
}
