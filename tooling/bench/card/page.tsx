import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { card, pins } from './pin-cards.tsx';
import type { Tree } from '@pegboard/config/markup-tree';
import { createElementTree } from './tree.ts';

/** The functions of the page that the runner calls. */
export type CardPage = {
  /** Puts the server's markup into the page, and creates pins and elements. */
  prepare(html: string, trees: readonly Tree[]): Promise<void>;
  /** Hydrates the markup, or renders it again, and waits until the page is idle. */
  show(way: CardVariant): Promise<void>;
};

/** The rendered subject and its source. */
export type CardVariant = { readonly what: 'cards' | 'markup'; readonly how: 'hydrate' | 'render' };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to Window
  interface Window {
    cardBench: CardPage;
  }
}

const REST_FRAMES = 4;
const root = document.querySelector('#root') ?? document.body;
let cards: ReactNode = null;
let markup: ReactNode = null;

window.cardBench = {
  async prepare(html, trees) {
    root.innerHTML = html;
    cards = pins(trees.length).map((pin) => card(pin));
    markup = trees.map((tree, index) => createElementTree(tree, index));
    await rest();
  },
  async show({ what, how }) {
    const shown = what === 'cards' ? cards : markup;
    const onRecoverableError = (error: unknown): never => {
      throw new Error('The page is not what the server rendered: nothing is measured.', { cause: error });
    };
    if (how === 'hydrate') hydrateRoot(root, shown, { onRecoverableError });
    else {
      root.replaceChildren();
      createRoot(root).render(shown);
    }
    await rest();
  },
};

async function rest(): Promise<void> {
  for (let frame = 0; frame < REST_FRAMES; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
