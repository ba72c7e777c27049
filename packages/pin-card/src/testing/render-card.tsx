import { aPin } from '@pegboard/types/testing';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { PinCard, type PinCardProps } from '../index.ts';
import { createImages } from './create-images.ts';

/** The width of the cards of these tests, in CSS pixels. */
export const CARD_WIDTH = 236;

/** A card of someone signed in as a grid shows it; a button is before it. */
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

/** The part of what is shown that a selector finds. */
export function partOf(screen: RenderResult, selector: string): HTMLElement {
  const part = screen.container.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`Nothing on the card is ${selector}.`);
  return part;
}

/** Points at the card: its overlay shows. */
export function pointAt(screen: RenderResult): Promise<void> {
  return userEvent.hover(partOf(screen, '[data-pin-link]'));
}

/** A finger on an element: comes down, moves, is lifted. What it does is what a browser would tell of it. */
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
