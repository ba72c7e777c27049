import type { ReactNode } from 'react';
import { ErrorScreen } from '../../features/error-screen/error-screen.tsx';
import { Document } from './root.tsx';

/** Renders the error screen in a document of its own, for errors thrown before the root route has rendered. */
export function ErrorDocument(): ReactNode {
  return (
    <Document>
      <ErrorScreen />
    </Document>
  );
}
