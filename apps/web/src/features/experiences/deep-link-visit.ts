import { matchRoute, parseQueryMarkers, type RouteName } from '@pegboard/routes';

/** The circumstances in which a page was opened. */
export type PageVisit = {
  readonly isSignedIn: boolean;
  readonly device: 'desktop' | 'tablet' | 'mobile';
  readonly isBot: boolean;
  /** The referring page; empty if there is none. */
  readonly referrer: string;
  readonly origin: string;
  /** The browser's navigation type: `navigate`, `reload`, `back_forward`, … */
  readonly navigation: string;
  readonly search: string;
};

/**
 * Returns whether the app can be offered to a member: on a phone, unless the page was opened from another
 * site or from the app, or reloaded. The server knows the account's age and the number of previous offers.
 * Source: EX-04.
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

const CREATING: ReadonlySet<RouteName> = new Set([
  'pinCreate',
  'pinEditor',
  'pinBuilder',
  'pinCreationTool',
  'storyPinBuilder',
  'ideaPinBuilder',
]);

/** Returns whether a Pin is created at a path: there, no offer interrupts (EX-04, CR-04). */
export function isCreatingPin(pathname: string): boolean {
  const route = matchRoute(pathname);
  return route !== undefined && CREATING.has(route.name);
}
