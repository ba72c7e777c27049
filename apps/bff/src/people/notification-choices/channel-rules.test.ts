import { expect, test } from 'vitest';
import { changeChannels, changeLists, channelTable, hasDigest, mailLists } from './channel-rules.ts';

const defaults = channelTable({});

test('[AC-12] without a choice, invites are mailed and what concerns the account, and nothing is in a digest', () => {
  expect(mailLists(defaults)).toEqual({
    board_invites: true,
    notifications: false,
    digest: false,
    business_digest: true,
  });
  expect(hasDigest(defaults)).toBe(false);
  expect(defaults.comment).toEqual({ app: true, push: true, mail: 'off' });
  expect(defaults.save.push).toBe(false);
  expect(defaults.export_ready).toEqual({ app: true, push: true, mail: 'immediate' });
});

test('[AC-12] mails about exports and webhooks stay when a list is turned off, unless they are in its digest', () => {
  const off = { board_invites: false, notifications: false, digest: false, business_digest: false };
  expect(changeChannels(defaults, changeLists(defaults, off)).webhook_disabled.mail).toBe('immediate');
  const table = changeChannels(defaults, { webhook_disabled: { mail: 'digest' } });
  expect(changeChannels(table, changeLists(table, off)).webhook_disabled.mail).toBe('off');
});

test('[AC-12] a change of one channel leaves the others', () => {
  const table = changeChannels(defaults, { comment: { mail: 'digest' } });
  expect(table.comment).toEqual({ app: true, push: true, mail: 'digest' });
  expect(table.reply).toEqual(defaults.reply);
  expect(hasDigest(table)).toBe(true);
});

test('[AC-12] new Pins of boards, which are computed, are neither pushed nor mailed at once', () => {
  const { board_pins: channels } = changeChannels(defaults, {
    board_pins: { push: true, mail: 'immediate' },
  });
  expect(channels).toEqual({ app: true, push: false, mail: 'digest' });
});

test('[AC-12] a list that is turned off ends the mails of its kinds, and no others', () => {
  const table = changeChannels(defaults, {
    comment: { mail: 'immediate' },
    save: { mail: 'digest' },
  });
  const after = changeChannels(table, changeLists(table, { notifications: false }));
  expect(mailLists(after)).toEqual({
    board_invites: true,
    notifications: false,
    digest: true,
    business_digest: true,
  });
  expect(after.comment).toEqual({ ...defaults.comment, mail: 'off' });
});

test('[AC-12] a list that is turned on mails kinds that are not mailed, and one that is on stays', () => {
  const on = changeChannels(defaults, changeLists(defaults, { notifications: true, digest: true }));
  expect(on.mention.mail).toBe('immediate');
  expect(on.save.mail).toBe('digest');
  expect(on.board_invite.mail).toBe('immediate');
  const chosen = changeChannels(defaults, { save: { mail: 'digest' } });
  expect(changeChannels(chosen, changeLists(chosen, { digest: true }))).toEqual(chosen);
});
