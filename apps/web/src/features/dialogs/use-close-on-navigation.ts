import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

/** Closes what was opened over a page when the reader goes to another one. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt]);
}
