import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import styles from '../../features/forms/form-page.module.css';
import { Link } from '../../features/links/link.tsx';
import { EndpointState } from '../../features/webhooks/endpoint-state.tsx';
import {
  deliverySchema,
  endpointSchema,
  type Delivery,
  type Endpoint,
} from '../../features/webhooks/webhook-schemas.ts';
import own from '../../features/webhooks/webhooks.module.css';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';
import { Deliveries } from './deliveries.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointSettings } from './endpoint-settings.tsx';

type PageData = {
  readonly endpoint: Endpoint;
  readonly deliveries: readonly Delivery[];
  readonly next: string | null;
};

/** Reads a webhook address of the viewer and a page of its deliveries. For another address the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<PageData> {
  await requireViewer(args, 'continue');
  const { searchParams: search } = new URL(args.request.url);
  const id = search.get('endpoint') ?? '';
  const after = search.get('after');
  const filters = ['state', 'event_type'].flatMap((name) => {
    const value = search.get(name) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  const [endpoints, deliveries] = await Promise.all([
    readResource(args.context, 'WebhookEndpoint', { endpoint_id: id }),
    readResource(args.context, 'WebhookDeliveries', {
      endpoint_id: id,
      ...Object.fromEntries(filters),
      ...(after !== null && { bookmarks: [after] }),
    }),
  ]);
  const [endpoint] = endpoints.ok ? z.array(endpointSchema).parse(endpoints.data) : [];
  if (!endpoint || !deliveries.ok) throw notFound();
  return {
    endpoint,
    deliveries: z.array(deliverySchema).parse(deliveries.data),
    next: deliveries.bookmark,
  };
}

/** Renders a webhook address: its settings, its secret and its deliveries (AC-08). All forms work without scripts. */
export function Component(): ReactNode {
  const texts = useWebhookTexts();
  const messages = useTexts('site', enUs);
  const { endpoint, deliveries, next } = useLoaderData<PageData>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.endpoint.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.endpoint.title}</h1>
      <p className={own.url}>
        <code dir="ltr">{endpoint.url}</code>
      </p>
      <EndpointState endpoint={endpoint} />
      <Deliveries endpoint={endpoint} deliveries={deliveries} next={next} />
      <EndpointActions endpoint={endpoint} />
      <EndpointSettings key={endpoint.id} endpoint={endpoint} />
      <p>
        <Link to={`/app-factory-oauth/webhooks/?app=${endpoint.client_id}`}>{texts.endpoint.back}</Link>
      </p>
    </div>
  );
}
