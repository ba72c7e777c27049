import type { ClickthroughPin, CompletedSearch, Session, VisitorState } from '@pegboard/types';
import { withClickthrough, withCloseup, withInvite, withoutSearch, withSearch } from './model/lists.ts';
import { canPersistState, type Visitor } from './model/persistence-policy.ts';
import { isQualifiedVisitor } from './model/engagement.ts';
import { addSavedPin, savedPinSession, withoutPin } from './model/saved-pins.ts';
import {
  isUpsellDue,
  evaluateExitPrompt,
  resolveUpsell,
  withUpsell,
  type LeavingVisitor,
  type UpsellOutcome,
  type UpsellSource,
} from './model/upsells.ts';
import { daysSinceRevisitation, recordVisit } from './model/visits.ts';
import {
  emptyPart,
  clearVisitorState,
  partOf,
  readPart,
  writePart,
  type PartName,
  type VisitorParts,
} from './stored-parts.ts';
import type { VisitorBrowser } from './visitor-storage.ts';

/** The session fields of a visitor's saved pins. */
export type VisitorSession = Pick<Session, 'hasSavedUnauthPin' | 'unauthSavePinId'>;

/** The state of one visitor on one page. Its methods are synchronous and never throw. */
export type VisitorStore = {
  /** True if anything is stored; otherwise the following methods change nothing (UV-02). */
  readonly isPersisted: boolean;
  /** Returns the whole state of §3; the same object until it changes. */
  readonly state: () => VisitorState;
  readonly session: () => VisitorSession;
  /** Subscribes to changes, also of other tabs (UV-09). Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly visited: () => void;
  readonly closeupOpened: (pinId: string) => void;
  readonly searchCompleted: (search: CompletedSearch) => void;
  readonly searchRemoved: (query: string) => void;
  /** Records that the visitor left by a link, and runs the quality check (UV-08). */
  readonly clickedThrough: (pin: ClickthroughPin) => void;
  readonly downloaded: () => void;
  readonly inviteRedeemed: (code: string) => void;
  /**
   * Stores a pin until sign-in; 'not-stored' if storage is not available: then the login address carries the
   * pin.
   */
  readonly save: (pinId: string) => 'saved' | 'replaced' | 'refused' | 'not-stored';
  readonly unsave: (pinId: string) => void;
  readonly isUpsellDue: (source: UpsellSource) => boolean;
  readonly upsold: (source: UpsellSource, outcome: UpsellOutcome) => void;
  /**
   * Records that a displayed prompt did not lead to a sign-in, as the visitor is still on the page (UV-07).
   */
  readonly upsellDismissed: (source: UpsellSource) => void;
  readonly leaving: () => LeavingVisitor;
};

/**
 * Creates the state of a visitor over a storage. Where storing is not allowed, earlier data are deleted.
 * Source: UV-01 to UV-09.
 */
export function createVisitorStore(ports: {
  readonly visitor: Visitor;
  readonly browser: VisitorBrowser;
  readonly nowMs: () => number;
}): VisitorStore {
  const { visitor, browser, nowMs } = ports;
  const isPersisted = canPersistState(visitor);
  // A member's page keeps data that may be stored: the merge needs them.
  if (!canPersistState({ ...visitor, isSignedIn: false })) clearVisitorState(browser.storage);

  const known = new Map<PartName, VisitorParts[PartName]>();
  /** Parts that could not be stored: they last as long as the page. */
  const held = new Set<PartName>();
  const listeners = new Set<() => void>();
  let state: VisitorState | undefined;
  let session: VisitorSession | undefined;

  const part = <Name extends PartName>(name: Name): VisitorParts[Name] => {
    if (!known.has(name)) known.set(name, isPersisted ? readPart(browser.storage, name) : emptyPart(name));
    return known.get(name) as VisitorParts[Name];
  };
  const changed = (): void => {
    state = undefined;
    session = undefined;
    for (const listener of listeners) listener();
  };
  /**
   * Changes the stored version of a part, which another tab may have changed; false if it could not be
   * stored.
   */
  const change = <Name extends PartName>(
    name: Name,
    step: (before: VisitorParts[Name]) => VisitorParts[Name],
    otherwise: 'hold' | 'drop' = 'hold',
  ): boolean => {
    if (!isPersisted) return false;
    if (!held.has(name)) known.delete(name);
    const before = part(name);
    const after = step(before);
    if (after === before) return true;
    const isStored = writePart(browser.storage, name, after);
    if (!isStored && otherwise === 'drop') return false;
    if (isStored) held.delete(name);
    else held.add(name);
    known.set(name, after);
    changed();
    return isStored;
  };

  const wholeState = (): VisitorState => {
    const visits = part('visits');
    return {
      closeupPins: part('closeups'),
      completedSearches: part('searches'),
      clickthroughPins: part('clickthroughs'),
      downloadedPinsCount: part('downloads'),
      savedPins: part('saves'),
      invitesRedeemed: part('invites'),
      revisitationState: visits && { count: visits.count, time: visits.time, ts: visits.ts },
      isQUS: part('isQUS'),
      ...daysSinceRevisitation(visits),
      isAllowedCountry: isPersisted,
      country: isPersisted ? visitor.country : null,
    };
  };
  const currentState = (): VisitorState => (state ??= wholeState());

  let stopListening: (() => void) | undefined;
  const changedElsewhere = (key: string | null): void => {
    const name = key === null ? undefined : partOf(key);
    if (key !== null && name === undefined) return;
    for (const of of name === undefined ? [...known.keys()] : [name]) {
      known.delete(of);
      held.delete(of);
    }
    changed();
  };

  return {
    isPersisted,
    state: currentState,
    session: () => (session ??= savedPinSession(part('saves'))),
    subscribe(listener) {
      listeners.add(listener);
      if (isPersisted) stopListening ??= browser.listen(changedElsewhere);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = undefined;
        // Without subscribers, changes of other tabs are not observed, so cached parts are dropped.
        for (const name of known.keys()) if (!held.has(name)) known.delete(name);
        state = undefined;
        session = undefined;
      };
    },
    visited: () => void change('visits', (before) => recordVisit(before, nowMs())),
    closeupOpened: (pinId) => void change('closeups', (before) => withCloseup(before, pinId)),
    searchCompleted: (search) => void change('searches', (before) => withSearch(before, search)),
    searchRemoved: (query) => void change('searches', (before) => withoutSearch(before, query)),
    clickedThrough(pin) {
      change('clickthroughs', (before) => withClickthrough(before, pin));
      change('isQUS', (before) => before || isQualifiedVisitor(currentState()));
    },
    downloaded: () => void change('downloads', (before) => before + 1),
    inviteRedeemed: (code) => void change('invites', (before) => withInvite(before, code)),
    save(pinId) {
      if (!isPersisted) return 'not-stored';
      let kind: 'saved' | 'replaced' | 'refused' = 'refused';
      const step = (before: VisitorParts['saves']): VisitorParts['saves'] => {
        const result = addSavedPin(before, { pinId, ts: nowMs() });
        kind = result.kind;
        return result.kind === 'refused' ? before : result.pins;
      };
      return change('saves', step, 'drop') ? kind : 'not-stored';
    },
    unsave: (pinId) => void change('saves', (before) => withoutPin(before, pinId)),
    isUpsellDue: (source) => isPersisted && isUpsellDue(part('upsells'), source, nowMs()),
    upsold: (source, outcome) =>
      void change('upsells', (before) => withUpsell(before, { source, outcome, ts: nowMs() })),
    upsellDismissed: (source) =>
      void change('upsells', (before) => resolveUpsell(before, source, 'dismissed')),
    leaving: () =>
      evaluateExitPrompt({ visits: part('visits'), upsells: part('upsells'), isQUS: part('isQUS') }, nowMs()),
  };
}
