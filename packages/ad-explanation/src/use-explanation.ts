'use client';

import { useEffect, useState } from 'react';
import type { AdExplanationPorts } from './ad-explanation-ports.ts';
import type { AdExplanation } from './model/ad-explanation.ts';
import { getRequiredLists, withNames, type DisplayNames } from './model/display-names.ts';

/** The state of reading an explanation. */
export type Reading =
  | { readonly name: 'failed' | 'reading' }
  | { readonly name: 'read'; readonly explanation: AdExplanation };

/** Reads why the viewer sees an ad, and the display names that the explanation needs. */
export function useExplanation(pinId: string, { read, readNames }: AdExplanationPorts): Reading {
  const [reading, setReading] = useState<Reading>({ name: 'reading' });
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Reading): void => {
      if (isWanted) setReading(next);
    };
    readWhole(pinId, { read, readNames }).then(
      (explanation) => tell({ name: 'read', explanation }),
      () => tell({ name: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [pinId, read, readNames]);
  return reading;
}

async function readWhole(pinId: string, { read, readNames }: AdExplanationPorts): Promise<AdExplanation> {
  const explanation = await read(pinId);
  const lists = await Promise.all(
    getRequiredLists(explanation).map(async (list) => {
      // Without names the codes are shown (AD-04).
      const names = await readNames(list).catch(() => []);
      return [list, names] as const;
    }),
  );
  return withNames(explanation, Object.fromEntries(lists) satisfies DisplayNames);
}
