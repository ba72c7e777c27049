import type { Answer, Sent } from './drive.ts';
import type { Stage } from './stage.ts';

/** A kind of request, and the server that answers it. */
export type Subject = {
  readonly server: 'bare' | 'site';
  readonly next: () => Sent;
  /** Whether an answer is the one that is meant: asked of the first, so that no error page is measured. */
  readonly isMeant: (answer: Answer) => boolean;
};

/** What is measured, by the names that the table uses. */
export type SubjectName = keyof ReturnType<typeof subjectsOf>;

const PAGE = 25;

/** All subjects. Each request of the site comes from another address, as those of many visitors do. */
export function subjectsOf({ token, pinIds, boardIds, homeFeedHash }: Stage) {
  const csrf = 'a'.repeat(32);
  let visitors = 0;
  let saves = 0;
  let inserts = 0;
  const fromSomebody = (): Record<string, string> => {
    visitors += 1;
    return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
  };
  const asMember = (): Record<string, string> => ({
    ...fromSomebody(),
    cookie: `__Host-pegboard=${token}; csrftoken=${csrf}`,
    'x-csrftoken': csrf,
    'sec-fetch-site': 'same-origin',
  });
  const pinAt = (index: number): string => pinIds[index % pinIds.length] ?? '';
  const page = (path: () => string, headers = {}): Subject => ({
    server: 'site',
    next: () => ({ path: path(), headers: { ...fromSomebody(), ...headers } }),
    isMeant: ({ text }) => 'accept-encoding' in headers || countOf(text, /<article\b/g) >= PAGE,
  });
  const bare = (sent: () => Sent, isMeant: (answer: Answer) => boolean): Subject => ({
    server: 'bare',
    next: sent,
    isMeant,
  });
  return {
    hello: bare(
      () => ({ path: '/hello' }),
      ({ text }) => text === '{"hello":"world"}',
    ),
    'bare page': bare(
      () => ({ path: '/page' }),
      ({ text }) => countOf(text, /<article\b/g) === PAGE,
    ),
    'bare yoga': bare(
      () => ({
        method: 'POST',
        path: '/graphql',
        body: {
          query:
            '{ feed { id title description url image alt link domain color creator creatorUrl avatar } }',
        },
      }),
      ({ text }) => countOf(text, /"id":/g) === PAGE,
    ),
    'bare 25 rows': bare(
      () => ({ path: '/rows' }),
      ({ text }) => countOf(text, /"id":/g) === PAGE,
    ),
    'bare insert': bare(
      () => ({
        method: 'POST',
        path: '/insert',
        body: { key: `key ${(inserts += 1)}`, value: 'what was answered' },
      }),
      ({ text }) => text.includes('"id"'),
    ),
    home: page(() => '/'),
    'home, brotli': page(() => '/', { 'accept-encoding': 'br' }),
    'close-up': page(() => `/pin/${pinAt(visitors)}/`),
    'feed GraphQL': {
      server: 'site',
      next: () => ({
        method: 'POST',
        path: '/graphql',
        headers: asMember(),
        body: {
          variables: { first: PAGE, after: null },
          extensions: { persistedQuery: { version: 1, sha256Hash: homeFeedHash } },
        },
      }),
      isMeant: ({ text }) => countOf(text, /"seoUrl":/g) === PAGE,
    },
    save: {
      server: 'site',
      next() {
        const pin_id = pinAt(saves);
        const board_id = boardIds[Math.floor(saves / pinIds.length) % boardIds.length] ?? '';
        saves += 1;
        return {
          method: 'POST',
          path: '/resource/RepinResource/create/',
          headers: { ...asMember(), 'idempotency-key': `bench-save-${saves}` },
          body: { options: { pin_id, board_id } },
        };
      },
      isMeant: ({ text }) => text.includes('"status":"success"'),
    },
  } satisfies Readonly<Record<string, Subject>>;
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
