import type { BrowserContext, Request, Response } from '@playwright/test';
import { expect, type Page } from './journey.ts';

/** The keys that a visitor's device may store, by `docs/privacy.md`. */
export const ALLOWED_KEYS = {
  cookies: ['csrftoken'],
  local: [
    'pb_visitor_claims',
    'pb_visitor_clickthroughs',
    'pb_visitor_closeups',
    'pb_visitor_downloads',
    'pb_visitor_invites',
    'pb_visitor_isQUS',
    'pb_visitor_saves',
    'pb_visitor_searches',
    'pb_visitor_upsells',
    'pb_visitor_visits',
  ],
  session: ['pb_places', 'react-router-scroll-positions', 'remix-router-transitions'],
} as const;

/** The cookie with the language of a visitor: set only after they selected one. */
export const LOCALE_CHOICE = 'pb_locale';

/** The storage of the device, by name. */
export type Device = {
  readonly cookies: readonly string[];
  readonly local: readonly string[];
  readonly session: readonly string[];
  readonly databases: readonly string[];
  readonly caches: readonly string[];
};

/** Returns everything that is stored on the device. */
export async function readDevice(page: Page): Promise<Device> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    // Caches exist on secure origins only.
    caches: 'caches' in window ? await caches.keys() : [],
  }));
  return { cookies, ...stored };
}

/** Fails when something is stored that the list does not allow; of who is excluded, all but the cookie of a form's token; `chosen` are the cookies of
 * choices that the visitor made. */
export function expectAllowed(
  device: Device,
  mayKeep: boolean,
  when: string,
  chosen: readonly string[] = [],
): void {
  const beyond = (names: readonly string[], allowed: readonly string[]): readonly string[] =>
    names.filter((name) => !allowed.includes(name));
  expect(
    {
      cookies: beyond(device.cookies, [...ALLOWED_KEYS.cookies, ...chosen]),
      local: beyond(device.local, mayKeep ? ALLOWED_KEYS.local : []),
      session: beyond(device.session, mayKeep ? ALLOWED_KEYS.session : []),
      databases: device.databases,
      caches: device.caches,
    },
    `what is stored after: ${when}`,
  ).toEqual({ cookies: [], local: [], session: [], databases: [], caches: [] });
}

/** The requests and responses of a browser. */
export type Wire = {
  /** Hosts other than the site's. */
  readonly strangers: Set<string>;
  /** Words that could be an identifier: 8 letters and digits or more. */
  readonly words: Set<string>;
  /** Such words in the responses of the site. */
  readonly received: Set<string>;
  /** Waits until all requests and responses so far are read, because pending ones are lost when the browser closes. */
  readonly read: () => Promise<void>;
};

const wordsOf = (text: string): string[] => text.match(/[\w-]{8,}/g) ?? [];

/** Records all that the tabs of a visit send and receive. */
export function recordTraffic(context: BrowserContext, host: string): Wire {
  const reading = new Set<Promise<void>>();
  const wire: Wire = {
    strangers: new Set(),
    words: new Set(),
    received: new Set(),
    read: async () => void (await Promise.all(reading)),
  };
  const heard = async (request: Request): Promise<void> => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) wire.strangers.add(url.host);
    const headers = await request.allHeaders().catch(() => request.headers());
    // File names that are the same for everyone do not identify a visitor.
    const address = /^\/(?:assets|i)\/[^?]*$/.test(url.pathname + url.search) ? '' : request.url();
    for (const word of wordsOf([address, request.postData() ?? '', ...Object.values(headers)].join(' ')))
      wire.words.add(word);
  };
  const answered = async (response: Response): Promise<void> => {
    if (!['document', 'fetch', 'xhr'].includes(response.request().resourceType())) return;
    for (const word of wordsOf(await response.text().catch(() => ''))) wire.received.add(word);
  };
  context.on('request', (request) => reading.add(heard(request)));
  context.on('response', (response) => reading.add(answered(response)));
  return wire;
}
