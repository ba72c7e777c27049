import type { KeyboardEvent } from 'react';

type NativeKeyEvent = KeyboardEvent['nativeEvent'];

let early: NativeKeyEvent | undefined;

/** Stores the last key that was pressed in a grid before its code was loaded; undefined once it is. */
export function setEarlyKey(event: NativeKeyEvent | undefined): void {
  early = event;
}

/** Returns the last key that was pressed in a grid before its code was loaded. */
export const pendingKey = (): NativeKeyEvent | undefined => early;
