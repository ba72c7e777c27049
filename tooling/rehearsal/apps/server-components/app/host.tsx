import type { ReactNode } from 'react';
import { hostHtml } from '../shared/host-html';

/** What was on the page before there were cards. */
export function Host(): ReactNode {
  return <div id="host" dangerouslySetInnerHTML={{ __html: hostHtml }} />;
}
