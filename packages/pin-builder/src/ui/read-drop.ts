import { isWebLink } from '@pegboard/types';
import type { DropZoneProps } from 'react-aria-components';

type DropItem = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'][number];

/** Returns the files that were dropped or pasted, or else the first web address. Folders are left out. */
export async function readDrop(
  items: readonly DropItem[],
): Promise<{ readonly files: readonly File[]; readonly url: string | null }> {
  const files = await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
  if (files.length > 0) return { files, url: null };
  const texts = await Promise.all(
    items.flatMap((item) => {
      if (item.kind !== 'text') return [];
      const type = ['text/uri-list', 'text/plain'].find((name) => item.types.has(name));
      return type === undefined ? [] : [item.getText(type)];
    }),
  );
  return { files, url: texts.map((text) => text.trim()).find(isWebLink) ?? null };
}
