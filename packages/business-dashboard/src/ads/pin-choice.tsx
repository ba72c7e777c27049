'use client';

import { TextField, VisuallyHidden } from '@pegboard/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import styles from './pin-choice.module.css';
import type { AdPin } from './data.ts';
import type { PinChoiceMessages } from './messages.ts';

/** Maximum number of pins without a search field. */
const MAX_WITHOUT_SEARCH = 12;
/** Keeps Enter in the search field from submitting the form. */
const stay = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * Renders a selection of one pin, by pointer or arrow keys, or of several, each toggled by itself; a long
 * list can be searched by title.
 */
export function PinChoice(props: {
  readonly pins: readonly AdPin[];
  readonly legend: string;
  /** True to hide the legend visually, if a heading has the same text. */
  readonly isLegendHidden?: boolean;
  /** The maximum number of selected pins. With one, a new selection replaces it. */
  readonly most?: number;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  /** Errors of pins, by their ids. */
  readonly problems?: Readonly<Record<string, string>>;
  readonly messages: PinChoiceMessages;
}): ReactNode {
  const { pins, legend, isLegendHidden = false, most = 1, chosen, onChoose, problems = {}, messages } = props;
  const [sought, setSought] = useState('');
  const isFull = most > 1 && chosen.length >= most;
  const words = sought.trim().toLowerCase();
  const found = pins.filter(({ title }) => (title ?? messages.untitled).toLowerCase().includes(words));
  const choose = (id: string): void => {
    if (most === 1) onChoose([id]);
    else onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  const counted = [
    words === '' ? '' : messages.found(found.length),
    most > 1 ? messages.chosen(chosen.length, most) : '',
  ].filter((text) => text !== '');
  return (
    <div className={styles.choice}>
      {pins.length > MAX_WITHOUT_SEARCH ? (
        <TextField
          type="search"
          label={messages.search}
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={stay}
        />
      ) : null}
      <p role="status" className={styles.counted}>
        {counted.join(' · ')}
      </p>
      <fieldset className={styles.pins}>
        <legend>{isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
        {found.map(({ id, title, image }) => (
          <label key={id} className={styles.pin}>
            <input
              type={most > 1 ? 'checkbox' : 'radio'}
              name="pin"
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              aria-invalid={problems[id] !== undefined || undefined}
              onChange={() => choose(id)}
            />
            {image ? (
              <img src={image.url} width={image.width} height={image.height} alt="" loading="lazy" />
            ) : (
              <span className={styles.unseen} />
            )}
            <bdi>{title ?? messages.untitled}</bdi>
            {problems[id] === undefined ? null : <small className={styles.problem}>{problems[id]}</small>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
