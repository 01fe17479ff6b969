import { useMemo, useSyncExternalStore } from 'react';

export const views = [
  { id: 'side', label: 'Side by side' },
  { id: 'onion', label: 'Onion skin' },
  { id: 'difference', label: 'Difference' },
] as const;

export type View = (typeof views)[number]['id'];
export type Mark = 'accept' | 'changes';

/** What the reader has chosen. It is part of the address, because a mailed file has no storage of its own. */
export interface ReportAddress {
  /** Id of the state that is shown; the first one by default. */
  readonly state: string | undefined;
  readonly view: View;
  readonly frames: boolean;
  readonly marks: ReadonlyMap<string, Mark>;
}

export function parseAddress(hash: string): ReportAddress {
  const choices = new URLSearchParams(hash.replace(/^#/, ''));
  const marked = (mark: Mark) =>
    (choices.get(mark) ?? '')
      .split(',')
      .filter(Boolean)
      .map((state) => [state, mark] as const);
  return {
    state: choices.get('state') ?? undefined,
    view: views.find(({ id }) => id === choices.get('view'))?.id ?? 'side',
    frames: choices.get('frames') !== 'off',
    marks: new Map([...marked('accept'), ...marked('changes')]),
  };
}

export function formatAddress({ state, view, frames, marks }: ReportAddress): string {
  const marked = (mark: Mark) => [...marks].filter(([, other]) => other === mark).map(([id]) => id);
  const choices = Object.entries({
    state: state ?? '',
    view: view === 'side' ? '' : view,
    frames: frames ? '' : 'off',
    accept: marked('accept').join(','),
    changes: marked('changes').join(','),
  }).filter(([, value]) => value);
  return `#${choices.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The choices of the reader, and how to change some of them. */
export function useReportAddress() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const address = useMemo(() => parseAddress(hash), [hash]);
  return {
    address,
    change: (more: Partial<ReportAddress>) => window.location.replace(formatAddress({ ...address, ...more })),
  };
}
