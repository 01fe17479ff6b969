import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

/** Texts that a person or a server may send, and that no block may break on. */
export const hostile = {
  /** 200 characters without a place to break. */
  long: 'W'.repeat(200),
  /** One sign that is seven characters. */
  emoji: '👩‍👩‍👧 Ada',
  rightToLeft: 'مرحبا بالعالم',
  /** Half of a sign. */
  loneSurrogate: 'Ada \ud83d',
  markup: '<img src=x onerror=alert(1)>',
};

/** What types forbid and a server sends all the same. */
export const untyped = <Wanted,>(value: unknown): Wanted => value as Wanted;

/** The narrowest place that a block must fit. */
export const inNarrowContainer = (Story: () => ReactElement) => (
  <div data-narrow-container className="w-[200px]">
    {Story()}
  </div>
);

/** Nothing is wider than the narrow place that holds it. */
export async function expectNoOverflow(canvasElement: HTMLElement) {
  const place = canvasElement.querySelector('[data-narrow-container]') ?? canvasElement;
  await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
}
