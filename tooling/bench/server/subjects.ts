import { newCsrfToken } from '@pegboard/bff/src/platform/http/plugins/csrf-token.ts';
import type { LoadResponse, Sent } from './drive.ts';
import { SITE_SECRET } from './open-site.ts';
import type { Stage } from './stage.ts';

/** A kind of request, and the server that answers it. */
export type Subject = {
  readonly server: 'bare' | 'site';
  readonly next: () => Sent;
  /**
   * Returns whether a response is the expected one; checked for the first, so that no error page is measured.
   */
  readonly isMeant: (answer: LoadResponse) => boolean;
};

/** The names of the measured subjects, as in the table. */
export type SubjectName = keyof ReturnType<typeof createSubjects>;

const PAGE = 25;

/** Creates all subjects. Each request to the site has a different client address, as with many visitors. */
export function createSubjects({ token, pinIds, boardIds, boardId, homeFeedHash, viewerHash }: Stage) {
  const csrf = newCsrfToken(SITE_SECRET, token);
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
  const bare = (sent: () => Sent, isMeant: (answer: LoadResponse) => boolean): Subject => ({
    server: 'bare',
    next: sent,
    isMeant,
  });
  const bareFeed = (path: string) => (): Sent => ({
    method: 'POST',
    path,
    body: {
      query: '{ feed { id title description url image alt link domain color creator creatorUrl avatar } }',
    },
  });
  const isBareFeed = ({ text }: LoadResponse): boolean => countOf(text, /"id":/g) === PAGE;
  const operation = (sha256Hash: string, variables: object) => (): Sent => ({
    method: 'POST',
    path: '/graphql',
    headers: asMember(),
    body: { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } },
  });
  const boardFeed = JSON.stringify({ options: { board_id: boardId, page_size: PAGE } });
  return {
    hello: bare(
      () => ({ path: '/hello' }),
      ({ text }) => text === '{"hello":"world"}',
    ),
    'bare page': bare(
      () => ({ path: '/page' }),
      ({ text }) => countOf(text, /<article\b/g) === PAGE,
    ),
    'bare yoga': bare(bareFeed('/graphql'), isBareFeed),
    'bare yoga, SQL': bare(bareFeed('/graphql-with-statements'), isBareFeed),
    'bare board': bare(
      () => ({ path: '/board' }),
      ({ text }) => countOf(text, /"contentId":/g) === PAGE + 1,
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
    'close-up': page(() => `/pin/${pinAt(0)}/`),
    // Each request opens another pin, so that none is cached.
    'close-up, first': page(() => `/pin/${pinAt(visitors)}/`),
    'feed GraphQL': {
      server: 'site',
      next: operation(homeFeedHash, { first: PAGE, after: null }),
      isMeant: ({ text }) => countOf(text, /"seoUrl":/g) === PAGE,
    },
    'feed REST': {
      server: 'site',
      next: () => ({
        path: `/resource/BoardFeedResource/get/?${new URLSearchParams({ source_url: '/', data: boardFeed })}`,
        headers: asMember(),
      }),
      isMeant: ({ text }) => countOf(text, /"seo_url":/g) === PAGE,
    },
    // Only the viewer: session, limits and everything else that every request passes through.
    viewer: {
      server: 'site',
      next: operation(viewerHash, {}),
      isMeant: ({ text }) => text.includes('"username":'),
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
          body: { options: { pin_id, board_id, disable_event_log_info: true } },
        };
      },
      isMeant: ({ text }) => text.includes('"status":"success"'),
    },
  } satisfies Readonly<Record<string, Subject>>;
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
