import { useEffect, useEffectEvent, useState } from 'react';

/** Code that comes when it is wanted, and the way to try again after it did not come. */
export type LazyCode<T> = {
  readonly code: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Fetches code as soon as it is wanted. */
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
