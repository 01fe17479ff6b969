import { useEffect, useState } from 'react';
import { paintedColour } from '../../packages/ui/src/testing/painted-colour.ts';
import type { Rgb } from '../../packages/ui/src/theme/contrast.ts';

const seenAttributes = ['data-tenant', 'data-mode', 'data-contrast', 'data-density', 'style'];

/** Reads something off the page, again whenever the toolbar changes what the page looks like. */
export function useReadFromPage<T>(read: () => T): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => {
    const again = () => setFound(read());
    again();
    const observer = new MutationObserver(again);
    observer.observe(document.documentElement, { attributeFilter: seenAttributes });
    return () => observer.disconnect();
  }, [read]);
  return found;
}

/** The colours that these tokens paint on the page. */
export function paintedColours(tokens: Iterable<string>): ReadonlyMap<string, Rgb> {
  return new Map([...tokens].map((token) => [token, paintedColour(document.body, token)]));
}

/** The values of custom properties, as the page has them. */
export function valuesOf(tokens: Iterable<string>): ReadonlyMap<string, string> {
  const page = getComputedStyle(document.documentElement);
  return new Map([...tokens].map((token) => [token, page.getPropertyValue(token).trim()]));
}

export function hexOf(colour: Rgb | undefined): string {
  if (!colour) return '';
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
