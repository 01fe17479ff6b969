import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { htmlToText } from './html-text.model.ts';

type Purify = (html: string) => ReactNode;

let purify: Purify | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

function load() {
  loading ??= import('./purified.tsx').then(
    (module) => {
      purify = module.purified;
      for (const tell of waiting) tell();
    },
    // The words are on the page already; the next one that needs the markup asks again.
    () => {
      loading = undefined;
    },
  );
}

function subscribe(tell: () => void) {
  waiting.add(tell);
  if (!purify) load();
  return () => waiting.delete(tell);
}

/** The words at once, on the server too; their markup as soon as the sanitiser is there. */
export function usePurified(html: string | null | undefined) {
  const known = useSyncExternalStore(
    subscribe,
    () => purify,
    () => undefined,
  );
  return useMemo(() => {
    const source = html ?? '';
    return known ? { rich: true, content: known(source) } : { rich: false, content: htmlToText(source) };
  }, [html, known]);
}
