import sax from 'sax';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

const HOSTILE = `]]>]]><script>alert(1)</script> &amp; "Ton" \u0007`;
const FORMATS = ['rss', 'atom', 'json'] as const;

let site: TestApp;
let maker: TestVisitor;
let picture: string;
beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  picture = await testPicture('#806040', { width: 900, height: 1350 });
});
afterAll(() => site.close());

const open = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const board = async (privacy: string) =>
  (await maker.call('Board', 'create', { name: `Pots ${Math.random()}`, privacy })).data;
const pinOn = async (boardId: string, title = 'Cup'): Promise<string> =>
  (
    await maker.call('Pin', 'create', {
      board_id: boardId,
      title,
      description: title,
      alt_text: title,
      image_base64: picture,
    })
  ).data.id;

/** Parses XML. Throws if it is not well-formed. */
function parse(
  xml: string,
): readonly { readonly name: string; readonly text: string; readonly attributes: object }[] {
  const found: { name: string; text: string; attributes: object }[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => found.push({ name, text: '', attributes });
  const add = (text: string) => {
    const last = found.at(-1);
    if (last) last.text += text;
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.write(xml).close();
  return found;
}

test.each([
  ['rss', 'application/rss+xml; charset=utf-8'],
  ['atom', 'application/atom+xml; charset=utf-8'],
  ['json', 'application/feed+json; charset=utf-8'],
])(
  '[IO-05] the feed of a board in %s has its type, can be read by any site and sets no cookie',
  async (format, type) => {
    const { url, id } = await board('public');
    await pinOn(id);
    const answer = await open(`${url}feed.${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test('[IO-05] an entry has title, address, image, creator and description; hostile texts stay texts', async () => {
  const { url, id: boardId } = await board('public');
  const id = await pinOn(boardId, HOSTILE);
  const address = new RegExp(`^http://localhost:4310/pin/.*${id}/$`);
  const rss = parse((await open(`${url}feed.rss`)).body);
  const ofItem = rss.slice(rss.findIndex(({ name }) => name === 'item'));
  const textOf = (name: string) => ofItem.find((each) => each.name === name)?.text.trim();
  expect(textOf('title')).toBe(']] >]] ><script>alert(1)</script> &amp; "Ton"');
  expect(textOf('link')).toMatch(address);
  expect(textOf('content:encoded')).toMatch(
    /^<p><a href="[^"]*"><img src="[^"]*\.jpg" width="736" height="1104" alt="/,
  );
  expect(textOf('content:encoded')).not.toContain('<script');
  expect(ofItem.find(({ name }) => name === 'enclosure')?.attributes).toMatchObject({ type: 'image/webp' });

  const atom = parse((await open(`${url}feed.atom`)).body);
  const entry = atom.slice(atom.findIndex(({ name }) => name === 'entry'));
  expect(entry.find(({ name }) => name === 'title')?.text).toContain('&lt;script&gt;');
  expect(entry.find(({ name }) => name === 'name')?.text.trim()).toBe('Mara Lind');

  const [item] = (await open(`${url}feed.json`)).json().items;
  expect(item).toMatchObject({
    title: expect.stringContaining(']]>]]><script>alert(1)</script> &amp; "Ton"'),
    author: { name: 'Mara Lind' },
  });
  expect(item.image).toMatch(/^http:\/\/localhost:4310\/i\/736x\/.*\.webp$/);
  expect(item.content_html).not.toContain('<script');
});

test('[IO-05] the feed of a profile has the Pins of public boards alone, the newest first', async () => {
  const [shown, secret, closed] = [await board('public'), await board('secret'), await board('protected')];
  const ids = [await pinOn(shown.id, 'First'), await pinOn(shown.id, 'Second')];
  const hidden = [await pinOn(secret.id, 'Hidden'), await pinOn(closed.id, 'Closed')];
  const { items } = (await open(`/${maker.username}/feed.json`)).json();
  expect(items.slice(0, 2).map(({ url }: { url: string }) => url.split('--')[1])).toEqual(
    ids.toReversed().map((id) => `${id}/`),
  );
  expect(hidden.filter((id) => JSON.stringify(items).includes(id))).toEqual([]);
});

test.each(['secret', 'protected'])(
  '[IO-05] the feed of a %s board has the response of none',
  async (privacy) => {
    const { url, id } = await board(privacy);
    await pinOn(id);
    for (const format of FORMATS) {
      const [hidden, none] = [
        await open(`${url}feed.${format}`),
        await open(`/${maker.username}/none/feed.${format}`),
      ];
      expect([hidden.statusCode, none.statusCode]).toEqual([404, 404]);
      const withoutId = (body: string) => body.replaceAll(/[\da-f-]{36}/g, '');
      expect(withoutId(hidden.body)).toBe(withoutId(none.body));
    }
  },
);

test('[IO-05] a Pin that was deleted leaves the feeds, and changes the entity tag', async () => {
  const { url, id: boardId } = await board('public');
  const id = await pinOn(boardId);
  const before = await open(`${url}feed.json`);
  await maker.call('Pin', 'delete', { id });
  const after = await open(`${url}feed.json`);
  expect([before.json().items.length, after.json().items.length]).toEqual([1, 0]);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});

test('[IO-05] a feed that did not change is a 304, and takes at most three statements', async () => {
  const { url, id } = await board('public');
  await pinOn(id);
  for (const base of [url, `/${maker.username}/`])
    for (const format of FORMATS) {
      const first = await open(`${base}feed.${format}`);
      const before = site.statements.count;
      const again = await open(`${base}feed.${format}`, { 'if-none-match': String(first.headers['etag']) });
      expect([base, format, again.statusCode, again.body]).toEqual([base, format, 304, '']);
      expect(site.statements.count - before).toBeLessThanOrEqual(3);
    }
});

test('[IO-05] the feed of a topic has the Pins of public boards with it; a former name is a redirect', async () => {
  await site.deps.db.execute(`insert into interests (id, name, url_name) values (77, 'Pottery', 'pottery')`);
  const [shown, secret] = [await board('public'), await board('secret')];
  const [seen, hidden] = [await pinOn(shown.id), await pinOn(secret.id)];
  await site.deps.db.execute(
    `update contents set interest_id = 77 where id in (select content_id from pins where id in (${seen}, ${hidden}))`,
  );
  const before = site.statements.count;
  const answer = await open('/ideas/pottery/77/feed.json');
  expect(site.statements.count - before).toBeLessThanOrEqual(3);
  expect(answer.json().title).toBe('Pottery');
  expect(answer.json().items.map((item: { id: string }) => item.id)).toEqual([
    `${site.deps.env.publicUrl}/pin/${seen}/`,
  ]);
  const moved = await open('/ideas/pots/77/feed.rss');
  expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/ideas/pottery/77/feed.rss']);
  expect((await open('/ideas/pottery/78/feed.rss')).statusCode).toBe(404);
});
