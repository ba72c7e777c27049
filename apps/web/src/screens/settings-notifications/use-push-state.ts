import { useEffect, useState } from 'react';
import { readPushState, type PushState } from '../../features/push/push-device.ts';

/** Returns the state of notifications in this browser, undefined until it is known, and the function that replaces it. */
export function usePushState(): readonly [PushState | undefined, (state: PushState) => void] {
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    let isShown = true;
    void readPushState().then((read) => {
      if (isShown) setState(read);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return [state, setState];
}
