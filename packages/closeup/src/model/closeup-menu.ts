import { hasWriteAccess, isAd, pinType, type Pin } from '@pegboard/types';

/** The actions of a close-up's overflow menu. */
export type CloseupAction =
  | 'download'
  | 'copy-link'
  | 'embed'
  | 'sent'
  | 'edit'
  | 'numbers'
  | 'hide'
  | 'report'
  | 'block'
  | 'said';

/**
 * Returns the items of the overflow menu in groups (CU-12), limited to those that the site offers: only still
 * images are downloaded, but never those of ads; a pin that is not indexable cannot be embedded; members who
 * can edit the pin get `edit` and `numbers`, and neither hide nor report it nor block its creator. `sent` opens the
 * messages that contain the pin, `said` the viewer's feedback on it.
 */
export function closeupMenu(
  pin: Pin,
  offered: ReadonlySet<CloseupAction>,
): readonly (readonly CloseupAction[])[] {
  const isOwn = hasWriteAccess(pin);
  const may: Readonly<Record<CloseupAction, boolean>> = {
    download: pinType(pin) !== 'video' && !isAd(pin) && getDownload(pin) !== undefined,
    'copy-link': true,
    embed: !pin.seoNoindexReason?.startsWith('board_') && !isAd(pin),
    sent: true,
    edit: isOwn,
    numbers: isOwn,
    hide: !isOwn,
    report: !isOwn,
    block: !isOwn,
    said: !isOwn,
  };
  const groups = [
    ['download', 'copy-link', 'embed', 'sent'],
    ['edit', 'numbers'],
    ['hide', 'report', 'block', 'said'],
  ] as const satisfies readonly (readonly CloseupAction[])[];
  return groups
    .map((group) => group.filter((action) => offered.has(action) && may[action]))
    .filter((group) => group.length > 0);
}

/**
 * Returns the file of a pin's download: the animated image if it has one, otherwise the largest rendition,
 * with a file name.
 */
export function getDownload(pin: Pin): { readonly url: string; readonly name: string } | undefined {
  const gif = pin.embed?.type?.toLowerCase() === 'gif' ? pin.embed.src : undefined;
  const url = gif ?? (pin.images?.orig ?? pin.images?.['736x'] ?? pin.images?.['474x'])?.url;
  if (url === undefined) return undefined;
  const words = (pin.title ?? pin.gridTitle ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  const [, ending = 'jpg'] = /\.([a-z0-9]{3,4})$/i.exec(url) ?? [];
  return { url, name: `${words || `pin-${pin.id}`}.${ending}` };
}
