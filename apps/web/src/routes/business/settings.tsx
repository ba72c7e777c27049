import { BusinessFacts } from '@pegboard/business-dashboard/settings';
import type { ReactNode } from 'react';
import { useBusiness } from './business-data.ts';
import { businessLink } from './business-link.tsx';

/** What a business is. */
export function Component(): ReactNode {
  return <BusinessFacts business={useBusiness()} Link={businessLink} />;
}
