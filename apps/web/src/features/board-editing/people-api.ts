import type { BoardPerson, PeoplePorts, PortResult } from '@pegboard/boards/people';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { toPublicUrl } from '../../data/app-window.ts';

const right = z.enum(['add', 'edit', 'invite']);
const person = z.object({
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  image_medium_url: z.nullable(z.string()),
});
const collaborator = z.extend(person, { rights: z.array(right) });
const invite = z.object({ invited_user: person, rights: z.array(right) });
const PEOPLE_MAX = 100;

const toPerson = (
  one: z.infer<typeof person>,
  more: Pick<BoardPerson, 'rights' | 'isInvited'>,
): BoardPerson => ({
  id: one.id,
  username: one.username,
  name: one.full_name || one.username,
  picture: one.image_medium_url,
  ...more,
});

/** Returns the result of a request, with the message of an error. */
async function toResult<T>(task: () => Promise<T>): Promise<PortResult<T>> {
  try {
    return { ok: true, value: await task() };
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    const { message, fields } = error.failure;
    return { ok: false, message, fields };
  }
}

/** Returns the ports of the collaborators panel (IV-03). */
export function peoplePorts(boardId: string, seesInvites: boolean, onChange: () => void): PeoplePorts {
  const call = async (
    name: string,
    action: 'get' | 'create' | 'update' | 'delete',
    options: Readonly<Record<string, unknown>>,
  ): Promise<unknown> => {
    const data = await callResource({ name, action, options: { board_id: boardId, ...options } });
    if (action !== 'get') onChange();
    return data;
  };
  const nothing = (
    name: string,
    action: 'create' | 'update' | 'delete',
    options: Readonly<Record<string, unknown>>,
  ) =>
    toResult(async () => {
      await call(name, action, options);
      return null;
    });
  return {
    read: () =>
      toResult(async () => {
        const page = { page_size: PEOPLE_MAX };
        const [on, invited] = await Promise.all([
          call('BoardCollaborator', 'get', page),
          seesInvites ? call('BoardInvite', 'get', page) : [],
        ]);
        return [
          ...z
            .array(collaborator)
            .parse(on)
            .map((one) => toPerson(one, { rights: one.rights, isInvited: false })),
          ...z
            .array(invite)
            .parse(invited)
            .map((one) => toPerson(one.invited_user, { rights: one.rights, isInvited: true })),
        ];
      }),
    async find(typed) {
      try {
        const options = { query: typed, page_size: 5 };
        const found = await callResource({ name: 'Contacts', action: 'get', options });
        return z
          .array(z.object({ id: z.string(), username: z.string(), full_name: z.string() }))
          .parse(found)
          .map(({ id, username, full_name: name }) => ({ id, username, name }));
      } catch {
        // Without suggestions a username can still be typed.
        return [];
      }
    },
    invite: (username, rights) =>
      toResult(async () => {
        const made = await call('BoardInvite', 'create', { username, rights });
        const { invited_user: one, state } = z
          .object({ invited_user: person, state: z.enum(['invited', 'accepted']) })
          .parse(made);
        return toPerson(one, {
          rights: [...new Set(['add' as const, ...rights])],
          isInvited: state === 'invited',
        });
      }),
    uninvite: (id) => nothing('BoardInvite', 'delete', { invited_user_id: id }),
    remove: (id) => nothing('BoardCollaborator', 'delete', { invited_user_id: id }),
    restore: (id) => nothing('BoardPersonRestore', 'create', { invited_user_id: id }),
    changeRights: (id, rights) => nothing('BoardCollaborator', 'update', { invited_user_id: id, rights }),
    makeLink: (rights) =>
      toResult(async () => {
        const made = await call('BoardInviteLink', 'create', { rights });
        return toPublicUrl(z.object({ url: z.string() }).parse(made).url);
      }),
    endLinks: () => nothing('BoardInviteLink', 'delete', {}),
    restoreLinks: () => nothing('BoardInviteLinkRestore', 'create', {}),
    copy: copyText,
  };
}

/**
 * Undoes the removal, the leaving or the revoked invite of a member; viewers return by passing their own id.
 * Throws `ResourceError`.
 */
export const restorePerson = (boardId: string, personId: string): Promise<unknown> =>
  callResource({
    name: 'BoardPersonRestore',
    action: 'create',
    options: { board_id: boardId, invited_user_id: personId },
  });

/** Copies a text to the clipboard; returns false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The text is also in a field, where it can be copied by hand.
    return false;
  }
}
