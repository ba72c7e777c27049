import { INFORMATION_PAGES } from '@pegboard/routes';
import { LOCALES } from '@pegboard/types';
import { z } from 'zod';
import type { Module } from '../../platform/http/module.ts';
import { publicResource } from '../../platform/http/resource.ts';
import type { Deps } from './deps.ts';
import { readPage } from './read-page.ts';

const pageAnswer = z.strictObject({
  /** The language of the text, which may differ from the requested one. */
  locale: z.enum(LOCALES),
  title: z.string(),
  description: z.string(),
  /** The blocks of the text: see `PageNode`. */
  blocks: z.array(z.unknown()),
});

/** The pages about the site: Markdown files that an operator replaces (AC-11). */
export function informationPagesModule({ env }: Deps): Module {
  return {
    resources: [
      publicResource({
        name: 'InformationPage',
        action: 'get',
        endpoint: 'v3_get_information_page',
        options: z.strictObject({ page: z.enum(INFORMATION_PAGES), locale: z.enum(LOCALES) }),
        answer: pageAnswer,
        async handle({ page, locale }) {
          return { data: await readPage(env.pagesDir, page, locale) };
        },
      }),
    ],
  };
}
