import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { RegisteredAppRow } from '../../people/apps/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { OwnedEndpoint } from './authorise-endpoint.ts';
import type { Deps } from './deps.ts';
import type { DELIVERY_STATES } from './rules.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** A delivery as stored. */
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** The conditions of a list of deliveries; those that are undefined are not applied. */
export type DeliveryFilter = {
  readonly state?: (typeof DELIVERY_STATES)[number] | undefined;
  readonly eventType?: string | undefined;
};

/** Returns a page of the deliveries of an endpoint, newest first. */
export async function listDeliveries(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  endpoint: OwnedEndpoint,
  { state, eventType }: DeliveryFilter,
  { size, after }: PageParams,
): Promise<Page<DeliveryRow>> {
  const kind = `webhook deliveries ${endpoint.id} ${state ?? ''} ${eventType ?? ''}`;
  const [id] = bookmarks.read(kind, after) ?? [];
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpoint.id),
        id === undefined ? undefined : lt(webhookDeliveries.id, BigInt(id)),
        state && eq(webhookDeliveries.state, state),
        eventType === undefined ? undefined : eq(webhookDeliveries.eventType, eventType),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(size + 1);
  return toPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}

/** An endpoint with the number of its deliveries that failed in the last 30 days. */
export type EndpointView = typeof webhookEndpoints.$inferSelect & { readonly failedCount: number };

/** Returns the endpoints of an app, the oldest first. */
export async function listEndpoints(
  { db }: Pick<Deps, 'db'>,
  app: RegisteredAppRow,
): Promise<readonly EndpointView[]> {
  const rows = await db
    .select({ endpoint: webhookEndpoints, failedCount: failedCount() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.appId, app.id))
    .orderBy(asc(webhookEndpoints.id));
  return rows.map(({ endpoint, failedCount: failed }) => ({ ...endpoint, failedCount: failed }));
}

/** Returns one endpoint as in the list. */
export async function readEndpoint({ db }: Pick<Deps, 'db'>, endpoint: OwnedEndpoint): Promise<EndpointView> {
  const [row] = await db
    .select({ failedCount: failedCount() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpoint.id));
  return { ...endpoint, failedCount: row?.failedCount ?? 0 };
}

/** The tables are named, because the select of one table writes its columns without it. */
const failedCount = () =>
  sql<number>`(select count(*)::int from webhook_deliveries
    where webhook_deliveries.endpoint_id = webhook_endpoints.id and webhook_deliveries.state = 'failed')`;
