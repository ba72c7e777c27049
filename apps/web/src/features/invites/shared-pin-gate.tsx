import { ErrorBoundary } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { createViewedSharedPins } from './viewed-shared-pins.ts';

const SharedPin = lazy(() => import('./shared-pin.tsx'));

/**
 * On the page of a pin that someone shared by a link, shows who (IV-02); the code of that is loaded there
 * alone. It stays as long as the page is not loaded again, and with it the shared pins that were opened.
 */
export function SharedPinGate(props: {
  /** Someone was found who sent this code. */
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
