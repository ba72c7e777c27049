import type { CardMenuActions, Surface } from '@pegboard/pin-card';
import { isAd, type Pin } from '@pegboard/types';
import type { MenuGroup } from '@pegboard/ui';
import { adTexts as enUsAds } from '../../messages/en-us-ads.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import type { ExplainedAd } from './ad-explanation-context.ts';

/** Returns an ad with the actions of its card's menu. */
export function toExplainedAd(pin: Pin, { onHide, onReport }: CardMenuActions): ExplainedAd {
  return {
    pin,
    onHide: onHide && (() => onHide(pin)),
    onReport: onReport && (() => onReport(pin)),
  };
}

/** Returns a card's menu with the item that explains an ad; for other pins unchanged. */
export function withWhyAd(
  menu: CardMenuActions,
  { pin, surface }: { readonly pin: Pin; readonly surface: Surface },
  ask: ((explained: ExplainedAd) => void) | null,
): CardMenuActions {
  if (!ask || !isAd(pin)) return menu;
  const onAction = (): void => ask({ ...toExplainedAd(pin, menu), query: searchedFor(surface) });
  const line: MenuGroup = {
    id: 'ad',
    items: [{ id: 'why-ad', label: getClientMessages('ads', enUsAds).why, onAction }],
  };
  return { ...menu, extras: [line, ...(menu.extras ?? [])] };
}

/** Returns the search terms of a search page's address. */
function searchedFor(surface: Surface): string | undefined {
  if (surface !== 'SearchItem') return undefined;
  return new URLSearchParams(location.search).get('q') ?? undefined;
}
