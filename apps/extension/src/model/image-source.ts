import { parseSrcset } from 'srcset';

/** Attributes with the addresses of an image's files: those of `img` and of the `source` elements beside it. */
export type ImageSources = {
  /** `data-pin-media`: the file that the page wants to be saved. */
  readonly preferred: string | null;
  /** `srcset` attributes, and those of lazy images. */
  readonly sets: readonly string[];
  /** Single addresses, the best first. */
  readonly addresses: readonly (string | null)[];
};

/** The longest address that the site takes. */
const ADDRESS_MAX = 2000;

/** Returns the web address of the largest file of an image; undefined if it has none, as images inside the page. */
export function largestSource(sources: ImageSources, baseUrl: string): string | undefined {
  const addresses = [sources.preferred, ...sources.sets.flatMap(largestCandidate), ...sources.addresses];
  for (const address of addresses) {
    const url = address === null || address === '' ? null : URL.parse(address, baseUrl);
    if (url && /^https?:$/.test(url.protocol) && url.href.length <= ADDRESS_MAX) return url.href;
  }
  return undefined;
}

function largestCandidate(set: string): readonly string[] {
  const candidates = parseSrcset(set).map(({ url, width = 0, density = 1 }) => ({
    url,
    size: width || density,
  }));
  return candidates.toSorted((one, other) => other.size - one.size).map(({ url }) => url);
}
