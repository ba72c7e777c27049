/** The ids of pins in a page's data: those in lists, and those at the page's own address. */
export type CollectedPins = { readonly reached: readonly string[]; readonly listed: readonly string[] };

/**
 * Collects the pins of a GraphQL result: an object with the address of a close-up (`seoUrl`) is a pin, a
 * `node` is one in a list.
 */
export function collectPins(data: unknown): CollectedPins {
  const reached: string[] = [];
  const listed: string[] = [];
  const visit = (value: unknown, isListed: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, isListed);
      return;
    }
    if ('seoUrl' in value && 'entityId' in value) (isListed ? listed : reached).push(String(value.entityId));
    for (const [key, inner] of Object.entries(value)) visit(inner, isListed || key === 'node');
  };
  visit(data, false);
  return { reached, listed };
}
