import Fastify from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';
import pg from 'pg';
import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { barePins, barePinFields, type BarePin } from './bare-pins.ts';
import type { RecordedStatement, SiteStatements } from './site-statements.ts';

/**
 * A minimal server with the same libraries, as the reference of the thresholds. It has no sessions, limits,
 * rules, styles or compression.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();
const pins = barePins(25);
/** The statements of the site, sent to `POST /statements`. */
let siteQueries: SiteStatements = { board: [], feed: [] };
const ask = (statements: readonly RecordedStatement[]): Promise<readonly pg.QueryResult[]> =>
  Promise.all(statements.map((statement) => pool.query({ ...statement })));

app.get('/healthz', async () => ({ status: 'ok' }));
app.get('/hello', async () => ({ hello: 'world' }));

app.get('/page', (_, reply) =>
  reply.type('text/html; charset=utf-8').send(`<!doctype html>${renderToString(h(BarePage, { pins }))}`),
);

const yogaOf = (feed: () => unknown) =>
  createYoga({
    schema: createSchema({
      typeDefs: `type Pin { ${barePinFields.map((name) => `${name}: String!`).join(' ')} } type Query { feed: [Pin!]! }`,
      resolvers: { Query: { feed } },
    }),
    graphiql: false,
    landingPage: false,
    logging: false,
  });
const yogas = {
  '/graphql': yogaOf(() => pins),
  '/graphql-with-statements': yogaOf(async () => {
    await ask(siteQueries.feed);
    return pins;
  }),
};
for (const [path, yoga] of Object.entries(yogas))
  app.post(path, async (request, reply) => {
    const answer = await yoga.fetch('http://internal/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
    });
    return reply.type('application/json').send(await answer.text());
  });

app.post<{ Body: SiteStatements }>('/statements', async ({ body }) => {
  siteQueries = body;
  return {};
});

app.get('/board', async () => (await ask(siteQueries.board)).flatMap(({ rows }) => rows));

app.get('/rows', async () => {
  const { rows } = await pool.query(
    'select id, title, description, link, image_id, creator_id from contents where id > 0 order by id desc limit 25',
  );
  return rows;
});

app.post<{ Body: { key: string; value: string } }>('/insert', async ({ body }) => {
  const { rows } = await pool.query('insert into bench_inserts (key, value) values ($1, $2) returning id', [
    body.key,
    body.value,
  ]);
  return rows[0];
});

await pool.query(
  'create table if not exists bench_inserts (id bigint generated always as identity primary key, key text unique, value text)',
);
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close().then(() => pool.end()));

function BarePage({ pins }: { readonly pins: readonly BarePin[] }): ReactNode {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Pins')),
    h(
      'body',
      null,
      h(
        'main',
        null,
        pins.map((pin) => h(BareCard, { key: pin.id, pin })),
      ),
    ),
  );
}

function BareCard({ pin }: { readonly pin: BarePin }): ReactNode {
  return h(
    'article',
    { className: 'card' },
    h(
      'a',
      { href: pin.url, 'aria-label': pin.title },
      h('img', { src: pin.image, alt: pin.alt, width: 236, height: 354, loading: 'lazy' }),
    ),
    h('h2', null, pin.title),
    h('p', null, pin.description),
    h('a', { href: pin.creatorUrl }, h('img', { src: pin.avatar, alt: '' }), h('span', null, pin.creator)),
    h('button', { type: 'button' }, 'Save'),
  );
}
