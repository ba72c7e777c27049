import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { WhyAdContext, type ExplainedAd } from './ad-explanation-context.ts';

const WhyAdDialog = lazy(() => import('./why-ad-dialog.tsx'));

/** Provides the explanation of ads to every screen; its code is loaded on the first use. */
export function WhyAd({ children }: { readonly children: ReactNode }): ReactNode {
  const [explained, setExplained] = useState<ExplainedAd>();
  return (
    <WhyAdContext value={setExplained}>
      {children}
      {explained ? (
        <ErrorBoundary key={explained.pin.id}>
          <Suspense>
            <WhyAdDialog explained={explained} onClose={() => setExplained(undefined)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </WhyAdContext>
  );
}
