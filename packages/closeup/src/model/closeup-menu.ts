import { hasWriteAccess, isAd, pinType, type Pin } from '@pegboard/types';

/** The actions of a close-up's overflow menu. */
export type CloseupAction =
  | 'download'
  | 'copy-link'
  | 'embed'
  | 'sent'
  | 'edit'
  | 'hide'
  | 'report'
  | 'block'
  | 'said';

/**
 * The lines of the overflow menu in their groups (CU-12), of those that the site offers: a still picture is downloaded, but
 * no ad's; a pin that search engines may not find is not embedded; who may write it edits it, and neither hides nor reports
 * it, nor blocks who made it. `sent` leads to the messages that have the pin, `said` to what the viewer said of it.
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
    hide: !isOwn,
    report: !isOwn,
    block: !isOwn,
    said: !isOwn,
  };
  const groups = [
    ['download', 'copy-link', 'embed', 'sent'],
    ['edit'],
    ['hide', 'report', 'block', 'said'],
  ] as const satisfies readonly (readonly CloseupAction[])[];
  return groups
    .map((group) => group.filter((action) => offered.has(action) && may[action]))
    .filter((group) => group.length > 0);
}

/** The file that a download of a pin gives: its moving picture, else the largest that it has, and a name for it. */
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
