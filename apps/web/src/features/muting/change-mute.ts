import { SAVE_TOAST_MS } from '@pegboard/types';
import type { ToastStore } from '@pegboard/ui';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import type { Tables } from '../../messages/tables.ts';

/** A word, member, site or topic that can be muted; `name` is shown, `value` is sent. */
export type MuteTarget = {
  readonly kind: 'word' | 'member' | 'site' | 'topic';
  readonly value: string;
  readonly name: string;
  readonly duration?: 'forever' | 'week' | 'month' | undefined;
};

/** The dependencies of a change of a mute. */
export type MuteNeeds = {
  readonly texts: Tables['muting'];
  readonly toasts: ToastStore | null;
  /** Called after each change, also after its undo. */
  readonly onChange: (isMuted: boolean) => void;
};

/** Mutes a target or ends its mute, without a toast. Throws `ResourceError`. */
export async function sendMute({ kind, value, duration }: MuteTarget, isMuted: boolean): Promise<void> {
  const options = { kind, value, ...(isMuted && duration !== undefined && { duration }) };
  await callResource({ name: 'Mute', action: isMuted ? 'create' : 'delete', options });
}

/** Mutes a target or ends its mute, and shows a toast with Undo (SR-13). A failure is shown in a toast. */
export async function changeMute(target: MuteTarget, isMuted: boolean, needs: MuteNeeds): Promise<void> {
  const { texts, toasts, onChange } = needs;
  try {
    await sendMute(target, isMuted);
  } catch (error) {
    if (!(error instanceof ResourceError)) reportError(error);
    toasts?.show({
      id: 'muting',
      kind: 'error',
      text: error instanceof ResourceError ? error.message : texts.failed,
    });
    return;
  }
  onChange(isMuted);
  toasts?.show({
    id: 'muting',
    text: isMuted ? texts.muted(target.name) : texts.unmuted(target.name),
    durationMs: SAVE_TOAST_MS,
    actions: [{ label: texts.undo, onAction: () => void changeMute(target, !isMuted, needs) }],
  });
}
