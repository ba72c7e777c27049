import { eq } from 'drizzle-orm';
import type { OwnedEndpoint } from './authorise-endpoint.ts';
import type { EndpointDescription } from './create-endpoint.ts';
import type { Deps } from './deps.ts';
import { ROTATION_HOURS } from './rules.ts';
import { newSecret } from './sign.ts';
import { disableEndpoint } from './store-attempt.ts';
import { webhookEndpoints } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Changes the address and the events of an endpoint. What is pending goes to the new address. */
export async function changeEndpoint(
  { db }: Pick<Deps, 'db'>,
  endpoint: OwnedEndpoint,
  described: EndpointDescription,
): Promise<void> {
  await db.update(webhookEndpoints).set(described).where(eq(webhookEndpoints.id, endpoint.id));
}

/** Deletes an endpoint with its deliveries. */
export async function deleteEndpoint({ db }: Pick<Deps, 'db'>, endpoint: OwnedEndpoint): Promise<void> {
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id));
}

/** Enables an endpoint, which then receives what happens from now on, or disables it. */
export async function setEnabled(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  endpoint: OwnedEndpoint,
  isEnabled: boolean,
): Promise<void> {
  if (isEnabled)
    await db
      .update(webhookEndpoints)
      .set({ disabledAt: null, disabledReason: null, failingSince: null })
      .where(eq(webhookEndpoints.id, endpoint.id));
  else await db.transaction((tx) => disableEndpoint(tx, endpoint.id, 'owner', now()));
}

/** Replaces the secret of an endpoint, and returns the new one. The previous one signs too for 24 hours. */
export async function rotateSecret(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  endpoint: OwnedEndpoint,
): Promise<string> {
  const { secret, sealed } = newSecret(deps, endpoint.id);
  await deps.db
    .update(webhookEndpoints)
    .set({
      secret: sealed,
      previousSecret: webhookEndpoints.secret,
      previousSecretUntil: new Date(deps.now().getTime() + ROTATION_HOURS * HOUR_MS),
    })
    .where(eq(webhookEndpoints.id, endpoint.id));
  return secret;
}
