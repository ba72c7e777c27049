import { useEffect, useRef } from 'react';

/** Calls `show` with the search of the address when that changes, unless the viewer is typing another one in the field. */
export function useShownQuery(
  query: string,
  field: { readonly current: HTMLInputElement | null },
  show: (query: string) => void,
): void {
  const shown = useRef(query);
  useEffect(() => {
    const input = field.current;
    const isTyped = input === document.activeElement && input?.value !== shown.current;
    if (query !== shown.current && !isTyped) show(query);
    shown.current = query;
  }, [query, field, show]);
}
