import { TEST_PASSWORD, type TestApp, type TestVisitor } from '../app.ts';
import { testPicture } from '../test-picture.ts';
import type { Known } from './options-of.ts';

const PRIVACIES = ['public', 'protected', 'secret'] as const;
const PLACEMENT = '1000069';
const KILN = { name: 'Kiln & Co.', category: 'maker', website_url: 'https://kiln.example' };
const picture = testPicture();

/** A visitor and two members with boards, sections, pins and comments, and what requests may name of theirs. */
export type SmallWorld = { readonly people: readonly TestVisitor[]; readonly known: Known };

/** Makes people and things of their own, whatever requests did to those before. */
export async function smallWorld(site: TestApp): Promise<SmallWorld> {
  const members = [await site.member('Mara Lind'), await site.member('Noor Haddad')] as const;
  const [mara, noor] = members;
  const image = await picture;
  const [boards, sections, pins]: [string[], string[], string[]] = [[], [], []];
  for (const person of members)
    for (const privacy of PRIVACIES) {
      const board = (await person.call('Board', 'create', { name: `${privacy} cups`, privacy })).data.id;
      boards.push(board);
      sections.push(
        (await person.call('BoardSection', 'create', { board_id: board, title: 'Blue' })).data.id,
      );
      pins.push((await person.call('Pin', 'create', { board_id: board, image_base64: image })).data.id);
    }
  const comments = await Promise.all(
    pins.slice(0, 2).map(async (pin) => {
      const { data } = await mara.call('AggregatedComment', 'create', { pin_id: pin, text: 'A cup.' });
      return data.id as string;
    }),
  );
  const { bookmark = '-end-' } = await mara.get('Boards', { username: mara.username, page_size: 1 });
  const { data: invite } = await mara.call('InviteCode', 'create', { invite_channel: 5 });
  const { data: upload } = await noor.call('VIP', 'create', { type: 'pinimage' });
  const { businesses, calls, invites } = await someBusinesses(mara, noor);
  const byName: readonly (readonly [RegExp, readonly string[]])[] = [
    [/placed/, [`${PLACEMENT}:500417`]],
    [/placement/, [PLACEMENT]],
    [/business|node|parent/, businesses],
    [/call_id/, calls],
    [/invite_id/, invites],
    [/^who$/, ['shop@pegboard.example', noor.username]],
    [/bookmark|after/, [bookmark]],
    [/comment/, comments],
    [/^text$/, ['A cup.']],
    [/upload/, [upload.upload_id]],
    [/code/, [invite.invite_code]],
    [/user_?name/, [mara.username, noor.username]],
    [/password/, [TEST_PASSWORD]],
    [/image_base64/, [image]],
    [/board/, boards],
    [/section/, sections],
    [/user|person|subject|blocked/, [mara.id, noor.id]],
    [/url|link/, ['https://example.com/cup', '/v3/users/me/', `/v3/boards/${boards[0]}/follow/`]],
    [/pin|^id$/, pins],
    [/_id/, [...boards, ...pins, mara.id, noor.id]],
  ];
  return {
    people: [site.visitor(), ...members, ...members],
    known: (name) => byName.find(([pattern]) => pattern.test(name))?.[1] ?? [],
  };
}

/** A business of each kind that one runs and the other works with, an invite to each of them, and a call asked for. */
async function someBusinesses(
  owner: TestVisitor,
  mate: TestVisitor,
): Promise<Readonly<Record<'businesses' | 'calls' | 'invites', readonly string[]>>> {
  const business = {
    business_id: (await owner.call('BusinessConversion', 'create', KILN)).data.id as string,
  };
  const above = await Promise.all(
    (['manager', 'hierarchy'] as const).map(async (kind) => {
      const { data } = await owner.call('Business', 'create', { kind, name: 'Cups' });
      return data.id as string;
    }),
  );
  const ask = (who: string) => owner.call('BusinessInvites', 'create', { ...business, who, role: 'admin' });
  const invites = [await ask(mate.username), await ask('books@pegboard.example')];
  const { data: call } = await owner.call('BusinessCall', 'create', {
    topic: 'ads',
    day: new Date().toISOString().slice(0, 10),
    part_of_day: 'morning',
    phone: '+1 555 0100',
  });
  return {
    businesses: [business.business_id, ...above],
    calls: call ? [call.id] : [],
    invites: invites.flatMap(({ data }) => (data ? [data.id] : [])),
  };
}
