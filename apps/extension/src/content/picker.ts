import type { SavedPin } from '../protocol.ts';
import { askBackground, errorText } from './ask-background.ts';
import { createElement, text } from './element.ts';
import { createImageChoice } from './image-choice.ts';
import { findPageImages, pageRefusal } from './page-images.ts';
import { createTargetFields } from './target-fields.ts';

const DESCRIPTION_MAX = 500;
const TITLE_MAX = 200;
const WAITING = 'waiting';

/** The dialog in which an image of the page is saved. */
export type Picker = { readonly open: (imageUrl: string | undefined) => Promise<void> };

/** Creates the dialog. It is modal, in the top layer of the page, and closes by Escape. */
export function createPicker(root: ShadowRoot): Picker {
  const body = createElement('div', { class: 'body' });
  const status = createElement('p', { class: 'status', role: 'status' });
  const close = createElement('button', { type: 'button', class: 'close', 'aria-label': text('close') }, '×');
  const dialog = createElement(
    'dialog',
    { class: 'picker', 'aria-labelledby': 'picker-title' },
    createElement('header', {}, createElement('h2', { id: 'picker-title' }, text('pickerTitle')), close),
    body,
    status,
  );
  root.append(dialog);
  close.addEventListener('click', () => dialog.close());
  // Shortcuts of the page must not react to what is typed here.
  for (const type of ['keydown', 'keyup', 'keypress'])
    dialog.addEventListener(type, (event) => event.stopPropagation());

  const say = (message: string, kind = ''): void => {
    status.textContent = message;
    status.dataset['kind'] = kind;
  };
  const show = (...parts: readonly HTMLElement[]): void => body.replaceChildren(...parts);

  /** Shows the form, or the way to connect while the extension is not connected. */
  const load = async (imageUrl: string | undefined): Promise<void> => {
    const refusal = pageRefusal();
    if (refusal !== undefined) {
      show();
      return say(refusal || text('error_saving_refused'), 'failed');
    }
    const images = findPageImages();
    if (images.length === 0) {
      show();
      return say(text('noImages'), 'failed');
    }
    show();
    say(text('loading'), WAITING);
    const boards = await askBackground({ kind: 'read-boards' });
    if (boards.ok) {
      say('');
      return showForm(boards.data, images, imageUrl);
    }
    if (boards.error.code === 'not_connected') return showConnect(imageUrl);
    say(errorText(boards.error), 'failed');
  };

  const showConnect = (imageUrl: string | undefined): void => {
    const button = createElement('button', { type: 'button', class: 'primary' }, text('connect'));
    button.addEventListener('click', async (event) => {
      if (!event.isTrusted) return;
      button.disabled = true;
      say(text('connecting'), WAITING);
      const connected = await askBackground({ kind: 'connect' });
      button.disabled = false;
      if (connected.ok) return load(imageUrl);
      say(errorText(connected.error), 'failed');
    });
    say('');
    show(createElement('p', {}, text('connectIntro')), button);
    button.focus();
  };

  const showForm = (
    boards: Parameters<typeof createTargetFields>[0],
    images: ReturnType<typeof findPageImages>,
    imageUrl: string | undefined,
  ): void => {
    const description = createElement('textarea', {
      id: 'description',
      rows: '3',
      maxlength: String(DESCRIPTION_MAX),
    });
    const choice = createImageChoice(images, imageUrl, (image) => {
      if (description.value === '') description.value = image.description;
    });
    description.value = choice.read()?.description ?? '';
    const target = createTargetFields(boards, async (boardId) => {
      const sections = await askBackground({ kind: 'read-sections', boardId });
      return sections.ok ? sections.data : [];
    });
    const submit = createElement('button', { type: 'submit', class: 'primary' }, text('save'));
    const form = createElement(
      'form',
      {},
      choice.element,
      target.element,
      createElement(
        'div',
        { class: 'field' },
        createElement('label', { for: 'description' }, text('description')),
        description,
      ),
      submit,
    );
    let attempt: { readonly pin: string; readonly key: string } | undefined;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const [image, chosen] = [choice.read(), target.read()];
      if (!event.isTrusted || !image || !chosen || submit.disabled) return;
      const pin = {
        ...chosen,
        imageUrl: image.url,
        title: document.title.slice(0, TITLE_MAX),
        altText: image.alt.slice(0, DESCRIPTION_MAX),
        description: description.value,
      };
      // Repeating a save that failed without an answer must not save twice.
      const content = JSON.stringify(pin);
      if (attempt?.pin !== content) attempt = { pin: content, key: randomKey() };
      submit.disabled = true;
      say(text('saving'), WAITING);
      const saved = await askBackground({ kind: 'save', pin, key: attempt.key });
      submit.disabled = false;
      if (saved.ok) return showSaved(saved.data);
      if (saved.error.code === 'not_connected') return showConnect(image.url);
      say(errorText(saved.error), 'failed');
    });
    show(form);
    (form.querySelector<HTMLElement>('input[name=image]:checked') ?? form.querySelector('input'))?.focus();
  };

  const showSaved = ({ pinId, url }: SavedPin): void => {
    const undo = createElement('button', { type: 'button' }, text('undo'));
    const link = createElement('a', { href: url, target: '_blank', rel: 'noopener' }, text('viewPin'));
    undo.addEventListener('click', async (event) => {
      if (!event.isTrusted) return;
      undo.disabled = true;
      const undone = await askBackground({ kind: 'undo', pinId });
      undo.disabled = false;
      if (!undone.ok) return say(errorText(undone.error), 'failed');
      show();
      say(text('undone'), 'done');
      close.focus();
    });
    say(text('saved'), 'done');
    show(createElement('div', { class: 'actions' }, link, undo));
    undo.focus();
  };

  return {
    async open(imageUrl) {
      if (!dialog.open) dialog.showModal();
      await load(imageUrl);
    },
  };
}

/** Returns an idempotency key. `crypto.randomUUID` is missing on pages without HTTPS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
