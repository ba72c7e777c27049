import type { Browser, Page } from 'playwright';
import { computedStyles, open } from './look.ts';
import { isOfHeight, styleChanges, type ComputedStyles } from './style-changes.ts';

const HOST = 'html, body, #host, #host *';

/**
 * Returns the changes that cards cause in the rest of a page, in light and dark, a sentence each; none are
 * expected.
 */
export async function checkHostStyles(
  browser: Browser,
  plainUrl: string,
  url: string,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const styles = async (address: string): Promise<ComputedStyles> => {
      const { page } = await open(browser, address, scheme);
      if (address === url) await page.locator('article[data-pin-id]').first().waitFor();
      const all = { ...(await computedStyles(page, HOST)), ...(await ofTheFocused(page)) };
      await page.context().close();
      return all;
    };
    const changes = styleChanges(await styles(plainUrl), await styles(url), isOfHeight);
    problems.push(...changes.map((change) => `style leak (${scheme}): ${change}`));
  }
  return problems;
}

/** Returns the styles of a link of the page with keyboard focus. */
async function ofTheFocused(page: Page): Promise<ComputedStyles> {
  await page.locator('#host a').first().focus();
  await page.keyboard.press('Tab');
  const focused = await computedStyles(page, '#host a:focus');
  return Object.fromEntries(Object.entries(focused).map(([name, style]) => [`${name}:focus`, style]));
}
