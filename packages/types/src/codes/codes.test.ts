import { describe, expect, test } from 'vitest';

import * as types from '../index.ts';

const words = (text: string): string[] => text.split(' ');

describe('codes', () => {
  test('[TY-11] the shopping flags', () => {
    expect(types.SHOPPING_FLAGS).toEqual({
      available: 1,
      shopTheLook: 2,
      productPinV2: 5,
      richProductPin: 6,
      organicProductCarousel: 10,
    });
  });

  test('[TY-05] quick_saves is the layout of the profile, and 0, 2, 3 matter to a sponsorship', () => {
    expect(types.QUICK_SAVES_LAYOUT).toBe('quick_saves');
    expect(types.QUICK_SAVES_BOARD_NAME).toBe('Quick Saves');
    expect(Object.values(types.SPONSORSHIP_STATUSES)).toEqual([0, 2, 3]);
  });

  test('[TY-16] the search scopes, and the numbers of five of them', () => {
    expect([...types.SEARCH_SCOPES]).toEqual(
      words('pins buyable_pins my_pins videos boards users idea_pins my_content'),
    );
    expect(types.SEARCH_SCOPE_INDEX).toEqual({ pins: 0, buyable_pins: 1, videos: 2, boards: 3, users: 4 });
  });

  test('[TY-18] the states of a video player, 0 to 9 in order', () => {
    const names =
      'DEFAULT LOAD_START LOADED_METADATA LOADED_DATA PLAYING PAUSED SEEKING STALLING FAILED ENDED';
    expect(types.VIDEO_PLAYER_STATES).toEqual(
      Object.fromEntries(words(names).map((name, code) => [name, code])),
    );
  });

  test('[TY-18] the media errors, 1 to 4', () => {
    expect(types.MEDIA_ERRORS).toEqual({ aborted: 1, network: 2, decode: 3, sourceNotSupported: 4 });
  });

  test('[TY-09] the video variants', () => {
    expect([...types.VIDEO_VARIANTS]).toEqual(words('V_720P V_HLSV4 V_HLSV3_MOBILE'));
  });

  test('[TY-20] the board sort options, last_pinned_to by default', () => {
    expect([...types.BOARD_SORTS]).toEqual(
      words('alphabetical last_pinned_to oldest newest group_boards_at_top custom'),
    );
    expect(types.DEFAULT_BOARD_SORT).toBe('last_pinned_to');
  });

  test('[TY-20] the OS codes', () => {
    expect(types.OS_CODES).toEqual({
      windowsXp: 1,
      windowsVista: 2,
      windows7: 3,
      windows8: 4,
      windowsOther: 12,
      mac: 5,
      ios: 6,
      android: 7,
      ubuntu: 8,
      chromiumOs: 13,
      unknown: 0,
    });
  });

  test('[TY-20] the search referrers', () => {
    expect(types.SEARCH_REFERRERS.join(', ')).toBe(
      'Google, Bing, Yahoo, Yandex, Rakuten, Naver, AMP cache, DuckDuckGo',
    );
  });

  test('[TY-20] the supported advertiser integrations', () => {
    expect(types.ADVERTISER_INTEGRATIONS.join(', ')).toBe(
      'Google Tag Manager, Shopify, WooCommerce, WordPress, Squarespace, Weebly, Tealium, Magento, Ecwid, ' +
        'BigCommerce, Premmerce, Segment, Branch, Hightouch, Eulerian, Adobe Real-Time CDP, Adobe Commerce, ' +
        'Salesforce Commerce Cloud, Conversions API',
    );
  });

  test('[TY-20] the event types: those that are known and those that are only seen', () => {
    expect(types.EVENT_TYPES).toEqual({
      save: 5,
      pinImpression: 18,
      block: 54,
      unblock: 55,
      shareTap: 102,
      carouselSlotImpression: 7352,
    });
    expect([...types.OTHER_EVENT_TYPES]).toEqual([7, 12, 48, 101, 4503, 6567, 6568, 7761, 7762, 8948]);
  });

  test('[TY-20] the view type and the view parameters', () => {
    expect(types.CLOSEUP_VIEW_TYPE).toBe(3);
    expect(types.VIEW_PARAMETERS).toEqual({
      plain: 140,
      plainAlternative: 139,
      article: 141,
      product: 144,
      recipe: 145,
    });
    expect([...types.RELATED_VIEW_PARAMETERS]).toEqual([140, 141, 144, 145, 139, 3173]);
    expect(types.NEWS_HUB_VIEW_PARAMETER).toBe(3082);
  });

  test.each([
    ['bulk actions', types.BULK_ACTIONS, 'bulkMove bulkCopy bulkCreateSection bulkDelete'],
    [
      'feed types',
      types.FEED_TYPES,
      'boardfeed board-section-pins profile-pins-feed searchPins unified-comments',
    ],
    ['genders', types.GENDERS, 'female male unspecified'],
    ['matched genders', types.MATCHED_GENDERS, 'FEMALE MALE'],
    ['blocked redirect statuses', types.BLOCKED_REDIRECT_STATUSES, 'blocked suspicious porn'],
    ['kinds that can be reported', types.REPORTED_KINDS, 'pin comment user board'],
    ['decisions of moderators', types.MODERATION_DECISIONS, 'keep remove warn'],
    ['feedback statuses', types.FEEDBACK_STATUSES, 'none reported other unfollowed'],
    ['upload statuses', types.UPLOAD_STATUSES, 'registered processing succeeded failed'],
  ])('[TY-20] the %s', (_, values, expected) => {
    expect([...values]).toEqual(words(expected));
  });
});
