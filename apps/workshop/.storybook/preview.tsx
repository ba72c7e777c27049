import '@pegboard/ui/styles.css';
import '../src/frame.css';

import { DEFAULT_VARIANT, toGlobals, getStoryVariant } from '@pegboard/config/story';
import type { Preview } from '@storybook/react-vite';

import { dress } from '../src/apply-globals.ts';
import { Frame } from '../src/frame.tsx';
import { VIEWPORTS } from '../src/viewports.ts';

/** Returns the toolbar items of one kind, by value. */
const itemsOf = (items: Readonly<Record<string, string>>): { value: string; title: string }[] =>
  Object.entries(items).map(([value, title]) => ({ value, title }));

const preview: Preview = {
  initialGlobals: toGlobals(DEFAULT_VARIANT),
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: itemsOf({ light: 'Light', dark: 'Dark' }),
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: itemsOf({ ltr: 'Left to right', rtl: 'Right to left' }),
      },
    },
    viewer: {
      toolbar: {
        title: 'Viewer',
        icon: 'user',
        dynamicTitle: true,
        items: itemsOf({ 'signed-in': 'Signed in', 'signed-out': 'Signed out' }),
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: itemsOf({ full: 'Full motion', reduced: 'Reduced motion' }),
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    backgrounds: { disabled: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(VIEWPORTS).map(([name, { width, height, title, type }]) => [
          name,
          { name: title, type, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    a11y: {
      config: { rules: ['region', 'page-has-heading-one'].map((id) => ({ id, enabled: false })) },
    },
    options: { storySort: { order: ['UI', 'Pin card', 'Pin grid', 'Close-up', 'Save flow', 'Video'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      dress(document, getStoryVariant(globals));
      return (
        <Frame kind={parameters['frame']}>
          <Story />
        </Frame>
      );
    },
  ],
};

export default preview;
