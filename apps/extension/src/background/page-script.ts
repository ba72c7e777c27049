import { matchPattern } from '../model/site-address.ts';
import type { PageCommand } from '../protocol.ts';
import { readSettings, readSite } from './settings.ts';

/** The pages of the web: where the save button appears if the member switches it on. */
export const ALL_PAGES = ['http://*/*', 'https://*/*'];
const FILE = 'content.js';
const SCRIPT_ID = 'save-button';

/** Opens the picker on the page of a tab, for which the member has just used the extension. */
export async function openPicker(tabId: number, imageUrl?: string): Promise<void> {
  try {
    await chrome.scripting.executeScript({ target: { tabId }, files: [FILE] });
  } catch {
    // Pages of the browser and its store take no scripts: the member sees that on the button of the toolbar.
    return showOnButton(tabId, '!', chrome.i18n.getMessage('pageNotAllowed'));
  }
  await showOnButton(tabId, '', chrome.i18n.getMessage('actionTitle'));
  const command: PageCommand = { kind: 'open-picker', ...(imageUrl === undefined ? {} : { imageUrl }) };
  await chrome.tabs.sendMessage(tabId, command);
}

async function showOnButton(tabId: number, badge: string, title: string): Promise<void> {
  await chrome.action.setBadgeText({ tabId, text: badge });
  await chrome.action.setTitle({ tabId, title });
}

let registration: Promise<void> = Promise.resolve();

/** Registers the script of pages where the member switched the save button on and the browser allows it, else nowhere. */
export function registerPageScript(): Promise<void> {
  // One after another: two at once would register it twice, which browsers refuse.
  registration = registration.then(updateRegistration, updateRegistration);
  return registration;
}

async function updateRegistration(): Promise<void> {
  const [{ showsButtonEverywhere }, site, registered, isAllowed] = await Promise.all([
    readSettings(),
    readSite(),
    chrome.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] }),
    chrome.permissions.contains({ origins: ALL_PAGES }),
  ]);
  if (registered.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] });
  if (showsButtonEverywhere !== true || !isAllowed) return;
  await chrome.scripting.registerContentScripts([
    {
      id: SCRIPT_ID,
      js: [FILE],
      matches: ALL_PAGES,
      excludeMatches: [matchPattern(site)],
      runAt: 'document_idle',
    },
  ]);
}
