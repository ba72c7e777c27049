'use client';

import {
  hrefProp,
  itemsProp,
  messagesProp,
  rootAttributes,
  shapeProp,
  textProp,
  validProps,
  type RootProps,
} from '@pegboard/ui';
import type { MouseEvent, ReactNode } from 'react';
import { alsoSavedListMessages, type AlsoSavedListMessages } from '../messages.ts';
import type { SavedLocation } from '../model/saved-location.ts';
import { useSavedLocations, useSaveFlow, useSaveState } from '../save-flow-context.tsx';
import styles from './also-saved-list.module.css';

/** The props of the list of other locations of a saved pin. */
export type AlsoSavedListProps = RootProps & {
  /** The original pin's id. */
  readonly pinId: string;
  /** All copies of the pin that the viewer has, the newest first, according to the server. */
  readonly copies: readonly SavedLocation[];
  readonly onVisit?: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  readonly messages?: AlsoSavedListMessages | undefined;
};

const ALSO_SAVED_RULES = {
  pinId: textProp,
  copies: itemsProp({ copyId: textProp, board: shapeProp({ id: textProp, name: textProp, url: hrefProp }) }),
  messages: messagesProp(alsoSavedListMessages),
};

/** Renders the other boards of a saved pin with links; nothing if there are none. */
export function AlsoSavedList(rawProps: AlsoSavedListProps): ReactNode {
  const props = validProps('AlsoSavedList', rawProps, ALSO_SAVED_RULES);
  const { pinId, copies, onVisit, messages = alsoSavedListMessages } = props;
  const profile = useSaveFlow().messages.profile;
  const state = useSaveState(pinId, copies[0] ?? null, copies);
  const locations = useSavedLocations(pinId, copies);
  const shown = state.kind === 'saved' || state.kind === 'deleting' ? state.place : locations[0];
  const others = locations.filter(
    ({ copyId, board }) => copyId !== shown?.copyId && board.id !== shown?.board.id,
  );
  if (others.length === 0) return null;
  return (
    <p data-also-saved="" data-part="also-saved-list" {...rootAttributes(props, styles.also)}>
      {messages.alsoSaved}{' '}
      {others.map(({ copyId, board, isProfile }, at) => (
        <span key={copyId}>
          {at > 0 ? ', ' : ''}
          <a href={board.url} onClick={(event) => onVisit?.(board.url, event)}>
            {isProfile ? profile : board.name}
          </a>
        </span>
      ))}
    </p>
  );
}
