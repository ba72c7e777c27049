import type { Module } from '../../platform/http/module.ts';
import { deliveryResources } from './delivery-resources.ts';
import type { Deps } from './deps.ts';
import { endpointResources } from './endpoint-resources.ts';

export { LISTED_WEBHOOK_EVENTS } from './event-types.ts';
export { webhookDisabled } from './events.ts';
export { endpointDisabledMail } from './endpoint-disabled-mail.ts';
export { purgeWebhookDeliveries } from './purge-deliveries.ts';
export { sendWebhooks } from './send-webhooks.ts';
export { webhooksSubscriber } from './subscriber.ts';

/** Webhooks of registered apps (AC-08): endpoints, deliveries and replays. */
export function webhooksModule(deps: Deps): Module {
  return { resources: [...endpointResources(deps), ...deliveryResources(deps)] };
}
