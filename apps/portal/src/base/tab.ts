import { browserStorage } from './try-storage.ts';

export type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/** The browser tab as used by the session. */
export type Tab = Readonly<ReturnType<typeof browserTab>>;

/** The tab in which the portal runs. */
export function browserTab() {
  return {
    origin: location.origin,
    /** Path and query of the current page. */
    currentAddress: () => location.pathname + location.search,
    /** Lasts as long as the tab; undefined if the browser blocks it. */
    storage: browserStorage('sessionStorage'),
    /** Shared by all tabs of the portal. */
    shared: browserStorage('localStorage'),
    now: () => Date.now(),
    /** Calls `act` once after the delay; returns a function that cancels it. */
    after(milliseconds: number, act: () => void): () => void {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    /** Navigates to another site and replaces the history entry. */
    leave: (address: string): void => location.replace(address),
    /** Runs `act` while no other tab runs one of the same name. */
    exclusively: async (name: string, act: () => Promise<void>): Promise<void> => {
      // Without locks (an insecure origin), tabs at worst renew one after the other.
      if ('locks' in navigator) await navigator.locks.request(name, act);
      else await act();
    },
    /** Channel to the other tabs. */
    channel: (name: string): Channel | undefined =>
      'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined,
    /** Called when the tab becomes visible again; `restored` if the browser restored the page from its cache. */
    onWake(listener: (restored: boolean) => void): void {
      addEventListener('pageshow', ({ persisted }) => listener(persisted));
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener(false);
      });
    },
    /** Called when another tab has changed a shared entry. */
    onShared: (listener: (key: string | null) => void): void =>
      addEventListener('storage', ({ key }) => listener(key)),
  };
}
