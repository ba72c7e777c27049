import { z } from 'zod';
import { findUser } from '../../people/accounts/index.ts';
import { findTopic } from '../../people/interests/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import { MUTE_DAYS, MUTE_KINDS, type MuteDuration, type MuteKind } from './mute-kinds.ts';
import { parseSite, parseWord, type MuteTarget } from './mute-target.ts';
import { removeMute, saveMute } from './save-mute.ts';

/** The page on which mutes are listed. */
const PAGE = '/settings/muted/';
const kindSchema = z.object({ kind: z.enum(MUTE_KINDS) });
const VALUE_LENGTH_MAX = 2000;
const MUTES_PER_HOUR = defineLimit({
  name: 'mutes of a member',
  max: 600,
  windowMs: 3_600_000,
  against: 'load',
});
const DURATIONS = Object.keys(MUTE_DAYS) as [MuteDuration, ...MuteDuration[]];
const targetOptions = {
  kind: z.enum(MUTE_KINDS),
  /** A word, an address or a host, or the id of a member or a topic. */
  value: z.string().max(VALUE_LENGTH_MAX),
};

/** MuteResource create and delete: the words, members, sites and topics that the viewer mutes (SR-13). */
export function muteResources({ db, limits }: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'Mute',
      action: 'create',
      endpoint: 'v3_mute',
      options: z.strictObject({ ...targetOptions, duration: z.enum(DURATIONS).default('forever') }),
      form: { path: PAGE, keeps: ['kind', 'value', 'duration'], hides: [], leadsTo: listOf },
      answer: z.strictObject({
        id: idAnswer,
        kind: z.enum(MUTE_KINDS),
        value: z.string(),
        until: timeAnswer.nullable(),
      }),
      async handle({ kind, value, duration }, { viewer }) {
        await limits.count([MUTES_PER_HOUR, String(viewer.id)]);
        const target = parseTarget(kind, value);
        await checkTarget(db, viewer, target);
        const { id, until } = await saveMute(db, viewer, target, duration);
        return {
          data: { id: String(id), kind, value: target.value, until: until?.toISOString() ?? null },
        };
      },
    }),
    authenticatedResource({
      name: 'Mute',
      action: 'delete',
      endpoint: 'v3_unmute',
      options: z.strictObject(targetOptions),
      form: { path: `${PAGE}remove/`, keeps: ['kind', 'value'], hides: [], leadsTo: listOf },
      answer: z.strictObject({ kind: z.enum(MUTE_KINDS), value: z.string() }),
      async handle({ kind, value }, { viewer }) {
        const target = parseTarget(kind, value);
        await removeMute(db, viewer, target);
        return { data: { kind, value: target.value } };
      },
    }),
  ];
}

/** Returns the address of the list that an added or removed mute belongs to. */
function listOf(data: unknown): string {
  return `${PAGE}?${new URLSearchParams(kindSchema.parse(data))}`;
}

const NOT_FOUND = { member: 'user_not_found', topic: 'interest_not_found' } as const;

/** Returns the target of a request. Throws `invalid_input`, `user_not_found`, `interest_not_found`. */
function parseTarget(kind: MuteKind, value: string): MuteTarget {
  if (kind === 'member' || kind === 'topic') {
    const id = parseId(value);
    if (id === undefined) throw new AppError(NOT_FOUND[kind]);
    return { kind, value: String(id), key: String(id), patterns: [] };
  }
  const result = kind === 'word' ? parseWord(value) : parseSite(value);
  if ('error' in result) throw new AppError('invalid_input', { fields: { value: result.error } });
  return result;
}

/** Throws if a member or a topic does not exist for the viewer, or if it is the viewer. */
async function checkTarget(db: Deps['db'], viewer: SignedIn, { kind, key }: MuteTarget): Promise<void> {
  const id = parseId(key) ?? 0n;
  if (kind === 'member') {
    if (id === viewer.id)
      throw new AppError('invalid_input', { fields: { value: 'You cannot mute yourself.' } });
    if (!(await findUser(db, viewer, { id }))) throw new AppError('user_not_found');
  }
  if (kind === 'topic' && !(await findTopic({ db }, { id }))) throw new AppError('interest_not_found');
}
