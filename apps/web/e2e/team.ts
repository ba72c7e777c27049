import type { Browser } from '@playwright/test';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { call, signUpByApi, withHydrationWait, type Page } from './journey.ts';

/** The data directory of the end-to-end tests, as the Playwright configuration sets it. */
const JOURNEYS_DATA = resolve(import.meta.dirname, '../../../.pegboard/journeys');

/** A member in a window of their own. */
export type Member = { readonly page: Page; readonly username: string };

/** Signs up a member in a separate window, by request: no page of the site is opened yet. */
export async function member(browser: Browser, name: string): Promise<Member> {
  const [one, two, three] = crypto.getRandomValues(new Uint8Array(3));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'x-forwarded-for': `10.${one}.${two}.${three}` },
  });
  const page = withHydrationWait(await context.newPage());
  const { username } = await signUpByApi(page, name);
  return { page, username };
}

/** Runs in the page. Returns a single-color image as a data URL. */
export async function pictureInPage(): Promise<string> {
  const canvas = new OffscreenCanvas(300, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return `data:image/png;base64,${btoa(String.fromCodePoint(...bytes))}`;
}

/** Creates a pin that is reachable by its address only, so that no other test depends on it. */
export async function makePin(page: Page, title: string): Promise<string> {
  const board = await call(page, 'Board', { name: `Board of ${title}`.slice(0, 50), privacy: 'protected' });
  const image_base64 = await page.evaluate(pictureInPage);
  return (await call(page, 'Pin', { board_id: board.id, title, image_base64 })).id;
}

/** Gives a member a role, as the operator of the site does. */
export async function giveRole(username: string, role: 'moderator' | 'employee'): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@pegboard/source', '../bff/src/site/cli.ts', 'role', username, role],
    { env: { ...process.env, PEGBOARD_DATA_DIR: process.env['PEGBOARD_DATA_DIR'] ?? JOURNEYS_DATA } },
  );
}
