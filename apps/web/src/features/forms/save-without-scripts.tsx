import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

/** Renders the submit button of a form whose changes apply immediately with scripts. */
export function SaveWithoutScripts({ label }: { readonly label: string }): ReactNode {
  return (
    <noscript>
      <Button type="submit" variant="primary">
        {label}
      </Button>
    </noscript>
  );
}
