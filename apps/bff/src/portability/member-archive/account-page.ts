import { escapeHtml, type Locale } from '@pegboard/types';
import { ACCOUNT_PAGE, ACCOUNT_SECTIONS, type AccountData, type AccountRow } from './account-data.ts';
import { accountTexts } from './account-texts.ts';
import { readerDocument, type ReaderPage } from './reader-document.ts';
import { readerTexts } from './reader-texts.ts';

/** Entries of a part that the page shows; `account.json` has all. */
const ENTRIES_MAX = 1000;

/** Writes the page of the account data: a table for each part that has entries. */
export function accountPage(locale: Locale, data: AccountData): ReaderPage {
  const [texts, frame] = [accountTexts(locale), readerTexts(locale)];
  const parts = ACCOUNT_SECTIONS.filter((name) => data[name].length > 0).map((name) => {
    const rows = data[name];
    const shown = rows.slice(0, ENTRIES_MAX);
    const more = rows.length > shown.length ? `<p class="hint">${escapeHtml(texts.more)}</p>` : '';
    return `<h2>${escapeHtml(texts.sections[name])}</h2>${name === 'account' ? listOf(shown) : tableOf(shown)}${more}`;
  });
  const body = `<p><a href="index.html">${escapeHtml(frame.back)}</a></p><h1>${escapeHtml(texts.title)}</h1><p class="hint">${escapeHtml(texts.intro)}</p>${parts.join('')}`;
  return { path: ACCOUNT_PAGE, html: readerDocument(frame, { title: texts.title, folder: '', body }) };
}

function tableOf(rows: readonly AccountRow[]): string {
  const names = Object.keys(rows[0] ?? {});
  const head = names.map((name) => `<th scope="col" lang="en">${label(name)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${names.map((name) => `<td dir="auto">${textOf(row[name])}</td>`).join('')}</tr>`)
    .join('');
  return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function listOf([row = {}]: readonly AccountRow[]): string {
  const facts = Object.entries(row).map(
    ([name, value]) =>
      `<tr><th scope="row" lang="en">${label(name)}</th><td dir="auto">${textOf(value)}</td></tr>`,
  );
  return `<div class="table" tabindex="0"><table><tbody>${facts.join('')}</tbody></table></div>`;
}

/** Returns the name of a value as words: the names are those of `account.json`. */
const label = (name: string): string => escapeHtml(name.replaceAll('_', ' '));

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ');
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value));
}
