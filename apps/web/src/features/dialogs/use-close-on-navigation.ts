import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

/** Closes a dialog when the viewer navigates to another page. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt]);
}
