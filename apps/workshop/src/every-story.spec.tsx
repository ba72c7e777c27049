import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { toGlobals, type StoryVariant, type StoryParameters } from '@pegboard/config/story';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

import preview from '../.storybook/preview.tsx';
import { getStoryArea } from './pictures/area-of.ts';
import type { PictureArea } from './pictures/picture-commands.ts';
import { stabilizePage, settled } from './pictures/drawable-page.ts';
import { createStoryCases, withAllVariants, type StoryFile } from './story-cases.ts';
import { VIEWPORTS } from './viewports.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (name: string, area: PictureArea) => Promise<void>;
    getChangedScreenshots: () => Promise<readonly string[]>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * True for every story in every variant, without its play function and screenshot
     * (`PEGBOARD_STORY_VARIANTS=every`).
     */
    everyVariant: boolean;
  }
}

/** The axe rules that dark colors can break; the others are checked in light colors. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const files = import.meta.glob<StoryFile>('../../../packages/*/src/**/*.stories.tsx', { eager: true });
/** Preloads lazy parts of components, so that no screenshot is taken too early. */
const later = import.meta.glob([
  '../../../packages/*/src/**/*.tsx',
  '!**/*.test.tsx',
  '!**/*.stories.tsx',
  '!**/testing/*',
]);

const complaints: unknown[][] = [];
let canvas: HTMLElement;

setProjectAnnotations(preview);
// A machine that runs all tests at once is slow.
configure({ asyncUtilTimeout: 5000 });

beforeAll(async () => {
  await Promise.all([stabilizePage(), ...Object.values(later).map((load) => load())]);
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
  applyPageTheme();
});

describe.each(Object.entries(files).map(([path, file]) => ({ path, title: file.default.title, file })))(
  '$title',
  ({ path, file }) => {
    const stories: Readonly<Record<string, ComposedStory>> = composeStories(
      inject('everyVariant') ? withAllVariants(file) : file,
    );
    test.for(createStoryCases(path, stories))(
      '[RL-04, PK-10, BY-24] $story ($words) renders, plays, fits, is accessible and matches its screenshot',
      async ({ story, variant, picture }) => {
        const shown = stories[story];
        if (!shown) throw new Error(`There is no story ${story}.`);
        const take = (name: string): Promise<void> | undefined =>
          shown.parameters.noScreenshot === undefined
            ? commands.takePicture(name, getStoryArea(canvas))
            : undefined;
        await setViewport(variant.viewport);
        await shown.run({ canvasElement: canvas, globals: toGlobals(variant) });
        await settled();
        expect(complaints.filter((words) => !isExpected(words, shown.parameters))).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
        await expectAccessible();
        await take(picture);
        applyPageTheme('dark', 'rtl');
        await settled();
        await expectAccessible(document, COLOURS);
        await take(`${picture}.dark`);
        expect(await commands.getChangedScreenshots()).toEqual([]);
      },
    );
  },
);

let viewport: StoryVariant['viewport'] | undefined;

/** Resizes the window to a viewport; the size stays for the following stories. */
async function setViewport(next: StoryVariant['viewport']): Promise<void> {
  if (next === viewport) return;
  const { width, height } = VIEWPORTS[next];
  await page.viewport(width, height);
  viewport = next;
}

function isExpected(words: readonly unknown[], { allowedConsoleMessages = [] }: StoryParameters): boolean {
  return allowedConsoleMessages.some((expected) => words.join(' ').includes(expected));
}

type ComposedStory = {
  readonly parameters: StoryParameters & Readonly<Record<string, unknown>>;
  readonly run: (context: { canvasElement: HTMLElement; globals: object }) => Promise<void>;
};
