import { isWebLink } from '@pegboard/types';

/** Returns the files that were dropped or pasted, or else the first web address. Folders are left out. */
export function readTransfer(data: DataTransfer): {
  readonly files: readonly File[];
  readonly url: string | null;
} {
  const files = [...data.items].flatMap((item) => {
    const file = item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null;
    return file ? [file] : [];
  });
  if (files.length > 0) return { files, url: null };
  const texts = ['text/uri-list', 'text/plain'].map((type) => data.getData(type).trim());
  return { files, url: texts.find(isWebLink) ?? null };
}
