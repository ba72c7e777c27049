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
    /** Returns the counted facts of the page in this response; called only if metrics are collected. */
    pageView?: () => PageView;
  }
}

/** The counted facts of a page view; none identifies a visitor (RT-04, RT-05, RT-06, RT-09). */
export type PageView = {
  readonly kind: PageKind;
  /** The landing type of the visit; `none` if it started on another page. */
  readonly landing: LandingType | 'none';
  /** The search engine that the visit came from. */
  readonly engine: SearchEngine | 'none';
  /** The marker of the address: an invite, or a tag of shared links. */
  readonly marker: MarkerName;
  readonly reader: Device | 'bot' | 'social-bot';
};

/** The parts of a `PageView`. */
export const PAGE_VIEW_LABELS = ['kind', 'landing', 'engine', 'marker', 'reader'] as const;

/** Returns the counted facts of a page request. A visit starts if the referring page is not of this site. */
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
