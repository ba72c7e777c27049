'use client';

import { useEffect, useState } from 'react';
import type { ImageTag } from './model/tag-list.ts';
import type { ProductPorts, TaggableProduct } from './tag-ports.ts';

/** The products of tags by their Pins: null for one that is gone, undefined for one that is not loaded. */
export type KnownProducts = Readonly<Record<string, TaggableProduct | null>>;

/** Loads the products of the tags that an image has at first; `learn` adds one that was chosen. */
export function useKnownProducts(
  tags: readonly ImageTag[],
  find: ProductPorts['find'],
): readonly [KnownProducts, (product: TaggableProduct) => void] {
  const [known, setKnown] = useState<KnownProducts>({});
  const [pinIds] = useState(() => tags.map(({ pinId }) => pinId));
  useEffect(() => {
    if (pinIds.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    find(pinIds, signal).then(
      (products) => {
        if (signal.aborted) return;
        const found = new Map(products.map((product) => [product.pinId, product]));
        setKnown((before) => ({
          ...Object.fromEntries(pinIds.map((pinId) => [pinId, found.get(pinId) ?? null])),
          ...before,
        }));
      },
      // Without a connection the tags stay, without their names.
      () => undefined,
    );
    return () => controller.abort();
  }, [find, pinIds]);
  return [known, (product) => setKnown((before) => ({ ...before, [product.pinId]: product }))];
}
