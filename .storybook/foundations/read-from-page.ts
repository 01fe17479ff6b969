import { useLayoutEffect, useState } from 'react';

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
