import { and, eq } from 'drizzle-orm';
import { registeredApps } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { webhookEndpoints } from './tables.ts';

declare const owned: unique symbol;

/** An endpoint of an app of the viewer. Only `authoriseEndpoint` and `createEndpoint` return it. */
export type OwnedEndpoint = typeof webhookEndpoints.$inferSelect & { readonly [owned]: true };

/** Returns an endpoint of an app that the viewer registered. Throws `webhook_endpoint_not_found` for all others. */
export async function authoriseEndpoint(db: Db, viewer: SignedIn, id: string): Promise<OwnedEndpoint> {
  const [row] = await db
    .select({ endpoint: webhookEndpoints })
    .from(webhookEndpoints)
    .innerJoin(registeredApps, eq(registeredApps.id, webhookEndpoints.appId))
    .where(and(eq(webhookEndpoints.id, parseId(id) ?? 0n), eq(registeredApps.ownerId, viewer.id)));
  if (!row) throw new AppError('webhook_endpoint_not_found');
  return row.endpoint as OwnedEndpoint;
}

/** Throws `webhook_endpoint_disabled` if an endpoint receives nothing. */
export function requireEnabled(endpoint: OwnedEndpoint): void {
  if (endpoint.disabledAt !== null) throw new AppError('webhook_endpoint_disabled');
}
