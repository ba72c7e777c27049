import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../links/plain-click.ts';

/** Opens the pin of a link by client-side navigation, for plain clicks. */
export function useOpenPin(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void navigate(event.currentTarget.pathname);
    },
    [navigate],
  );
}
