import { aPin } from '@pegboard/types/testing';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { PinCard, type PinCardProps } from '../index.ts';
import { createImages } from './create-images.ts';

/** The width of the cards of these tests, in CSS pixels. */
export const CARD_WIDTH = 236;

/** Renders a card of a member as in a grid, after a button. */
export function renderCard(props: Partial<PinCardProps> = {}): Promise<RenderResult> {
  return render(
    <main>
      <button type="button">Before</button>
      <div style={{ inlineSize: CARD_WIDTH }}>
        <PinCard
          pin={aPin({ images: createImages() })}
          surface="AuthHomefeed"
          viewer="signed-in"
          {...props}
        />
      </div>
    </main>,
  );
}

/** Returns the rendered element that matches a selector. */
export function partOf(screen: RenderResult, selector: string): HTMLElement {
  const part = screen.container.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`Nothing on the card is ${selector}.`);
  return part;
}

/** Moves the pointer over the card, which shows its overlay. */
export function pointAt(screen: RenderResult): Promise<void> {
  return userEvent.hover(partOf(screen, '[data-pin-link]'));
}

/** Simulates a touch on an element: start, move and end, with the events that a browser dispatches. */
export function finger(element: Element): {
  readonly down: (x: number, y: number) => void;
  readonly move: (x: number, y: number) => void;
  readonly up: (x: number, y: number) => void;
} {
  const tell = (type: string, x: number, y: number): void => {
    const { left, top } = element.getBoundingClientRect();
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType: 'touch',
        pointerId: 7,
        clientX: left + x,
        clientY: top + y,
      }),
    );
  };
  return {
    down: (x, y) => {
      tell('pointerover', x, y);
      tell('pointerdown', x, y);
    },
    move: (x, y) => tell('pointermove', x, y),
    up: (x, y) => {
      tell('pointerup', x, y);
      tell('pointerout', x, y);
    },
  };
}
