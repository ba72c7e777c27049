import { expect, test, vi } from 'vitest';
import {
  CHANNELS_WITHOUT_POPOVER,
  inviteNote,
  hasSenderHeader,
  type InviteReader,
  type SharedInvite,
} from './invite-note.ts';
import { inviteLink, INVITE_CHANNELS } from './invite-link.ts';
import { lookUpInvite, type InvitePorts } from './look-up-invite.ts';
import { createViewedSharedPins } from './viewed-shared-pins.ts';

const INVITE: SharedInvite = {
  channel: 1,
  senderId: '7',
  firstName: 'Maya',
  imageUrl: '/image/maya.webp',
  mayMessage: true,
};
const READER: InviteReader = { viewerId: undefined, device: 'desktop', isBot: false };

test.each<[string, Partial<SharedInvite>, Partial<InviteReader>, string | undefined]>([
  ['a visitor at a desktop by a popover', {}, {}, 'popover'],
  ['a visitor on a phone by the header alone', {}, { device: 'mobile' }, undefined],
  ['a visitor on a tablet by the header alone', {}, { device: 'tablet' }, undefined],
  ['a member at a desktop by a toast', {}, { viewerId: '9' }, 'toast'],
  ['a member on a phone by a toast', {}, { viewerId: '9', device: 'mobile' }, 'toast'],
  ['a member on a tablet by the header alone', {}, { viewerId: '9', device: 'tablet' }, undefined],
  ['the sender of nothing', {}, { viewerId: '7' }, undefined],
  ['who may have no messages by the header alone', { mayMessage: false }, {}, undefined],
  ['a bot of nothing', {}, { isBot: true }, undefined],
  ['a visitor when no channel is known by a popover', { channel: null }, {}, 'popover'],
  ...[5, 9, 12, 16].map((channel): [string, Partial<SharedInvite>, Partial<InviteReader>, undefined] => [
    `a visitor over channel ${channel} by the header alone`,
    { channel },
    {},
    undefined,
  ]),
  ['a member over channel 5 by a toast', { channel: 5 }, { viewerId: '9' }, 'toast'],
])('[IV-02] an invite tells %s', (_, invite, reader, note) => {
  expect(inviteNote({ ...INVITE, ...invite }, { ...READER, ...reader })).toBe(note);
});

test('[IV-02] the header names the sender to everybody but themselves', () => {
  expect(hasSenderHeader(INVITE, READER)).toBe(true);
  expect(hasSenderHeader({ ...INVITE, mayMessage: false }, { ...READER, viewerId: '9' })).toBe(true);
  expect(hasSenderHeader(INVITE, { ...READER, viewerId: '7' })).toBe(false);
});

const sender = { first_name: 'Maya', full_name: 'Maya Lind', image_medium_url: null, is_default_image: true };
const ports = (ask: unknown, call: unknown): InvitePorts => ({
  ask: vi.fn(async () => (ask instanceof Error ? Promise.reject(ask) : ask) as never),
  call: vi.fn(async () => (call instanceof Error ? Promise.reject(call) : call) as never),
});
const found = {
  result: {
    __typename: 'InviteCodeData',
    data: {
      inviteChannel: 12,
      sender: {
        entityId: '7',
        firstName: 'Maya',
        fullName: 'Maya Lind',
        imageMediumUrl: '/image/maya.webp',
        isDefaultImage: false,
        shouldShowMessaging: true,
      },
    },
  },
};

test('[IV-01] an invite is looked up by GraphQL', async () => {
  const both = ports(found, undefined);
  expect(await lookUpInvite(both, 'k3')).toEqual({ ...INVITE, channel: 12 });
  expect(both.call).not.toHaveBeenCalled();
});

test('[IV-01] and by the resource where GraphQL fails', async () => {
  const data = { sender: { ...sender, id: '7', should_show_messaging: true }, invite_channel: 5 };
  expect(await lookUpInvite(ports(new Error('away'), { ok: true, data }), 'k3')).toEqual({
    ...INVITE,
    channel: 5,
    imageUrl: null,
  });
});

test.each([
  ['an unknown code', { result: { __typename: 'NotFound' } }, undefined],
  ['two failures', new Error('away'), new Error('away')],
  ['a refusal', new Error('away'), { ok: false, failure: {} }],
  ['an answer without a sender', new Error('away'), { ok: true, data: { sender: null } }],
  ['an answer of another shape', new Error('away'), { ok: true, data: { sender: { id: 7 } } }],
])('[IV-01] %s is no invite, and silent', async (_, ask, call) => {
  expect(await lookUpInvite(ports(ask, call), 'k3')).toBeUndefined();
});

test('[IV-02] viewedSharedPins keeps the code of each shared pin, also when the address no longer has it', () => {
  const pins = createViewedSharedPins();
  expect(pins.at({ pathname: '/pin/stoneware-cup--912/', search: '?invite_code=k3' })).toEqual({
    pinId: '912',
    code: 'k3',
  });
  expect(pins.at({ pathname: '/pin/913/', search: '' })).toBeUndefined();
  expect(pins.at({ pathname: '/pin/912/', search: '' })).toEqual({ pinId: '912', code: 'k3' });
  expect(pins.viewed()).toEqual({ '912': { inviteCode: 'k3' } });
});

test('[IV-02] an unknown code is cleared, and not looked up again', () => {
  const pins = createViewedSharedPins();
  pins.at({ pathname: '/pin/912/', search: '?invite_code=k3' });
  pins.forget('912');
  expect(pins.viewed()).toEqual({});
  expect(pins.at({ pathname: '/pin/912/', search: '?invite_code=k3' })).toBeUndefined();
});

test.each(['/', '/pin/cup/', '/pin/912/repin/', '/ada/cups/', '/pin/%E0/'])(
  '[IV-02] an invite code at %s shares no pin',
  (pathname) => expect(createViewedSharedPins().at({ pathname, search: '?invite_code=k3' })).toBeUndefined(),
);

test('[IV-02] a link that a member copies carries a code made for it', async () => {
  const call = vi.fn(async () => ({ invite_code: 'k3', expires_at: 'then' }));
  expect(await inviteLink('https://pegboard.example/pin/7/', INVITE_CHANNELS.copiedLink, call)).toBe(
    'https://pegboard.example/pin/7/?invite_code=k3',
  );
  expect(call).toHaveBeenCalledWith({ name: 'InviteCode', action: 'create', options: { invite_channel: 1 } });
  expect(CHANNELS_WITHOUT_POPOVER.has(INVITE_CHANNELS.copiedLink)).toBe(false);
});

test.each([
  ['is refused', async () => Promise.reject(new Error('too many'))],
  ['has another shape', async () => ({})],
])('[IV-02] the link is the plain address when the code %s', async (_, call) => {
  expect(await inviteLink('https://pegboard.example/pin/7/', 1, call)).toBe(
    'https://pegboard.example/pin/7/',
  );
});
