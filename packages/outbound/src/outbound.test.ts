import { BLOCKED_LINK_MESSAGES } from '@pegboard/types';
import { aPromotedPin } from '@pegboard/types/testing';
import { describe, expect, test, vi } from 'vitest';
import { CHECK_TTL_MS, CHECK_TIMEOUT_MS } from './link-check-cache.ts';
import { createLink, createTestPage, clickOn, OK_CHECK, flushPromises } from './testing/test-page.ts';

const SIGNED = 'https://pegboard.example/offsite/?token=t.tracked&url=https%3A%2F%2Fa.example%2Fx';
const blocked = (message: string | null = null) => ({ message, redirect_status: 'blocked', url: null });
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://pegboard.example').searchParams);
const VISITOR = { kind: 'signed-out', isNew: true, shouldUpsell: false } as const;

describe('near a link', () => {
  test('[OB-03] it is checked before it is opened, once', async () => {
    const page = createTestPage();
    for (let times = 0; times < 3; times += 1) page.outbound.prefetchCheck(createLink());
    expect(page.calls).toMatchObject([{ check_only: true, pin_id: '7', url: 'https://a.example/x' }]);
  });

  test('[OB-02] an ad is not checked, nor what does not lead out', () => {
    const page = createTestPage();
    page.outbound.prefetchCheck({ ...createLink(), pin: aPromotedPin() });
    for (const href of ['', '#top', '/pin/8/', 'javascript:alert(1)'])
      page.outbound.prefetchCheck(createLink(href));
    expect(page.calls).toEqual([]);
  });

  test('[OB-03] a response is cached for ten minutes; a failed check is repeated by the next caller', async () => {
    const page = createTestPage(async () => {
      if (page.calls.length === 2) throw new Error('The server is down.');
      return OK_CHECK;
    });
    const near = async (): Promise<number> => {
      page.outbound.prefetchCheck(createLink());
      await flushPromises();
      return page.calls.length;
    };
    expect(await near()).toBe(1);
    page.pass(CHECK_TTL_MS - 1);
    expect(await near()).toBe(1);
    page.pass(1);
    expect(await near()).toBe(2);
    expect(await near()).toBe(3);
  });
});

describe('a click', () => {
  test('[OB-03] on a permitted link is followed by the browser, and reported with check_only false', async () => {
    const page = createTestPage();
    page.outbound.prefetchCheck(createLink());
    await flushPromises();
    expect(clickOn(page.outbound, createLink())).toBe('https://a.example/x');
    expect(page.calls.map(({ check_only: isCheck }) => isCheck)).toEqual([true, false]);
    expect(page.events).toEqual([{ type: 'clickthrough', status: 'ok' }]);
  });

  test('[OB-04] on a blocked link warns in place of opening it', async () => {
    const page = createTestPage(async () => blocked('This shop sends nothing.'));
    page.outbound.prefetchCheck(createLink());
    await flushPromises();
    expect(clickOn(page.outbound, createLink())).toBe('nowhere');
    expect(page.warnings).toEqual([{ status: 'blocked', message: 'This shop sends nothing.' }]);
    expect(page.events).toEqual([{ type: 'clickthrough', status: 'blocked' }]);
  });

  test('[OB-04] on a link whose check failed follows it, and is logged as error', async () => {
    const page = createTestPage(() => Promise.reject(new Error('down')));
    page.outbound.prefetchCheck(createLink());
    await flushPromises();
    expect(clickOn(page.outbound, createLink())).toBe('https://a.example/x');
    expect(page.events).toEqual([{ type: 'clickthrough', status: 'error' }]);
  });

  test('[OB-04] when a check takes too long the link continues; an answer that comes at last still counts', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof OK_CHECK>();
    const page = createTestPage(() => promise);
    page.outbound.prefetchCheck(createLink());
    page.pass(CHECK_TIMEOUT_MS);
    expect(clickOn(page.outbound, createLink())).toBe('https://a.example/x');
    expect(page.events).toEqual([{ type: 'clickthrough', status: 'error' }]);
    resolve({ ...OK_CHECK, ...blocked() });
    await flushPromises();
    expect(clickOn(page.outbound, createLink())).toBe('nowhere');
    expect(page.warnings).toEqual([{ status: 'blocked', message: BLOCKED_LINK_MESSAGES.blocked }]);
  });

  test('[OB-05] before the check has answered goes by the signed address of the pin, whose server decides', () => {
    const page = createTestPage(() => new Promise(() => undefined));
    const link = createLink('https://a.example/x', { trackedLink: SIGNED });
    page.outbound.prefetchCheck(link);
    const way = clickOn(page.outbound, link);
    expect(way.startsWith('/offsite/?')).toBe(true);
    expect(queryOf(way)).toMatchObject({
      token: 't.tracked',
      url: 'https://a.example/x',
      pin: '7',
      csr: 'true',
    });
    expect(page.events).toEqual([{ type: 'clickthrough', status: 'unknown' }]);
  });

  test('[OB-05] without a signed address goes to our page that names the domain', () => {
    const way = clickOn(createTestPage().outbound, createLink('https://a.example/x', { trackedLink: null }));
    expect(queryOf(way)).toEqual({
      url: 'https://a.example/x',
      pin: '7',
      isThirdPartyAd: 'false',
      csr: 'true',
    });
  });

  test('[OB-01] with meta or ctrl follows the link, and one that is blocked to the page that says so', async () => {
    const page = createTestPage(async () => blocked());
    expect(clickOn(page.outbound, createLink(), true)).toBe('https://a.example/x');
    page.outbound.prefetchCheck(createLink());
    await flushPromises();
    expect(clickOn(page.outbound, createLink(), true)).toMatch(/^\/offsite\/\?/);
    expect(page.warnings).toEqual([]);
  });

  test('[OB-01] offline nothing happens', () => {
    const page = createTestPage(undefined, { isOnline: () => false });
    expect(clickOn(page.outbound, createLink())).toBe('nowhere');
    expect([page.calls, page.events]).toEqual([[], []]);
  });

  test.each(['', '#top', 'javascript:alert(1)', 'data:text/html,x', 'https://a\u0000.example/'])(
    '[OB-01] on %j is ignored and logged',
    (href) => {
      const page = createTestPage();
      expect(clickOn(page.outbound, createLink(href))).toBe('nowhere');
      expect([page.calls, page.events]).toEqual([[], [{ type: 'clickthrough', status: 'ignored' }]]);
    },
  );

  test('[RT-08] on a pin page goes by the router', () => {
    const page = createTestPage();
    expect(clickOn(page.outbound, createLink('https://pegboard.example/pin/8/#x'))).toBe('nowhere');
    expect([page.paths, page.calls]).toEqual([['/pin/8/#x'], []]);
  });

  test('on another address of the site is the browser’s affair', () => {
    const page = createTestPage();
    expect(clickOn(page.outbound, createLink('/ada/'))).toBe('/ada/');
    expect([page.paths, page.events]).toEqual([[], []]);
  });
});

describe('the interstitial', () => {
  const visitorPorts = { viewer: () => VISITOR, findInterstitial: async () => true };
  const link = createLink('https://a.example/x', {
    trackedLink: SIGNED,
    category: 'art',
    images: { '236x': { url: '/i/236x/a.webp', width: 236, height: 300 } },
  });

  test('[OB-05] opens for a new visitor with its six parameters', async () => {
    const page = createTestPage(undefined, visitorPorts);
    page.outbound.prefetchCheck(link);
    await flushPromises();
    const way = clickOn(page.outbound, link);
    expect(way.startsWith('/pin_redirect/?')).toBe(true);
    const { redirectUrl = '', ...shown } = queryOf(way);
    expect(shown).toEqual({
      domain: 'a.example',
      domainImageUrl: '',
      origin: '/pin/7/',
      pinCategory: 'art',
      pinImageUrl: '/i/236x/a.webp',
    });
    expect(queryOf(redirectUrl)).toMatchObject({ token: 't.checked', url: 'https://a.example/x' });
  });

  test('[UV-08] the upsell counter is notified of shown prompts only', async () => {
    const onInterstitial = vi.fn<() => void>();
    const page = createTestPage(undefined, { ...visitorPorts, onInterstitial });
    page.outbound.prefetchCheck(link);
    await flushPromises();
    clickOn(page.outbound, link);
    clickOn(page.outbound, createLink('https://a.example/x', { promoter: { entityId: '9' } }));
    expect(onInterstitial).toHaveBeenCalledTimes(1);
  });

  test('[OB-04] a blocked link is warned of all the same', async () => {
    const page = createTestPage(async () => blocked(), visitorPorts);
    page.outbound.prefetchCheck(link);
    await flushPromises();
    expect(clickOn(page.outbound, link)).toBe('nowhere');
    expect(page.warnings).toHaveLength(1);
  });

  test('is requested once, for visitors only, and is skipped without a response', async () => {
    const requests: string[] = [];
    const findInterstitial = async (): Promise<boolean> => {
      requests.push('requested');
      throw new Error('down');
    };
    const page = createTestPage(undefined, { ...visitorPorts, findInterstitial });
    page.outbound.prefetchCheck(link);
    page.outbound.prefetchCheck(createLink('https://b.example/'));
    await flushPromises();
    expect(requests).toEqual(['requested']);
    expect(clickOn(page.outbound, link)).toBe('https://a.example/x');
    createTestPage(undefined, { findInterstitial }).outbound.prefetchCheck(link);
    expect(requests).toEqual(['requested']);
  });
});

describe('attribution', () => {
  const ad = aPromotedPin({
    adDestinationUrl: 'https://shop.example/cups',
    attributionSourceId: '1',
    advertiserId: '2',
    campaignId: '3',
  });
  const link = { ...createLink('https://shop.example/cups'), pin: ad };

  test('[OB-07] a click on an ad is registered', () => {
    const page = createTestPage();
    clickOn(page.outbound, link);
    expect(page.sources).toMatchObject([{ source_event_type: 'click', expiry: '604800', priority: '2' }]);
    expect(page.metrics).toEqual([]);
  });

  test('[OB-07] a view of an ad is registered for a day', () => {
    const page = createTestPage();
    page.outbound.trackView(ad);
    expect(page.sources).toMatchObject([{ source_event_type: 'view', expiry: '86400', priority: '1' }]);
    expect(page.calls).toEqual([]);
  });

  test('[OB-07] what fails is a metric and nothing else', async () => {
    const send = (): Promise<never> => Promise.reject(new Error('down'));
    const statuses: string[] = [];
    const attribution = { isExempt: () => false, send, failed: (status: string) => statuses.push(status) };
    const page = createTestPage(undefined, { attribution });
    expect(clickOn(page.outbound, link)).toBe('https://shop.example/cups');
    clickOn(page.outbound, { ...link, pin: { ...ad, campaignId: null } });
    clickOn(page.outbound, { ...link, pin: { ...ad, adDestinationUrl: 'cups' } });
    clickOn(page.outbound, createLink());
    await flushPromises();
    expect(statuses.toSorted()).toEqual(['failed', 'hostname_parse_failed', 'missing_param', 'skipped']);
  });
});

describe('a right click', () => {
  test('[OB-06] is reported when the page becomes visible again', () => {
    const page = createTestPage();
    page.outbound.trackRightClick(createLink());
    page.turn(false);
    expect(page.calls).toEqual([]);
    page.turn(true);
    page.turn(false);
    page.turn(true);
    expect(page.calls).toMatchObject([{ check_only: false }]);
    expect(page.calls.map(({ aux_data: aux }) => JSON.parse(aux).clickthrough_type)).toEqual(['rightClick']);
    expect(page.events).toEqual([{ type: 'rightClick', status: 'unchecked' }]);
  });

  test('[OB-06] not when the viewer went to a pin page', () => {
    const page = createTestPage();
    page.outbound.trackRightClick(createLink());
    page.turn(false);
    page.turn(true, '/pin/8/');
    expect(page.calls).toEqual([]);
  });
});
