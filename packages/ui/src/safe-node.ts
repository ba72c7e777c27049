import type { ReactNode } from 'react';
import { reportInvalidProp } from './report-invalid-prop.ts';

/** Describes what `isNode` accepts. */
export const NODE_EXPECTED = 'a child that React renders';

/** Returns whether React renders a value as a child: it throws for plain objects. */
export function isNode(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNode);
  if (typeof value !== 'object' || value === null) return true;
  return '$$typeof' in value || 'then' in value || Symbol.iterator in value;
}

/** Returns a child; nothing for one that React cannot render, which is reported in development. */
export function safeNode(component: string, prop: string, node: ReactNode): ReactNode {
  if (isNode(node)) return node;
  reportInvalidProp(component, prop, NODE_EXPECTED, node);
  return undefined;
}
