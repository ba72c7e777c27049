import '@pegboard/embed/react';

import { defineEmbeds } from '@pegboard/embed';
import type { ReactNode } from 'react';

defineEmbeds({ siteUrl: 'https://pins.example' });

export function Article({ onOpen }: { readonly onOpen: (url: string) => void }): ReactNode {
  return (
    <article
      ref={(element) => element?.addEventListener('pegboard-open', ({ detail }) => onOpen(detail.url))}
    >
      <p>Bowls of this autumn:</p>
      <pegboard-board columns={2} theme="auto">
        <a href="https://pins.example/ada/bowls/">Bowls</a>
      </pegboard-board>
    </article>
  );
}
