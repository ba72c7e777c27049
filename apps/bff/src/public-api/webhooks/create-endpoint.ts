import { eq, sql } from 'drizzle-orm';
import { registeredApps } from '../../people/accounts/index.ts';
import type { RegisteredAppRow } from '../../people/apps/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { OwnedEndpoint } from './authorise-endpoint.ts';
import type { Deps } from './deps.ts';
import { ENDPOINTS_MAX } from './rules.ts';
import { newSecret } from './sign.ts';
import { webhookEndpoints } from './tables.ts';

/** An address with the events that it receives, validated by the resource's schema. */
export type EndpointDescription = Pick<typeof webhookEndpoints.$inferInsert, 'url' | 'eventTypes'>;

/**
 * Creates an endpoint of an app that the viewer registered. Returns it with its secret, which is shown only now. Throws
 * `webhook_endpoints_full`.
 */
export async function createEndpoint(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  app: RegisteredAppRow,
  described: EndpointDescription,
): Promise<{ readonly endpoint: OwnedEndpoint; readonly secret: string }> {
  const id = newId();
  const { secret, sealed } = newSecret(deps, id);
  return deps.db.transaction(async (tx) => {
    // The app is locked, so that concurrent requests cannot exceed the maximum.
    await tx.execute(
      sql`select from ${registeredApps} where ${registeredApps.id} = ${app.id} for no key update`,
    );
    const count = await tx.$count(webhookEndpoints, eq(webhookEndpoints.appId, app.id));
    if (count >= ENDPOINTS_MAX) throw new AppError('webhook_endpoints_full');
    const [made] = await tx
      .insert(webhookEndpoints)
      .values({ id, appId: app.id, ...described, secret: sealed, createdAt: deps.now() })
      .returning();
    if (!made)
      throw new Error('The endpoint was not inserted: an insert without a conflict returns its row.');
    return { endpoint: made as OwnedEndpoint, secret };
  });
}
