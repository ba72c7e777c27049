import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads what asks visitors to log in at the first sign of a person: whoever only reads loads nothing. Until it is there,
 * and when it does not come, log-in is a page.
 */
export function VisitorGate(): ReactNode {
  const [Gate, setGate] = useState<ComponentType>();
  useEffect(() => {
    const came = new AbortController();
    const load = (): void => {
      came.abort();
      import('./log-in-gate.tsx').then(
        ({ LogInGate }) => setGate(() => LogInGate),
        () => undefined,
      );
    };
    for (const sign of SIGNS) addEventListener(sign, load, { signal: came.signal, capture: true });
    return () => came.abort();
  }, []);
  return Gate && <Gate />;
}
