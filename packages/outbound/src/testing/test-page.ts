import type { OffsiteCheck, Pin } from '@pegboard/types';
import { aPin } from '@pegboard/types/testing';
import type { OffsiteRequest } from '../model/offsite-request.ts';
import type { LinkClick, LinkEvent, LinkWarning, OutboundLink, OutboundPorts } from '../outbound-ports.ts';
import { createOutbound, type Outbound } from '../outbound.ts';

/** The server's response for a link without a rule. */
export const OK_CHECK: OffsiteCheck = {
  message: null,
  redirect_status: 'ok',
  url: 'https://pegboard.example/offsite/?token=t.checked&url=https%3A%2F%2Fa.example%2Fx',
};

/** A page with outbound links whose clock and network are controlled by the test. */
export type TestPage = {
  readonly outbound: Outbound;
  readonly calls: readonly OffsiteRequest[];
  readonly events: readonly Pick<LinkEvent, 'type' | 'status'>[];
  readonly warnings: readonly LinkWarning[];
  readonly paths: readonly string[];
  readonly sources: readonly Readonly<Record<string, string>>[];
  readonly metrics: readonly string[];
  /** Advances the clock and runs expired timers. */
  readonly pass: (ms: number) => void;
  /** Hides or shows the page, at this path. */
  readonly turn: (isVisible: boolean, path?: string) => void;
};

/** Creates such a page at `/pin/7/`; `answer` is the result of checks. */
export function createTestPage(
  answer: () => Promise<OffsiteCheck> = async () => OK_CHECK,
  overrides: Partial<OutboundPorts> = {},
): TestPage {
  const calls: OffsiteRequest[] = [];
  const events: Pick<LinkEvent, 'type' | 'status'>[] = [];
  const warnings: LinkWarning[] = [];
  const paths: string[] = [];
  const sources: Readonly<Record<string, string>>[] = [];
  const metrics: string[] = [];
  const waiting: { readonly at: number; readonly work: () => void }[] = [];
  const listeners = new Set<(isVisible: boolean) => void>();
  let now = 0;
  let path = '/pin/7/';
  const outbound = createOutbound({
    now: () => now,
    wait: (work, ms) => waiting.push({ at: now + ms, work }),
    offsite(call) {
      calls.push(call);
      return answer();
    },
    log: ({ type, status }) => events.push({ type, status }),
    navigate: (to) => paths.push(to),
    isOnline: () => true,
    warn: ({ status, message }) => warnings.push({ status, message }),
    viewer: () => ({ kind: 'signed-in' }),
    findInterstitial: async () => false,
    page: () => ({
      address: `https://pegboard.example${path}`,
      mainAddress: 'https://pegboard.example',
      origin: path,
    }),
    attribution: {
      isExempt: () => false,
      send: async (query) => sources.push(query),
      failed: (status) => metrics.push(status),
    },
    onVisibility(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...overrides,
  });
  return {
    outbound,
    calls,
    events,
    warnings,
    paths,
    sources,
    metrics,
    pass(ms) {
      now += ms;
      for (const one of waiting.splice(0))
        if (one.at <= now) one.work();
        else waiting.push(one);
    },
    turn(isVisible, at = path) {
      path = at;
      for (const listener of listeners) listener(isVisible);
    },
  };
}

/** Creates the link of a pin on its own page. */
export function createLink(href = 'https://a.example/x', pin: Partial<Pin> = {}): OutboundLink {
  return { pin: aPin({ id: '7', link: href, ...pin }), href, surface: 'Closeup' };
}

/** Simulates a click: follows the anchor to its address, or does nothing. */
export function clickOn(
  outbound: Pick<Outbound, 'openLink'>,
  link: OutboundLink,
  opensNewTab = false,
): string {
  let follows = link.href;
  const click: LinkClick = {
    opensNewTab,
    preventDefault: () => (follows = 'nowhere'),
    redirect: (address) => (follows = address),
  };
  outbound.openLink(link, click);
  return follows;
}

/** Waits until settled promises have run their callbacks. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
