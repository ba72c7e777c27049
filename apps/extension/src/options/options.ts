import { connect, disconnect } from '../background/connect.ts';
import { ExtensionFailure } from '../background/extension-failure.ts';
import { ALL_PAGES } from '../background/page-script.ts';
import {
  readConnection,
  readSettings,
  readSite,
  storeButtonSetting,
  storeSite,
} from '../background/settings.ts';
import { matchPattern, parseSiteAddress } from '../model/site-address.ts';

const find = <Type extends HTMLElement>(id: string, type: new () => Type): Type => {
  const element = document.querySelector(`#${id}`);
  if (!(element instanceof type)) throw new Error(`options.html has no ${type.name} with the id ${id}.`);
  return element;
};
const text = (name: string): string => chrome.i18n.getMessage(name);

const site = find('site', HTMLInputElement);
const everywhere = find('everywhere', HTMLInputElement);
const status = find('status', HTMLParagraphElement);
const connection = find('connection', HTMLParagraphElement);
const connectButton = find('connect', HTMLButtonElement);
const disconnectButton = find('disconnect', HTMLButtonElement);
/** The configured site, which may differ from what is typed. */
let currentSite = __PEGBOARD_SITE__;

function translate(): void {
  document.documentElement.lang = text('languageCode');
  document.documentElement.dir = text('textDirection');
  document.title = text('optionsTitle');
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = text(element.dataset['text'] ?? '');
}

async function refresh(): Promise<void> {
  const [address, connected, settings, isAllowed] = await Promise.all([
    readSite(),
    readConnection(),
    readSettings(),
    chrome.permissions.contains({ origins: ALL_PAGES }),
  ]);
  currentSite = address;
  site.value = address;
  everywhere.checked = settings.showsButtonEverywhere === true && isAllowed;
  connection.textContent = connected ? text('connected') : text('notConnected');
  connectButton.hidden = connected !== undefined;
  disconnectButton.hidden = connected === undefined;
}

/** Runs an action of the page, and shows its result or its error. */
async function perform(action: () => Promise<string>): Promise<void> {
  try {
    status.textContent = await action();
  } catch (error) {
    if (!(error instanceof ExtensionFailure)) throw error;
    status.textContent = text(`error_${error.code}`) || text('error_unexpected');
  }
  await refresh();
}

find('site-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const address = parseSiteAddress(site.value);
  if (address === undefined) {
    status.textContent = text('addressInvalid');
    site.focus();
    return;
  }
  // Browsers ask for a permission at once after a press, not after an await.
  const requested = chrome.permissions.request({ origins: [matchPattern(address)] });
  void perform(async () => {
    if (!(await requested)) throw new ExtensionFailure('permission_missing');
    if (address !== (await readSite())) await disconnect();
    await storeSite(address);
    return text('addressSaved');
  });
});
connectButton.addEventListener('click', () => {
  const requested = chrome.permissions.request({ origins: [matchPattern(currentSite)] });
  void perform(async () => {
    if (!(await requested)) throw new ExtensionFailure('permission_missing');
    await connect();
    return '';
  });
});
disconnectButton.addEventListener('click', () => {
  void perform(async () => {
    await disconnect();
    return '';
  });
});
everywhere.addEventListener('change', () => {
  const isWanted = everywhere.checked;
  const requested = isWanted ? chrome.permissions.request({ origins: ALL_PAGES }) : Promise.resolve(true);
  void perform(async () => {
    await storeButtonSetting(isWanted && (await requested));
    return '';
  });
});

translate();
void refresh();
