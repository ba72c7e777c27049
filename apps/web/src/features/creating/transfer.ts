import type { ComposerStart } from './composer.tsx';

/** The parts of a DataTransfer that are read. */
export type TransferredData = {
  readonly types: readonly string[];
  readonly files: Iterable<File>;
  readonly getData: (type: string) => string;
};

/** Returns whether files are dragged; their contents are readable after the drop only. */
export function hasFiles({ types }: Pick<TransferredData, 'types'>): boolean {
  return types.includes('Files');
}

/**
 * Returns the beginning of a composition from dropped or pasted data (CR-01): files, or a web address as the whole text;
 * undefined for anything else.
 */
export function toComposerStart(data: TransferredData): ComposerStart | undefined {
  const files = [...data.files];
  if (files.length > 0) return { files };
  const text = data.getData('text/plain').trim();
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? { url: text } : undefined;
}

/** Returns whether text is entered at an element, so that a paste belongs to it. */
export function isTextField(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('input, textarea, select, [role=textbox]'))
  );
}
