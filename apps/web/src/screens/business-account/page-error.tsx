import { AccessDenied } from '@pegboard/business-dashboard';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorScreen } from '../../features/error-screen/error-screen.tsx';
import { businessPath } from '@pegboard/business-dashboard/model';
import { useBusiness, type Refused } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';

/** Renders the error of a business page inside the frame: denied, missing or failed. */
export function ErrorBoundary(): ReactNode {
  const error = useRouteError();
  const business = useBusiness();
  const { frame } = useBusinessTexts();
  if (!isRouteErrorResponse(error) || error.status !== 403) return <ErrorScreen />;
  const { refused } = (error.data ?? { refused: 'right' }) as Refused;
  return (
    <AccessDenied
      why={refused}
      business={business}
      base={businessPath(business.kind, business.id)}
      Link={businessLink}
      messages={frame}
    />
  );
}
