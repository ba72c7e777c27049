import { dressPage, expectAccessible } from '@pegboard/config/accessible';
import { globalsOf, type StoryParameters } from '@pegboard/config/story';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

import preview from '../.storybook/preview.tsx';
import { areaOf } from './pictures/area-of.ts';
import { becomeDrawable, settled } from './pictures/drawable-page.ts';
import { casesOf, type StoryFile } from './story-cases.ts';
import { VIEWPORTS } from './viewports.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    checkPicture: (name: string, area: ReturnType<typeof areaOf>) => Promise<string | undefined>;
  }
}

const files = import.meta.glob<StoryFile>('../../../packages/*/src/**/*.stories.tsx', { eager: true });
/** What components load when it is needed: here it is there at once, so that no picture is taken too early. */
const later = import.meta.glob([
  '../../../packages/*/src/**/*.tsx',
  '!**/*.test.tsx',
  '!**/*.stories.tsx',
  '!**/testing/*',
]);

const complaints: unknown[][] = [];
let canvas: HTMLElement;

setProjectAnnotations(preview);

beforeAll(async () => {
  await Promise.all([becomeDrawable(), ...Object.values(later).map((load) => load())]);
});

beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push(words));
  canvas = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  vi.restoreAllMocks();
  complaints.length = 0;
  canvas.remove();
  dressPage();
});

describe.each(Object.entries(files).map(([path, file]) => ({ path, title: file.default.title, file })))(
  '$title',
  ({ path, file }) => {
    const stories: Readonly<Record<string, ComposedStory>> = composeStories(file);
    test.for(casesOf(path, stories))(
      '[RL-04] $story ($words) renders, plays, is accessible and looks as it did',
      async ({ story, look, picture }) => {
        const { width, height } = VIEWPORTS[look.viewport];
        await page.viewport(width, height);
        const shown = stories[story];
        if (!shown) throw new Error(`There is no story ${story}.`);
        await shown.run({ canvasElement: canvas, globals: globalsOf(look) });
        await settled();
        expect(complaints).toEqual([]);
        await expectAccessible();
        const noPicture = shown.parameters['noPicture'];
        const differences = [noPicture ? undefined : await commands.checkPicture(picture, areaOf(canvas))];
        dressPage('dark', 'rtl');
        await settled();
        await expectAccessible();
        differences.push(
          noPicture ? undefined : await commands.checkPicture(`${picture}.dark`, areaOf(canvas)),
        );
        expect(differences.filter(Boolean)).toEqual([]);
      },
    );
  },
);

type ComposedStory = {
  readonly parameters: StoryParameters & Readonly<Record<string, unknown>>;
  readonly run: (context: { canvasElement: HTMLElement; globals: object }) => Promise<void>;
};
