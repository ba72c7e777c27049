import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, findRecipient, registeredApps } from '../../people/accounts/index.ts';
import { findChannels } from '../../people/notification-choices/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { webhookEndpoints } from './tables.ts';

/**
 * The email to the owner of an app whose endpoint was disabled. Not sent if the endpoint was enabled again or deleted, or if the
 * owner gets no mail at once about webhooks.
 */
export const endpointDisabledMail = defineMail({
  name: 'webhook-endpoint-disabled',
  data: z.strictObject({ endpointId: z.string(), disabledAt: z.iso.datetime() }),
  async write({ endpointId, disabledAt }, deps: Deps) {
    const [row] = await deps.db
      .select({
        ownerId: registeredApps.ownerId,
        app: registeredApps.name,
        url: webhookEndpoints.url,
        disabledAt: webhookEndpoints.disabledAt,
        reason: webhookEndpoints.disabledReason,
      })
      .from(webhookEndpoints)
      .innerJoin(registeredApps, eq(registeredApps.id, webhookEndpoints.appId))
      .where(eq(webhookEndpoints.id, parseId(endpointId) ?? 0n));
    if (row?.disabledAt?.getTime() !== new Date(disabledAt).getTime()) return null;
    const { webhook_disabled: channels } = await findChannels(deps.db, row.ownerId);
    if (channels.mail !== 'immediate') return null;
    const user = await findRecipient(deps.db, String(row.ownerId));
    if (!user) return null;
    const texts = mailMessages(user.locale).webhookDisabled;
    return accountMail(user, texts.subject(row.app), [
      row.reason === 'gone' ? texts.gone(row.app) : texts.failing(row.app),
      texts.address(row.url),
      texts.whatNext,
      {
        link: `${deps.env.publicUrl}/app-factory-oauth/webhooks/deliveries/?endpoint=${endpointId}`,
        label: texts.open,
      },
    ]);
  },
});
