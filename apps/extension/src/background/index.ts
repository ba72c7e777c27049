import type { BackgroundRequest } from '../protocol.ts';
import { handleRequest } from './handle-request.ts';
import { openPicker, registerPageScript } from './page-script.ts';

const MENU_ITEMS = [
  { id: 'save-image', contexts: ['image'], title: 'menuSaveImage' },
  { id: 'open-picker', contexts: ['page', 'video'], title: 'menuOpenPicker' },
] as const;

/** Keeps the access token from the scripts of pages, in browsers that can. */
async function protectStorage(): Promise<void> {
  const { local } = chrome.storage;
  if ('setAccessLevel' in local) await local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

async function createMenu(): Promise<void> {
  await chrome.contextMenus.removeAll();
  for (const { id, contexts, title } of MENU_ITEMS)
    chrome.contextMenus.create({
      id,
      contexts: [...contexts],
      title: chrome.i18n.getMessage(title),
      documentUrlPatterns: ['http://*/*', 'https://*/*'],
    });
}

void protectStorage();
chrome.runtime.onInstalled.addListener(() => {
  void createMenu();
  void registerPageScript();
});
chrome.permissions.onAdded.addListener(() => void registerPageScript());
chrome.permissions.onRemoved.addListener(() => void registerPageScript());
chrome.storage.local.onChanged.addListener((changes) => {
  if ('showsButtonEverywhere' in changes || 'site' in changes) void registerPageScript();
});
chrome.action.onClicked.addListener(({ id }) => {
  if (id !== undefined) void openPicker(id);
});
chrome.contextMenus.onClicked.addListener(({ menuItemId, srcUrl }, tab) => {
  if (tab?.id !== undefined) void openPicker(tab.id, menuItemId === 'save-image' ? srcUrl : undefined);
});
chrome.runtime.onMessage.addListener((request: BackgroundRequest, sender, respond) => {
  const pageUrl = sender.url;
  if (sender.id !== chrome.runtime.id || pageUrl === undefined) return false;
  void handleRequest(request, pageUrl).then(respond, (error: unknown) => {
    respond({ ok: false, error: { code: 'unexpected', message: '' } });
    throw error; // for the list of errors of the extension
  });
  return true;
});
