import { describe, expect, test } from 'vitest';

import * as types from '../index.ts';
import * as testing from '../testing/index.ts';

describe('boards', () => {
  test('[TY-14] a board is public, protected or secret', () => {
    for (const privacy of ['public', 'protected', 'secret'] as const) {
      expect(types.boardSchema.parse(testing.aBoard({ privacy })).privacy).toBe(privacy);
    }
    expect(types.boardSchema.safeParse({ ...testing.aBoard(), privacy: 'hidden' }).success).toBe(false);
  });

  test('[TY-14] a board that comes without its privacy is refused, never taken for public', () => {
    const { privacy: _, ...board } = testing.aBoard();
    expect(types.boardSchema.safeParse(board).success).toBe(false);
  });

  test('[TY-14] a new board is public when its maker says nothing', () => {
    expect(types.newBoardSchema.parse({ name: ' Quiet  kitchens ' })).toEqual({
      name: 'Quiet kitchens',
      privacy: 'public',
    });
    expect(types.newBoardSchema.parse({ name: 'Gifts', privacy: 'secret' }).privacy).toBe('secret');
  });

  test('[TY-14] a board, its sections, collaborators and invites are parsed completely', () => {
    const board = testing.aBoard({
      sections: [testing.aSection()],
      collaborators: [testing.aPinner()],
      invites: [testing.aBoardInvite()],
    });
    expect(types.boardSchema.parse(board)).toEqual(board);
  });

  test('[TY-14] a section has id, title, slug; a repin result its id, board and section', () => {
    const { pinCount: _, ...section } = testing.aSection();
    const result = testing.aRepinResult({ section });
    expect(types.sectionSchema.parse(section)).toEqual(section);
    expect(types.repinResultSchema.parse(result)).toEqual(result);
  });
});

describe('texts that somebody writes', () => {
  const pot = '👩🏾‍🍳';

  test.each([
    ['one character', 'a', true],
    ['50 characters', pot.repeat(50), true],
    ['51 characters', pot.repeat(51), false],
    ['nothing', '', false],
    ['white space', ' \n ', false],
    ['nothing that is seen', '\u200b\u2060', false],
    ['a NUL', 'a\0b', false],
    ['half a surrogate pair', 'a\ud83d', false],
  ])('[TY-21] a board title of %s is accepted: %s', (_, title, expected) => {
    expect(types.boardTitleSchema.safeParse(title).success).toBe(expected);
  });

  test.each([
    ['nothing', '', true],
    ['500 characters', pot.repeat(500), true],
    ['501 characters', pot.repeat(501), false],
    ['a NUL', 'a\0b', false],
  ])('[TY-21] a pin description of %s is accepted: %s', (_, description, expected) => {
    expect(types.pinDescriptionSchema.safeParse(description).success).toBe(expected);
  });
});

describe('people', () => {
  test('[TY-14] a pinner and a user are parsed completely', () => {
    const user = testing.aUser();
    expect(types.userSchema.parse(user)).toEqual(user);
    expect(types.userSchema.shape).toHaveProperty('created_at');
    expect(types.userSchema.shape).toHaveProperty('pin_count');
    const pinner = testing.aPinner({ fullName: 'Jonas Weber', explicitlyFollowedByMe: true });
    expect(types.pinnerSchema.parse(pinner)).toEqual(pinner);
  });

  test('[TY-14] nothing private passes through a user', () => {
    expect(types.userSchema.parse({ ...testing.aUser(), email: 'mira@a.example' })).not.toHaveProperty(
      'email',
    );
  });

  test('[TY-14] the first name of who sent an invite is cut to 30 characters', () => {
    const sender = testing.anInviteSender({ first_name: 'M'.repeat(31) });
    expect(types.inviteSenderSchema.parse(sender).first_name).toBe(`${'M'.repeat(27)}...`);
    expect(
      types.inviteMetadataSchema.parse({ sender: testing.anInviteSender(), invite_channel: 5 }),
    ).toMatchObject({
      sender: { first_name: 'Mira', full_name: 'Mira Okafor', should_show_messaging: true },
      invite_channel: 5,
    });
  });

  test('[TY-14] a session has its viewer, its device and what was saved and seen before sign-in', () => {
    const session = testing.aVisitorSession({
      hasSavedUnauthPin: true,
      unauthSavePinId: '7',
      viewedSharedPins: { '7': { inviteCode: 'k3' } },
    });
    expect(types.sessionSchema.parse(session)).toEqual(session);
    expect(types.sessionSchema.parse(testing.aSession()).isAuthenticated).toBe(true);
  });
});

describe('smaller things', () => {
  test('[TY-14] an interest has id, name, url_name', () => {
    const interest = testing.anInterest();
    expect(types.interestSchema.parse(interest)).toEqual(interest);
  });

  test('[TY-14] the best rating is 5 by default', () => {
    expect(types.ratingSchema.parse({ rating: 4.5 })).toEqual({ rating: 4.5, max_rating: 5 });
    expect(types.ratingSchema.parse({ rating: 4.5, max_rating: 10 }).max_rating).toBe(10);
  });

  test('[TY-14] an offsite check answers message, redirect_status, url', () => {
    const answer = { message: 'Not safe', redirect_status: 'blocked', url: 'https://a.example/' };
    expect(types.offsiteCheckSchema.parse(answer)).toEqual(answer);
  });

  test.each([
    [
      'everything',
      { clickthrough_type: 'rightClick', objectId: '7', collection_click_position: 0, creative_type: 3 },
      true,
    ],
    ['nothing', {}, true],
    ['another way of opening', { clickthrough_type: 'tap' }, false],
    ['a place before the first', { collection_click_position: -1 }, false],
    ['more than it has', { address: '10.0.0.1' }, false],
  ])('[OB-03] what is said of a click may be %s: %3$s', (_, aux, expected) => {
    expect(types.offsiteAuxDataSchema.safeParse(aux).success).toBe(expected);
  });

  test('[OB-04] a blocked link has a title, a label, a message and a button', () => {
    expect(types.BLOCKED_LINK_TEXTS).toEqual({
      title: 'Heads up!',
      label: 'We have blocked this link',
      confirm: 'Okay',
    });
    expect(Object.keys(types.BLOCKED_LINK_MESSAGES)).toEqual(types.BLOCKED_REDIRECT_STATUSES);
  });

  test('an experience has its placement, its id and its sub-experiences', () => {
    const experience = { placementId: '1000069', experienceId: '500417', subExperienceIds: ['1'] };
    expect(types.experienceSchema.parse(experience)).toEqual(experience);
  });

  test('the application opens in focus, with its plus button, without autoplay and typeahead, at lg', () => {
    expect(types.INITIAL_APP_UI_STATE).toMatchObject({
      appInFocus: true,
      footerPlusButtonVisible: true,
      isAutoplay: false,
      typeaheadOverlayShown: false,
      viewportSize: 'lg',
    });
  });
});

describe('what a browser remembers', () => {
  test('[TY-15] the state of a visitor is parsed completely', () => {
    const state = testing.aVisitorState({
      closeupPins: ['7'],
      completedSearches: [{ query: 'bowls', rs: 'typed', scope: 'pins', rg: 'clay' }],
      clickthroughPins: [
        { pinId: '7', link: 'https://a.example/', imageSignature: 'ab', domain: 'a.example' },
      ],
      downloadedPinsCount: 2,
      savedPins: [{ pinId: '7', ts: 1_790_000_000_000 }],
      invitesRedeemed: ['k3'],
      revisitationState: { count: 3, time: 1, ts: 2 },
      isQUS: true,
      daysSinceLastRevisitation: 9,
      daysSinceLastRevisitationBucket: '7-13',
    });
    expect(types.visitorStateSchema.parse(state)).toEqual(state);
  });

  test('[TY-15] an entry of the recent close-ups has path, pageType, ts, id', () => {
    const entry = { path: '/pin/7/', pageType: 'closeup', ts: 1_790_000_000_000, id: '7' };
    expect(types.recentCloseupSchema.parse(entry)).toEqual(entry);
    expect(types.recentCloseupSchema.safeParse({ ...entry, ts: 'today' }).success).toBe(false);
  });
});
