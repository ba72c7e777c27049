import { lazy, Suspense, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ErrorBoundary } from '@pegboard/ui';
import { getLoginPrompt } from './login-prompt.ts';

const LogInModal = lazy(async () => ({ default: (await import('./log-in-modal.tsx')).LogInModal }));

/**
 * Opens the login or sign-up form as a modal in place of its page, for links and for actions of members alike
 * (WB-02). If the modal fails to load, the page is opened.
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
