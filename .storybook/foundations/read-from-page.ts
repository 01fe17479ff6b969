import { useLayoutEffect, useState } from 'react';
import { paintedColour } from '../../packages/ui/src/testing/painted-colour.ts';
import type { Rgb } from '../../packages/ui/src/theme/contrast.ts';

const seenAttributes = ['data-tenant', 'data-mode', 'data-contrast', 'data-density', 'style'];

/** Reads a text from the page again after each change of the toolbar. */
export function useReadFromPage(read: () => string): string | undefined {
  const [found, setFound] = useState<string>();
  useLayoutEffect(() => {
    const again = () => setFound(read());
    again();
    const observer = new MutationObserver(again);
    observer.observe(document.documentElement, { attributeFilter: seenAttributes });
    return () => observer.disconnect();
  });
  return found;
}

/** The colours that these tokens have on the page. */
export function paintedColours(tokens: Iterable<string>): ReadonlyMap<string, Rgb> {
  return new Map([...tokens].map((token) => [token, paintedColour(document.body, token)]));
}

/** The value of a custom property on the page. */
export const valueOf = (property: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();

export function hexOf(colour: Rgb | undefined): string {
  if (!colour) return '';
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
