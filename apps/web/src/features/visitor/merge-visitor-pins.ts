import type { SavedLocation } from '@pegboard/save-flow';
import {
  clearVisitorState,
  mergeSavedPins,
  visitorBrowser,
  type MergePorts,
} from '@pegboard/unauth-visitor-state';
import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';
import { visitorMessages as enUsVisitor } from '../../messages/en-us-visitor.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import { save } from '../saving/save-api.ts';

/** The page of the member after sign-in. */
export type MergePage = {
  readonly viewerId: string;
  /** The country whose rules allow storing a visitor's state; undefined if storage is not allowed. */
  readonly country: string | undefined;
  readonly toast: (toast: { readonly kind: 'message' | 'error'; readonly text: string }) => void;
  readonly onSaved: (pinId: string, place: SavedLocation) => void;
  readonly logMetric: (name: string, status: string) => void;
};

/**
 * Saves the visitor's pins for the signed-in member (UV-06): each once, in one tab at a time; failures are
 * logged, and counted by a metric. Where storing is not allowed, stored data is deleted.
 */
export async function mergeVisitorPins(page: MergePage): Promise<void> {
  const { viewerId: userId, country, toast, onSaved, logMetric } = page;
  const { storage } = visitorBrowser();
  const texts = getClientMessages('visitor', enUsVisitor);
  if (country === undefined || hasPrivacySignal(navigator)) return clearVisitorState(storage);
  const { saved, failed } = await mergeSavedPins({
    storage,
    userId,
    nowMs: Date.now,
    save: (pin) => saveOnce(pin, onSaved),
    alone: (task) =>
      // Without locks, each pin is still saved once, by its key.
      'locks' in navigator ? navigator.locks.request('pb_visitor_merge', task) : task(),
  });
  for (const _ of failed) logMetric('unauth_merge', 'failed');
  if (failed.length > 0) toast({ kind: 'error', text: texts.notMerged(failed.length) });
  else if (saved.length > 0) toast({ kind: 'message', text: texts.merged(saved.length) });
}

/** Saves a pin to the profile of one member: the server rejects it if another member is signed in. */
async function saveOnce(
  { pinId, userId, key }: Parameters<MergePorts['save']>[0],
  onSaved: MergePage['onSaved'],
): ReturnType<MergePorts['save']> {
  const result = await save({ pinId, userId, key, target: {} });
  if (result.ok) {
    onSaved(pinId, result.place);
    return 'saved';
  }
  const { failure } = result;
  if (failure.kind === 'network') return 'unreachable';
  return failure.isOtherSession ? 'other-user' : 'refused';
}
