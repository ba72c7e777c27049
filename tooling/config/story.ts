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

/** How the workshop shows a story: what its toolbar chooses. */
export type StoryVariant = {
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly viewport: 'desktop' | 'mobile';
  readonly viewer: 'signed-in' | 'signed-out';
  readonly motion: 'full' | 'reduced';
};

/** What a story is shown as when nobody chooses. */
export const FIRST_LOOK: StoryVariant = {
  theme: 'light',
  direction: 'ltr',
  viewport: 'desktop',
  viewer: 'signed-in',
  motion: 'full',
};

/** What is chosen in the toolbar, under its names there; the viewport is the workshop's own tool, which has a value. */
export type StoryGlobals = Omit<StoryVariant, 'viewport'> & {
  readonly viewport: { readonly value?: string | undefined } | undefined;
};

/** The look that the toolbar's choices make; what is not chosen is as in the first look. */
export const getStoryVariant = (globals: Partial<StoryGlobals>): StoryVariant => ({
  ...FIRST_LOOK,
  ...globals,
  viewport: globals.viewport?.value === 'mobile' ? 'mobile' : 'desktop',
});

/** The choices in the toolbar that make a look; a desktop is as wide as there is room. */
export const toGlobals = (look: StoryVariant): StoryGlobals => ({
  ...look,
  viewport: look.viewport === 'mobile' ? { value: 'mobile' } : undefined,
});

/** What a story's play function is given: where the story stands, and a pretended viewer. */
export type StoryPlay<Props> = {
  readonly args: Props;
  readonly canvasElement: HTMLElement;
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: UserEventObject;
  readonly globals: StoryGlobals;
};

/** What a story, or all stories of a file, ask of the workshop and of the tests. */
export type StoryParameters = {
  /** Where it stands: in a card's or a phone's width, in the page's middle, or over the whole page. */
  readonly frame?: 'card' | 'phone' | 'page' | undefined;
  /** Further looks that are tested beside the first one and its dark, right-to-left twin. */
  readonly looks?: readonly Partial<StoryVariant>[] | undefined;
  /** No picture is compared, for this reason. */
  readonly noPicture?: string | undefined;
  /** What it may say on the console: words that stand in each complaint. */
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
