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

// Imported first: Storybook's build puts a global in the place of an import, and cannot of an export from.
export { expect, fireEvent, fn, screen, userEvent, waitFor, within };

/** Waits until something is in sight: what opens may fade in. */
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

/** The look that the toolbar's choices make; what is not chosen is as in the first look. */
export const getStoryVariant = (globals: Partial<StoryGlobals>): StoryVariant => ({
  ...DEFAULT_VARIANT,
  ...globals,
  viewport: globals.viewport?.value === 'mobile' ? 'mobile' : 'desktop',
});

/** The choices in the toolbar that make a look; a desktop is as wide as there is room. */
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
  /** Further looks that are tested beside the first one and its dark, right-to-left twin. */
  readonly looks?: readonly Partial<StoryVariant>[] | undefined;
  /** No picture is compared, for this reason. */
  readonly noPicture?: string | undefined;
  /** Permitted console messages, by a part of their text. */
  readonly mayComplain?: readonly string[] | undefined;
};

type Shared<Props> = {
  readonly args?: Partial<Props> | undefined;
  readonly render?: ((args: Props, context: { readonly globals: StoryGlobals }) => ReactNode) | undefined;
  readonly parameters?: StoryParameters | undefined;
  readonly globals?: Partial<StoryGlobals> | undefined;
};

/** The stories of a component: the default export of a `*.stories.tsx`. */
export type Stories<Props> = Shared<Props> & {
  /** Its place in the workshop's list: package, then component. */
  readonly title: string;
  readonly component: ComponentType<Props>;
};

/** A state of a component that is worth a look. It renders, its `play` succeeds, axe finds nothing, its picture stays. */
export type Story<Props> = Shared<Props> & {
  readonly name?: string | undefined;
  readonly play?: ((context: StoryPlay<Props>) => Promise<void> | void) | undefined;
};
