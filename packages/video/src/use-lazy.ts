import { useEffect, useEffectEvent, useState } from 'react';

/** Lazily loaded code, and a function that retries a failed load. */
export type LazyCode<T> = {
  readonly code: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Loads code as soon as it is wanted. */
export function useLazy<T extends object>(isWanted: boolean, load: () => Promise<T>): LazyCode<T> {
  const [code, setCode] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const fetchCode = useEffectEvent(load);
  const isFetching = isWanted && code === undefined && !hasFailed;
  useEffect(() => {
    if (!isFetching) return;
    let isHere = true;
    fetchCode().then(
      (loaded) => isHere && setCode(loaded),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isFetching]);
  return { code, hasFailed, retry: () => setFailed(false) };
}
