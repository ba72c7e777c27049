import { join, resolve } from 'node:path';

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** The folder of this app. */
export const APP = resolve(import.meta.dirname, '..');

/** The folder of the pages, which is written before each build; Starlight's sidebar expects it here. */
export const PAGES = join(APP, 'src/content/docs');

/** The folder of the live examples and images, which is written before each build. */
export const GENERATED = join(APP, 'generated');

/** The address of the sources that pages link to when a file has no page of its own. */
export const SOURCES_URL = 'https://github.com/pegboard/pegboard/blob/main/';

/** The path below which the site is served, with a slash at both ends: `/` by default, `/2/` for the pages of a version. */
export const BASE = process.env['DOCS_BASE'] ?? '/';
