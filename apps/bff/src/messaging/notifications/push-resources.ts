import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { emptyResponseSchema, idAnswer } from '../../platform/http/response-schemas.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import {
  addPushDevice,
  findPushDevice,
  pushSubscriptionSchema,
  removePushDevice,
  removeReplaced,
} from '../push/index.ts';
import type { Deps } from './deps.ts';
import { pushNotifications } from './push-notifications.ts';

const PAGE = '/settings/notifications/';
const CHANGES = defineLimit({ name: 'push devices', max: 60, windowMs: 3_600_000, against: 'abuse' });
const TESTS = defineLimit({ name: 'push tests', max: 10, windowMs: 600_000, against: 'abuse' });
const deviceSchema = z.strictObject({ id: idAnswer });

/** PushSubscriptionResource and PushTestResource: the devices to which notifications are pushed (AC-12). */
export function pushResources(deps: Deps): readonly AnyResource[] {
  const { db, limits, jobs } = deps;
  return [
    authenticatedResource({
      name: 'PushSubscription',
      action: 'create',
      endpoint: 'v3_add_push_subscription',
      options: pushSubscriptionSchema.extend({
        /** The address of the subscription that the browser replaced by this one. */
        replaces: z.string().max(1024).optional(),
      }),
      answer: deviceSchema,
      async handle({ replaces, ...subscription }, { viewer, session, userAgent }) {
        await limits.count([CHANGES, String(viewer.id)]);
        // Apps have no session, and their scopes do not include devices.
        if (session.token === undefined) throw new AppError('login_required');
        if (replaces !== undefined && replaces !== subscription.endpoint)
          await removeReplaced(db, viewer.id, replaces);
        const of = { userId: viewer.id, session: session.token, userAgent };
        return { data: { id: String((await addPushDevice(db, of, subscription)).id) } };
      },
    }),
    authenticatedResource({
      name: 'PushSubscription',
      action: 'delete',
      endpoint: 'v3_remove_push_subscription',
      form: { path: `${PAGE}devices/`, keeps: ['id'], hides: [], leadsTo: PAGE },
      options: z.strictObject({ id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        if (!(await removePushDevice(db, viewer.id, parseId(id) ?? 0n))) throw new AppError('not_found');
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'PushTest',
      action: 'create',
      endpoint: 'v3_send_test_push',
      form: { path: `${PAGE}test/`, keeps: ['id'], hides: [], leadsTo: PAGE },
      options: z.strictObject({ id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        const device = await findPushDevice(db, parseId(id) ?? 0n);
        if (device?.userId !== viewer.id) throw new AppError('not_found');
        await limits.count([TESTS, String(viewer.id)]);
        await jobs.enqueue(db, pushNotifications, { deviceId: id, news: [] });
        return { data: null };
      },
    }),
  ];
}
