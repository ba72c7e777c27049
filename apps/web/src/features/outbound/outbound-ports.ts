import { createOutbound, type LinkEvent, type LinkWarning, type Outbound } from '@pegboard/outbound';
import { stripSensitiveParams } from '@pegboard/routes';
import type { ClickthroughPin, OffsiteCheck, Pin } from '@pegboard/types';
import type { VisitorStore } from '@pegboard/unauth-visitor-state';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';
import { appWindow } from '../../data/app-window.ts';

/** The dependencies of outbound links on their page. */
export type OutboundPage = {
  readonly publicUrl: string;
  readonly viewerKind: () => 'signed-in' | 'signed-out' | 'bot';
  readonly navigate: (path: string) => void;
  readonly warn: (warning: LinkWarning) => void;
  readonly log: (event: LinkEvent) => void;
  readonly logMetric: (name: string, status: string) => void;
};

/** The placement of the interstitial for departing visitors, as seeded by the server. */
const VISITOR_CLICKTHROUGH = '1000105';
/**
 * The schema of `@pegboard/types` on its own: importing its module would move shared code into another file.
 */
const checkSchema: z.ZodMiniType<OffsiteCheck> = z.object({
  message: z.nullish(z.string()),
  redirect_status: z.nullish(z.string()),
  url: z.nullish(z.string()),
});
const byPlacementSchema = z.record(z.string(), z.object({ type: z.string() }));

/** Starts the handling of a page's outbound links, with the site's API, the router and the event log. */
export function startOutbound(page: OutboundPage): Outbound {
  // Where nothing may be stored about a visitor, they are new until the first outbound link of this page
  // load.
  let hasLeft = false;
  let visitor: VisitorStore | undefined;
  if (page.viewerKind() === 'signed-out')
    import('../visitor/visitor-store.ts').then(
      ({ visitorStore }) => (visitor = visitorStore()),
      () => undefined,
    );
  return createOutbound({
    now: Date.now,
    wait: (work, ms) => void setTimeout(work, ms),
    async offsite(call) {
      hasLeft ||= !call.check_only;
      return checkSchema.parse(await callV3('/v3/offsite/', 'create', call));
    },
    log(event) {
      page.log(event);
      if (event.type === 'clickthrough' && isOpened(event)) visitor?.clickedThrough(leftBy(event.pin));
    },
    navigate: page.navigate,
    isOnline: () => navigator.onLine,
    warn: page.warn,
    viewer() {
      const kind = page.viewerKind();
      if (kind !== 'signed-out') return { kind };
      return visitor?.isPersisted
        ? { kind, ...visitor.leaving() }
        : { kind, isNew: !hasLeft, shouldUpsell: false };
    },
    async findInterstitial() {
      const options = { placement_ids: [VISITOR_CLICKTHROUGH] };
      const found = byPlacementSchema.parse(
        await callResource({ name: 'UserExperience', action: 'get', options }),
      );
      return found[VISITOR_CLICKTHROUGH]?.type === 'interstitial';
    },
    onInterstitial: () => visitor?.upsold('clickthrough', 'shown'),
    page: () => ({
      address: appWindow.location.href,
      mainAddress: page.publicUrl,
      origin: stripSensitiveParams(appWindow.location.pathname + location.search),
    }),
    attribution: {
      isExempt: () => page.viewerKind() !== 'signed-in' || hasPrivacySignal(navigator),
      send: (query) => registerSource(query),
      failed: (status) => page.logMetric('attribution', status),
    },
    onVisibility(listener) {
      const changed = (): void => listener(!document.hidden);
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
  });
}

/** Returns whether a click opened the link: false for a missing or blocked one. */
const isOpened = ({ status }: LinkEvent): boolean =>
  status === 'ok' || status === 'error' || status === 'unchecked' || status === 'unknown';

/** Records the pin through which a visitor left the site (§3). */
function leftBy({ id, link, imageSignature, domain }: Pin): ClickthroughPin {
  return { pinId: id, link: link ?? '', imageSignature, domain };
}

/** Calls a raw path of the API; the request outlives the page. */
function callV3(url: string, action: 'create', data: object): Promise<unknown> {
  return callResource({ name: 'Api', action, options: { url, data } }, { keepalive: true });
}

/** Lets the browser register a click on an ad, if it supports that, by the server's response. */
async function registerSource(query: Readonly<Record<string, string>>): Promise<void> {
  const init = {
    keepalive: true,
    attributionReporting: { eventSourceEligible: true, triggerEligible: false },
  };
  const answer = await fetch(`/v3/attribution_source/?${new URLSearchParams(query)}`, init);
  if (!answer.ok) throw new Error(`The attribution source answered ${answer.status}.`);
}
