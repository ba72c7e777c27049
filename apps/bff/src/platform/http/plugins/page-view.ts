import {
  landingType,
  markerName,
  pageKindOf,
  parseSearchEngine,
  type LandingType,
  type MarkerName,
  type PageKind,
  type SearchEngine,
} from '@pegboard/routes';
import type { FastifyRequest } from 'fastify';
import type { Agent, Device } from '../user-agent.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Tells what is counted of the page that this answers with; asked only where something counts. */
    pageView?: () => PageView;
  }
}

/** What is counted of a page: nothing in it tells one reader from another (RT-04, RT-05, RT-06, RT-09). */
export type PageView = {
  readonly kind: PageKind;
  /** What the visit began on; `none` when it began on another page. */
  readonly landing: LandingType | 'none';
  /** The search engine that the visit came from. */
  readonly engine: SearchEngine | 'none';
  /** What the address carried: an invite, a mark of links that are passed on. */
  readonly marker: MarkerName;
  readonly reader: Device | 'bot' | 'social-bot';
};

/** The parts of a `PageView`. */
export const PAGE_VIEW_LABELS = ['kind', 'landing', 'engine', 'marker', 'reader'] as const;

/** What is counted of a page that was asked for. A visit begins where the page before was none of ours. */
export function toPageView(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  { isBot, isSocialBot, device, username }: Agent & { readonly username: string | null },
  publicUrl: string,
): PageView {
  const referrer = headers.referer ?? '';
  const isFromHere = URL.parse(referrer)?.origin === new URL(publicUrl).origin;
  return {
    kind: pageKindOf(url),
    landing: isFromHere ? 'none' : landingType(url, username),
    engine: parseSearchEngine(referrer) ?? 'none',
    marker: markerName(url),
    reader: isSocialBot ? 'social-bot' : isBot ? 'bot' : device,
  };
}
