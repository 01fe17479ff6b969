import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

/** Texts that a user or a server may send and that must not break a block. */
export const hostile = {
  /** 200 characters without a line break opportunity. */
  long: 'W'.repeat(200),
  /** One grapheme of several code points. */
  emoji: '👩‍👩‍👧 Ada',
  rightToLeft: 'مرحبا بالعالم',
  loneSurrogate: 'Ada \ud83d',
  markup: '<img src=x onerror=alert(1)>',
};

/** Passes a value that the types exclude, but a server may send. */
export const untyped = <Wanted,>(value: unknown): Wanted => value as Wanted;

/** The narrowest container that a block must fit. */
export const inNarrowContainer = (Story: () => ReactElement) => (
  <div data-narrow-container className="w-[200px]">
    {Story()}
  </div>
);

/** Fails if content is wider than the narrow container around it. */
export async function expectNoOverflow(canvasElement: HTMLElement) {
  const place = canvasElement.querySelector('[data-narrow-container]') ?? canvasElement;
  await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
}
