import { describe, expect, test } from 'vitest';
import { clickDecision, type ClickFacts } from './click-policy.ts';
import { linkKind } from './link-kind.ts';

const SITE = 'https://pegboard.example';
const aLink = (link: string) => linkKind(link, SITE);
const PROMOTER = { id: '9', entityId: '9' };
const AD = { id: '7', isPromoted: true, promoter: PROMOTER };
const VISITOR = { kind: 'signed-out', isNew: true, shouldUpsell: false } as const;

const decide = (facts: Partial<ClickFacts> = {}) =>
  clickDecision({
    link: aLink('https://a.example/x'),
    pin: { id: '7' },
    surface: 'AuthHomefeed',
    path: '/',
    viewer: { kind: 'signed-in' },
    hasInterstitial: false,
    opensNewTab: false,
    isOnline: true,
    ...facts,
  });

describe('[OB-01] before a link is opened', () => {
  test.each([
    ['an empty link is ignored', { link: aLink('') }, { kind: 'ignore', why: 'empty' }],
    ['one that starts with # is ignored', { link: aLink('#top') }, { kind: 'ignore', why: 'empty' }],
    ['one that is no web address is ignored', { link: aLink('tel:7') }, { kind: 'ignore', why: 'scheme' }],
    ['a pin page is internal', { link: aLink('/pin/8/') }, { kind: 'internal', path: '/pin/8/' }],
    ['a pin page opens beside', { link: aLink('/pin/8/'), opensNewTab: true }, { kind: 'open' }],
    [
      'a pin page is internal offline too',
      { link: aLink('/pin/8/'), isOnline: false },
      { kind: 'internal', path: '/pin/8/' },
    ],
    ['meta or ctrl opens a link normally', { opensNewTab: true }, { kind: 'open' }],
    ['offline does nothing', { isOnline: false }, { kind: 'offline' }],
    ['nor beside', { isOnline: false, opensNewTab: true }, { kind: 'offline' }],
    ['our signed way out opens: its server decides', { link: aLink('/offsite/?token=x') }, { kind: 'open' }],
  ] as const)('%s', (_, facts, expected) => expect(decide(facts)).toEqual(expected));
});

describe('[OB-02] the check', () => {
  const checked = { kind: 'check', openMode: 'open' };
  test.each([
    ['runs for a pin that nobody promotes', {}, checked],
    ['does not run for an ad', { pin: AD }, { kind: 'open' }],
    ['runs for an ad that was saved (downstream)', { pin: { ...AD, isDownstreamPromotion: true } }, checked],
    ['does not run on a listed surface', { surface: 'RelatedProductsFeed' }, { kind: 'open' }],
    ['runs there for the pin in the path', { surface: 'RelatedProductsFeed', path: '/pin/7/' }, checked],
    ['also by a slug', { surface: 'RelatedProductsFeed', path: '/pin/blue-mug--7/x' }, checked],
    ['not for another pin', { surface: 'RelatedProductsFeed', path: '/pin/77/' }, { kind: 'open' }],
    ['does not run for an ad in the path', { pin: AD, path: '/pin/7/' }, { kind: 'open' }],
    ['runs for an ad with credentials in its link', { pin: AD, link: aLink('https://a@b.example') }, checked],
    ['runs for an ad that leads inside', { pin: AD, link: aLink('http://10.0.0.1/') }, checked],
  ] as const)('%s', (_, facts, expected) => expect(decide(facts)).toEqual(expected));
});

describe('[OB-05] the interstitial', () => {
  const visitor = { viewer: VISITOR, hasInterstitial: true };
  const through = { kind: 'check', openMode: 'interstitial' };
  const past = { kind: 'check', openMode: 'open' };
  test.each([
    ['opens for a new visitor', visitor, through],
    [
      'opens for one to be won',
      { ...visitor, viewer: { ...VISITOR, isNew: false, shouldUpsell: true } },
      through,
    ],
    ['opens without a check', { ...visitor, surface: 'RelatedProductsFeed' }, { kind: 'interstitial' }],
    ['not for one who is neither', { ...visitor, viewer: { ...VISITOR, isNew: false } }, past],
    ['not for members', { hasInterstitial: true }, past],
    ['not for bots', { ...visitor, viewer: { kind: 'bot' } }, past],
    ['not when a promoter is set', { ...visitor, pin: { id: '7', promoter: PROMOTER } }, past],
    ['not when there is none', { ...visitor, hasInterstitial: false }, past],
    ['not offline', { ...visitor, isOnline: false }, { kind: 'offline' }],
  ] as const)('%s', (_, facts, expected) => expect(decide(facts)).toEqual(expected));
});
