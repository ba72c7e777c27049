import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AccountPorts, Deps } from './deps.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { v3Route, type AnyV3Route } from '../../platform/http/v3-route.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { changeSettings } from './change-settings.ts';
import { meSchema, presentMe } from './present-me.ts';
import { emailSchema } from './rules.ts';
import { settingsFrom, settingsSchema } from './settings-schema.ts';
import { users } from './tables.ts';
import { viewerColumns } from './user-row.ts';

const WINDOW_MS = 300_000;
const EXISTS_PER_EMAIL = defineLimit({
  name: 'known e-mails an e-mail',
  max: 10,
  windowMs: WINDOW_MS,
  against: 'abuse',
});
const EXISTS_PER_ADDRESS = defineLimit({
  name: 'known e-mails an address',
  max: 60,
  windowMs: WINDOW_MS,
  against: 'abuse',
});
const EXISTS_IN_TOTAL = defineLimit({
  name: 'known e-mails in all',
  max: 6000,
  windowMs: WINDOW_MS,
  against: 'abuse',
});

/** Declares the raw paths of accounts. */
export function accountV3Routes(deps: Deps & AccountPorts): readonly AnyV3Route[] {
  const { db, limits } = deps;
  return [
    v3Route({
      method: 'GET',
      path: '/v3/register/exists/',
      endpoint: 'v3_register_exists',
      access: 'anyone',
      options: z.strictObject({ email: emailSchema }),
      answer: z.boolean().nullable(),
      /**
       * Does not reveal who has an account (BF-05): a response is given only about the member's own email,
       * without a lookup.
       */
      async handle({ email }, { viewer, address }) {
        await limits.count(
          [EXISTS_PER_ADDRESS, getClientSubnet(address)],
          [EXISTS_PER_EMAIL, email],
          [EXISTS_IN_TOTAL, ''],
        );
        return { data: viewer?.email === email ? true : null };
      },
    }),
    v3Route({
      method: 'POST',
      path: '/v3/users/me/',
      endpoint: 'v3_update_me',
      access: 'signed-in',
      options: settingsSchema,
      answer: meSchema,
      /** Changes the submitted settings of the viewer, and returns the viewer. */
      async handle(options, { viewer }) {
        await changeSettings(deps, viewer, settingsFrom(options));
        const [me = viewer] = await db.select(viewerColumns).from(users).where(eq(users.id, viewer.id));
        return { data: presentMe(me, await deps.countPins(viewer, viewer.id)) };
      },
    }),
  ];
}
