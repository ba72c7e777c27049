import {
  INFORMATION_PAGES,
  informationPath,
  ROUTES,
  routePath,
  type RouteName,
  type RouteParams,
} from '@pegboard/routes';
import sharp from 'sharp';
import { call, DESKTOP_ONLY, expect, signUpByApi, test, type Page } from './journey.ts';
import { giveRole } from './team.ts';

/** The statuses of addresses that answer without what their parameters name: no target of a link, and no invitation. */
const OTHER_STATUSES: Readonly<Partial<Record<RouteName, number>>> = { pinRedirect: 400, offsite: 400 };
/** The pages of employees, which do not exist for others. */
const OF_EMPLOYEES: readonly RouteName[] = [
  'editorial',
  'moderationQueue',
  'moderationDecisions',
  'storyboard',
  'administration',
];
/** Addresses of one object that no member has at first: their journeys open them. */
const OF_OBJECTS: readonly RouteName[] = ['editorialArticle', 'boardShared', 'boardInvite'];

type Parts = Readonly<Record<string, string>>;

/** Returns the segments of the first link of a page that begins with a path and ends with an id. */
async function firstLink(page: Page, at: string, start: string): Promise<readonly string[]> {
  const html = await (await page.request.get(at)).text();
  const [, found = ''] = new RegExp(`href="(${start}[^"]+/\\d+/)"`).exec(html) ?? [];
  return found.split('/').filter(Boolean);
}

/** Creates what the addresses of members and businesses name, and returns the parameters by route. */
async function makeParts(page: Page): Promise<(name: RouteName) => Parts> {
  const { username } = await signUpByApi(page);
  const board = await call(page, 'Board', { name: 'Cups' });
  const section = await call(page, 'BoardSection', { board_id: board.id, title: 'Blue' });
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#357' } }).png();
  const { id: pin } = await call(page, 'Pin', {
    board_id: board.id,
    image_base64: `data:image/png;base64,${(await image.toBuffer()).toString('base64')}`,
  });
  const business = await call(page, 'BusinessConversion', {
    name: 'Acme',
    category: 'maker',
    website_url: 'https://acme.example',
  });
  const [, interest = '', topic = ''] = await firstLink(page, '/ideas/', '/ideas/');
  const [, shelf = '', shelfId = ''] = await firstLink(page, '/shopping/', '/shopping/');
  const today = await (await page.request.get('/today/')).text();
  const [, article = ''] = /href="\/discover\/article\/([^"/]+)\/"/.exec(today) ?? [];
  const [, slug = ''] = board.url.split('/').filter(Boolean);
  const common = { username, board: slug, section: 'blue', slug: pin, id: pin };
  const special: Readonly<Partial<Record<RouteName, Parts>>> = {
    article: { slug: article },
    ideas: { interest, id: topic },
    videosCategory: { category: interest, id: topic },
    shoppingCategory: { category: shelf, id: shelfId },
    boardSectionEdit: { id: section.id },
    businessAccess: { userBizId: business.id },
    businessManager: { id: business.id },
    businessHierarchy: { businessHierarchyId: business.id },
  };
  return (name) =>
    special[name] ??
    (name.startsWith('board') && name !== 'boardSection' ? { ...common, id: board.id } : common);
}

async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.get(path)).status();
}

test('[RT-01] every address of the site is a page', DESKTOP_ONLY, async ({ page }) => {
  const partsOf = await makeParts(page);
  const addressOf = (name: RouteName): string =>
    routePath(name, ...([partsOf(name)] as unknown as RouteParams<RouteName>));
  const names = ROUTES.map(({ name }) => name).filter(
    (name) => !OF_EMPLOYEES.includes(name) && !OF_OBJECTS.includes(name) && name !== 'conversation',
  );
  // A missing parameter would lead home.
  expect(names.filter((name) => addressOf(name) === '/')).toEqual(['home']);
  for (const name of names)
    expect
      .soft(await statusOf(page, addressOf(name)), `${name} ${addressOf(name)}`)
      .toBe(OTHER_STATUSES[name] ?? 200);
  for (const each of INFORMATION_PAGES)
    expect.soft(await statusOf(page, informationPath(each)), each).toBe(200);
  for (const name of OF_EMPLOYEES) expect.soft(await statusOf(page, addressOf(name)), name).toBe(404);
  await giveRole(partsOf('profile')['username'] ?? '', 'employee');
  for (const name of OF_EMPLOYEES) expect.soft(await statusOf(page, addressOf(name)), name).toBe(200);
});
