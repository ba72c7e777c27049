import { Button, ErrorBoundary, SendIcon } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SharedPage } from './shared-page.ts';

const PageSharing = lazy(() => import('./page-sharing.tsx'));

/** Renders the button that opens the sharing of a page, whose code is loaded then. */
export function SharePage(props: { readonly page: SharedPage; readonly label: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<SendIcon />} onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      {isOpen ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PageSharing page={props.page} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
