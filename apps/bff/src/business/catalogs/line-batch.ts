import type { FeedEvent } from './feed/feed-row.ts';
import { readProduct } from './feed/product.ts';
import type { Lines } from './store-lines.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

/** Converts feed events to lines to store: products, and the issues of the others. */
export function createLineBatch(currency: string): {
  add(event: Extract<FeedEvent, { kind: 'row' | 'problem' }>): void;
  /** The number of buffered lines. */
  size(): number;
  take(): Lines;
  /** Number of lines without a readable id. */
  unreadable(): number;
} {
  const firstLines = new Map<string, number>();
  let unreadable = 0;
  let lines = emptyLines();
  return {
    add(event) {
      lines.count += 1;
      const { line } = event;
      if (event.kind === 'problem') {
        unreadable += 1;
        lines.refused += 1;
        lines.findings.push({
          line,
          itemId: null,
          field: null,
          code: event.code,
          severity: 'error',
          value: '',
        });
        return;
      }
      const { product, findings } = readProduct(event.values, { currency });
      const itemId =
        product?.itemId ??
        (event.values.id ?? '')
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, 100)
          .toWellFormed();
      const first = firstLines.get(itemId);
      if (first !== undefined && itemId !== '') {
        lines.refused += 1;
        const duplicate = {
          field: 'id',
          code: 'id_duplicate',
          severity: 'error',
          value: String(first),
        } as const;
        lines.findings.push({ line, itemId, ...duplicate });
        return;
      }
      if (itemId === '') unreadable += 1;
      else firstLines.set(itemId, line);
      for (const finding of findings) lines.findings.push({ line, itemId: itemId || null, ...finding });
      if (product) lines.products.push({ line, product });
      else {
        lines.refused += 1;
        if (itemId !== '') lines.refusedIds.push(itemId);
      }
    },
    size: () => lines.count,
    take() {
      const taken = lines;
      lines = emptyLines();
      return taken;
    },
    unreadable: () => unreadable,
  };
}

const emptyLines = (): Mutable<Lines> => ({
  count: 0,
  products: [],
  refusedIds: [],
  refused: 0,
  findings: [],
});
