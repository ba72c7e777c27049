import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as saveFlow from './index.ts';
import type { SaveControlsProps, SignedOutSaveControlsProps } from './index.ts';

/** Props of the wrong type, as an app without types passes them. */
type Invalid = Readonly<Record<string, unknown>>;

const complaints = vi.spyOn(console, 'error');
beforeEach(() => void complaints.mockReset());
afterEach(() => vi.unstubAllEnvs());

const place = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/mara/kitchen/' },
  section: null,
  isProfile: false,
};
const boards = {
  boards: async () => ({ boards: [], after: null }),
  suggested: async () => [],
  createBoard: async () => Promise.reject(new Error('not called')),
  createSection: async () => Promise.reject(new Error('not called')),
};

function render(
  props: Invalid,
  flow: Invalid = {},
  { SaveControls, SaveFlowProvider, createLastTarget, createSaveStore } = saveFlow,
): string {
  const store = createSaveStore({
    save: async () => ({ ok: true, place }),
    move: async () => ({ ok: true, place }),
    remove: async () => ({ ok: true }),
    toast: () => undefined,
    logSave: () => undefined,
    newKey: () => 'key',
    sleep: async () => undefined,
  });
  const all = { pinId: '7', savedTo: null, layout: 'overlay', ...props } as unknown as SaveControlsProps;
  return renderToString(
    <SaveFlowProvider store={store} boards={boards} lastPlace={createLastTarget()} {...flow}>
      <SaveControls {...all} />
    </SaveFlowProvider>,
  );
}

const PROPS: readonly (readonly [string, Invalid])[] = [
  ['a number as pinId', { pinId: 7 }],
  ['a number as originalPinId', { originalPinId: 7 }],
  ['null as originalPinId', { originalPinId: null }],
  ['no savedTo', { savedTo: undefined }],
  ['a string as savedTo', { savedTo: 'Kitchen' }],
  ['a number as savedTo', { savedTo: 7 }],
  ['true as savedTo', { savedTo: true }],
  ['a savedTo without a board', { savedTo: { copyId: '900' } }],
  ['a savedTo with null as board', { savedTo: { ...place, board: null } }],
  ['a savedTo with numbers', { savedTo: { copyId: 900, board: { id: 5, name: 7, url: 7 } } }],
  ['a savedTo with an object as name', { savedTo: { ...place, board: { id: '5', name: {}, url: '/' } } }],
  ['a savedTo with a string as section', { savedTo: { ...place, section: 'Pots' } }],
  ['a savedTo with an object as title', { savedTo: { ...place, section: { id: '6', title: {} } } }],
  ['no layout', { layout: undefined }],
  ['an unknown layout', { layout: 'grid' }],
  ['an object as title', { title: {} }],
  ['a number as image', { imageUrl: 7 }],
  ['an image with another scheme', { imageUrl: 'javascript:alert(1)' }],
  ['a string as target', { target: 'Kitchen' }],
  ['an object as the name of the target', { target: { name: {}, target: 7 } }],
  ['a number as className', { className: 7 }],
];

for (const environment of ['development', 'production'] as const) {
  test.each(PROPS)(`[PK-01] [SF-01] ${environment}: save controls with %s are rendered`, (_, props) => {
    vi.stubEnv('NODE_ENV', environment);
    const html = render(props);
    expect(html).toContain('data-part="save"');
    expect(html).not.toMatch(/NaN|\[object|>undefined<|javascript:/);
  });

  test.each([undefined, null, ''])(
    `[PK-01] [SF-01] ${environment}: without a pin, %s, there are no save controls`,
    (pinId) => {
      vi.stubEnv('NODE_ENV', environment);
      expect(render({ pinId })).not.toContain('data-part="save"');
    },
  );

  test(`[PK-01] [SF-01] ${environment}: null as messages is the American English table`, () => {
    vi.stubEnv('NODE_ENV', environment);
    expect(render({}, { messages: null })).toContain('>Save<');
    const props = { layout: 'overlay', messages: null } as unknown as SignedOutSaveControlsProps;
    expect(renderToString(<saveFlow.SignedOutSaveControls {...props} />)).toContain('>Save<');
  });
}

test('[PK-01] development names the component, the prop and what it got, once each', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.resetModules();
  const fresh = await import('./index.ts');
  for (let time = 0; time < 2; time += 1) render({ pinId: 7, savedTo: 'Kitchen' }, {}, fresh);
  expect(complaints.mock.calls.flat()).toEqual([
    'SaveControls: the prop pinId must be a string. It got 7.',
    'SaveControls: the prop savedTo must be a location with a named board. It got "Kitchen".',
  ]);
});

test('[PK-01] production logs nothing about an invalid prop', () => {
  vi.stubEnv('NODE_ENV', 'production');
  render({ pinId: null, savedTo: 'Kitchen' });
  expect(complaints).not.toHaveBeenCalled();
});
