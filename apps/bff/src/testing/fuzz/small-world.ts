import { followRequests } from '../../people/accounts/index.ts';
import { videoUploads } from '../../pins/video-uploads/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TEST_PASSWORD, type TestApp, type TestVisitor } from '../app.ts';
import { testPicture } from '../test-picture.ts';
import { accountWorld } from './account-world.ts';
import { boardWorld, TEXT } from './board-world.ts';
import { draftWorld } from './draft-world.ts';
import { businessWorld } from './business-world.ts';
import type { Known, ValueGenerators } from './options-of.ts';

const PRIVACIES = ['public', 'protected', 'secret'] as const;
const PLACEMENT = '1000069';
const picture = testPicture();

/** A visitor and two members with boards, sections, pins and comments, and the ids that requests may name. */
export type SmallWorld = { readonly people: readonly TestVisitor[]; readonly known: Known };

/** Creates new members with objects of their own, independent of earlier requests. */
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
      const { data } = await mara.call('AggregatedComment', 'create', { pin_id: pin, text: TEXT });
      return data.id as string;
    }),
  );
  const { bookmark = '-end-' } = await mara.get('Boards', { username: mara.username, page_size: 1 });
  const { data: invite } = await mara.call('InviteCode', 'create', { invite_channel: 5 });
  const { data: upload } = await noor.call('VIP', 'create', { type: 'pinimage' });
  const { db } = site.deps;
  const videoId = newId();
  await db.insert(videoUploads).values({ id: videoId, ownerId: BigInt(noor.id), bytes: 9 });
  await db.insert(followRequests).values({ requesterId: BigInt(noor.id), requestedId: BigInt(mara.id) });
  const [boardId = ''] = boards;
  const [pinId = '', , , otherPin = ''] = pins;
  const { drafts, generators: ofDrafts } = await draftWorld(site, mara, boardId);
  const ofBoards = await boardWorld(db, members, { boards: boards.slice(0, 3), pins, otherPin, drafts });
  const ofBusinesses = await businessWorld(db, members, { boardId, pinId });
  const byName: ValueGenerators = [
    [/placed/, [`${PLACEMENT}:500417`]],
    [/placement/, [PLACEMENT]],
    ...ofDrafts,
    ...ofBoards,
    ...ofBusinesses,
    ...(await accountWorld(site, noor)),
    [/^who$/, ['shop@pegboard.example', noor.username]],
    [/bookmark|after/, [bookmark]],
    [/comment/, comments],
    [/^text$/, [TEXT]],
    [/upload/, [upload.upload_id, String(videoId)]],
    [/code/, [invite.invite_code]],
    [/user_?name/, [mara.username, noor.username]],
    [/password/, [TEST_PASSWORD]],
    [/image_base64/, [image]],
    [/board/, boards],
    [/section/, sections],
    [/user|person|subject|blocked/, [mara.id, noor.id]],
    [/^link$/, ['https://example.com/cup']],
    [/url|link/, ['https://example.com/cup', '/v3/users/me/', `/v3/boards/${boards[0]}/follow/`]],
    [/pin|^id$/, pins],
    [/_id/, [...boards, ...pins, mara.id, noor.id]],
  ];
  return {
    people: [site.visitor(), ...members, ...members],
    known: (name) => byName.find(([pattern]) => pattern.test(name))?.[1] ?? [],
  };
}
