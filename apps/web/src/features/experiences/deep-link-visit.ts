import { parseQueryMarkers } from '@pegboard/routes';

/** How a page came to be open. */
export type PageVisit = {
  readonly isSignedIn: boolean;
  readonly device: 'desktop' | 'tablet' | 'mobile';
  readonly isBot: boolean;
  /** The page that led here, empty when none did. */
  readonly referrer: string;
  readonly origin: string;
  /** How the browser came here: `navigate`, `reload`, `back_forward`, … */
  readonly navigation: string;
  readonly search: string;
};

/**
 * Whether a member may be asked to go on in the app: only on a phone, and neither where another site led here, nor where
 * the page was refreshed, nor where the app itself led here. How young the account is and how often they were asked the
 * server knows. Source: EX-04.
 */
export function canUpsellApp(visit: PageVisit): boolean {
  const { isSignedIn, device, isBot, referrer, origin, navigation, search } = visit;
  const isExternal = referrer !== '' && URL.parse(referrer)?.origin !== origin;
  return (
    isSignedIn &&
    device === 'mobile' &&
    !isBot &&
    !isExternal &&
    navigation !== 'reload' &&
    !parseQueryMarkers(search).isFromDeepLink
  );
}
