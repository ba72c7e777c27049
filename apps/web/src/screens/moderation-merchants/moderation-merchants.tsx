import {
  merchantReviewMessages,
  MerchantReviews,
  type PendingMerchantRequest,
} from '@pegboard/business-dashboard/catalogs';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { sendRequest } from '@pegboard/resource-client';
import { resourcePorts } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { PageTitle } from '../../features/business/page-title.tsx';
import { notFound } from '../../data/not-found.ts';
import styles from '../../features/reports/reports.module.css';

/** Loads the requests for merchant verification, for moderators; the page does not exist for others. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly PendingMerchantRequest[]> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'MerchantReviews', {});
  if (!read.ok) throw notFound();
  return read.data as readonly PendingMerchantRequest[];
}

/** Renders the merchant verification requests for moderators. */
export function Component(): ReactNode {
  const requests = useLoaderData<readonly PendingMerchantRequest[]>();
  return (
    <div className={styles.page}>
      <PageTitle title={merchantReviewMessages.title} />
      <MerchantReviews
        requests={requests}
        Link={businessLink}
        decide={async ({ id, decision, answer }) => {
          const options = { request_id: id, decision, answer };
          const result = await sendRequest(resourcePorts({}), {
            name: 'MerchantReview',
            action: 'update',
            options,
          });
          return result.ok ? result : { ok: false, message: result.failure.message };
        }}
      />
    </div>
  );
}
