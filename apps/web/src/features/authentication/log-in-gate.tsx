import { lazy, Suspense, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ErrorBoundary } from '@pegboard/ui';
import { getLoginPrompt } from './login-prompt.ts';

const LogInModal = lazy(async () => ({ default: (await import('./log-in-modal.tsx')).LogInModal }));

/**
 * Opens the form of log-in or sign-up over the page in place of its own page, whatever led there: a link, or something
 * only members may do (WB-02). When the modal cannot be loaded, the page comes.
 */
export function LogInGate(): ReactNode {
  const step = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- the enum itself would come with every page
      historyAction === 'PUSH' && getLoginPrompt(nextLocation, currentLocation) !== undefined,
  );
  if (step.state !== 'blocked') return null;
  return (
    <ErrorBoundary onError={() => step.proceed()}>
      <Suspense>
        <LogInModal address={step.location} onClose={() => step.reset()} />
      </Suspense>
    </ErrorBoundary>
  );
}
