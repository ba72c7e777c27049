import type { ReactNode } from 'react';
import { hostHtml } from '../shared/host-html';

/** Renders the host page's own content. */
export function Host(): ReactNode {
  return <div id="host" dangerouslySetInnerHTML={{ __html: hostHtml }} />;
}
