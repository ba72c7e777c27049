import type { ComponentType, ReactNode } from 'react';
import {
  expect,
  fireEvent,
  fn,
  screen,
  userEvent,
  waitFor,
  within,
  type UserEventObject,
} from 'storybook/test';

// Imported first: Storybook's build replaces imports by globals, but not re-exports.
export { expect, fireEvent, fn, screen, userEvent, waitFor, within };

/** Waits until an element is visible, after its fade-in. */
export const becomesVisible = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element).toBeVisible());

/** The toolbar options with which the workshop shows a story. */
export type StoryVariant = {
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly viewport: 'desktop' | 'mobile';
  readonly viewer: 'signed-in' | 'signed-out';
  readonly motion: 'full' | 'reduced';
};

/** The default toolbar options. */
export const DEFAULT_VARIANT: StoryVariant = {
  theme: 'light',
  direction: 'ltr',
  viewport: 'desktop',
  viewer: 'signed-in',
  motion: 'full',
};

/** The toolbar's values by their names; the viewport is the workshop's own tool. */
export type StoryGlobals = Omit<StoryVariant, 'viewport'> & {
  readonly viewport: { readonly value?: string | undefined } | undefined;
};

/** Returns the variant of the toolbar's options; missing options are as in the default variant. */
export const getStoryVariant = (globals: Partial<StoryGlobals>): StoryVariant => ({
  ...DEFAULT_VARIANT,
  ...globals,
  viewport: globals.viewport?.value === 'mobile' ? 'mobile' : 'desktop',
});

/** Returns the toolbar options of a variant; a desktop viewport is as wide as possible. */
export const toGlobals = (variant: StoryVariant): StoryGlobals => ({
  ...variant,
  viewport: variant.viewport === 'mobile' ? { value: 'mobile' } : undefined,
});

/** The arguments of a story's play function: the story's element, and a simulated user. */
export type StoryPlay<Props> = {
  readonly args: Props;
  readonly canvasElement: HTMLElement;
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: UserEventObject;
  readonly globals: StoryGlobals;
};

/** The parameters of a story, or of all stories of a file. */
export type StoryParameters = {
  /** The frame: the width of a card or phone, centered, or the whole page. */
  readonly frame?: 'card' | 'phone' | 'page' | undefined;
  /** Further variants that are tested in addition to the default and its dark, right-to-left twin. */
  readonly variants?: readonly Partial<StoryVariant>[] | undefined;
  /** The reason for which no screenshot is compared. */
  readonly noScreenshot?: string | undefined;
  /** Permitted console messages, by part of their text. */
  readonly allowedConsoleMessages?: readonly string[] | undefined;
};

type Shared<Props> = {
  readonly args?: Partial<Props> | undefined;
  readonly render?: ((args: Props, context: { readonly globals: StoryGlobals }) => ReactNode) | undefined;
  readonly parameters?: StoryParameters | undefined;
  readonly globals?: Partial<StoryGlobals> | undefined;
};

/** The stories of a component: the default export of a `*.stories.tsx`. */
export type Stories<Props> = Shared<Props> & {
  /** Its path in the workshop's list: package, then component. */
  readonly title: string;
  readonly component: ComponentType<Props>;
};

/**
 * A relevant state of a component. It must render, its `play` must succeed, axe must find no violation, and
 * its screenshot must match.
 */
export type Story<Props> = Shared<Props> & {
  readonly name?: string | undefined;
  readonly play?: ((context: StoryPlay<Props>) => Promise<void> | void) | undefined;
};
