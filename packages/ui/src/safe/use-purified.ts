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
    // The text is already shown; the next component that needs the markup retries.
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

/** The text immediately, also on a server; its markup as soon as the sanitiser has loaded. */
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
