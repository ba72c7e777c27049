import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { createViewedSharedPins } from './viewed-shared-pins.ts';

const SharedPin = lazy(() => import('./shared-pin.tsx'));

/**
 * Shows who shared the pin of the page by a link (IV-02); its code is loaded only there. It stays mounted
 * until the page is reloaded, and so does the list of opened shared pins.
 */
export function SharedPinGate(props: {
  /** Called with the code if its sender was found. */
  readonly onFound?: ((code: string) => void) | undefined;
}): ReactNode {
  const [viewed] = useState(createViewedSharedPins);
  const place = viewed.at(useLocation());
  const [, setForgotten] = useState('');
  if (!place) return null;
  const { pinId, code } = place;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SharedPin
          key={`${pinId} ${code}`}
          code={code}
          onFound={() => props.onFound?.(code)}
          onNothing={() => {
            viewed.forget(pinId);
            setForgotten(code);
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
