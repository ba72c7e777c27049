import '@pegboard/ui/styles.css';

import { XSS_PAYLOADS } from '@pegboard/config/hostile-texts';
import { aPin } from '@pegboard/types/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Comments, type CommentPorts } from './comments/index.ts';
import { PinEditor } from './edit/index.ts';
import { EmbedDialog, ShareDialog } from './share/index.ts';
import { createComment, createCommenter } from './testing/comment.factory.ts';

const nothing = (): void => undefined;
const profileHref = (name: string): string => `/${encodeURIComponent(name)}/`;

/** The expected elements with hostile texts in these dialogs: one with all texts, or one for each. */
const DIALOGS: Readonly<Record<string, readonly ReactNode[]>> = {
  share: [
    <ShareDialog
      key="all"
      viewer="signed-in"
      onClose={nothing}
      ports={{
        contacts: async () =>
          XSS_PAYLOADS.map((text, at) => ({ id: `${at}`, name: text, username: text, imageUrl: text })),
        send: async () => ({ problem: undefined }),
        copyLink: nothing,
        native: undefined,
        logIn: nothing,
      }}
    />,
  ],
  embed: XSS_PAYLOADS.map((text) => (
    <EmbedDialog key={text} href={text} title={text} picture={undefined} onCopy={nothing} onClose={nothing} />
  )),
  edit: XSS_PAYLOADS.map((text) => (
    <PinEditor
      key={text}
      pin={aPin({
        title: text,
        description: text,
        altText: text,
        link: text,
        board: { entityId: '3', name: text },
      })}
      isCreator
      boards={[{ id: '3', name: text, sections: [{ id: '31', title: text }] }]}
      isBusy={false}
      errors={{ title: text, link: text }}
      error={text}
      onSave={nothing}
      onDelete={nothing}
      onCancel={nothing}
    />
  )),
  comment: [<SomeComments key="all" />],
};

function SomeComments(): ReactNode {
  const comments = XSS_PAYLOADS.map((text, at) =>
    createComment({
      id: `${at}`,
      text: `${text} @${text}`,
      mentions: [text],
      author: createCommenter({ name: text, username: text, imageUrl: text }),
    }),
  );
  const ports = {
    read: async () => ({ ok: true, comments, after: null, count: comments.length, isAllowed: true }),
    newKey: () => 'key',
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  } as unknown as CommentPorts;
  return (
    <Comments
      pinId="9"
      count={60}
      isAllowed
      viewer={createCommenter()}
      ports={ports}
      profileHref={profileHref}
    />
  );
}

/** Returns the number of times a hostile text was executed. */
const ran = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('alert', ran);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(Object.keys(DIALOGS))(
  '[CU-04] no hostile text in the %s dialog becomes a script',
  async (dialog) => {
    const { rerender } = await render(null);
    let shown = 0;
    for (const element of DIALOGS[dialog] ?? []) {
      await rerender(element);
      if (dialog === 'comment') await page.getByRole('button', { name: 'View all 60 comments' }).click();
      if (dialog === 'share' || dialog === 'comment')
        await expect.poll(() => countOf('svg, img, button')).toBeGreaterThan(XSS_PAYLOADS.length);
      const all = [...document.body.querySelectorAll('*')];
      const attributes = all.flatMap((of) => [...of.attributes].map(({ name, value }) => ({ name, value })));
      expect(all.filter(({ localName }) => /^(?:iframe|math|mi|embed|object)$/.test(localName))).toEqual([]);
      expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'srcdoc')).toEqual([]);
      expect(all.filter(isScriptLink)).toEqual([]);
      shown += XSS_PAYLOADS.filter((text) => contains(text)).length;
    }
    expect(shown).toBeGreaterThanOrEqual(XSS_PAYLOADS.length);
    expect(ran).not.toHaveBeenCalled();
  },
);

const countOf = (selector: string): number => document.body.querySelectorAll(selector).length;

const isScriptLink = (element: Element): boolean =>
  element instanceof HTMLAnchorElement && !/^https?:$/.test(element.protocol);

/** Returns whether a text is shown unchanged, as text or in a field. */
function contains(text: string): boolean {
  const fields = [
    ...document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ];
  const plain = (of: string): string => of.replaceAll(/\s+/g, ' ').trim();
  const code = text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const words = plain(document.body.textContent);
  return [text, code].some(
    (wanted) =>
      words.includes(plain(wanted)) || fields.some(({ value }) => plain(value).includes(plain(wanted))),
  );
}
