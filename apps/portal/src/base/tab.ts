import { browserStorage } from './try-storage.ts';

export type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/** The browser tab as used by the session. */
export interface Tab {
  readonly origin: string;
  /** Path and query of the current page. */
  currentAddress(): string;
  /** Lasts as long as the tab; undefined if the browser blocks it. */
  readonly storage: Storage | undefined;
  /** Shared by all tabs of the portal. */
  readonly shared: Storage | undefined;
  now(): number;
  /** Calls `act` once after the delay; returns a function that cancels it. */
  after(milliseconds: number, act: () => void): () => void;
  /** Navigates to another site and replaces the history entry. */
  leave(address: string): void;
  /** Runs `act` while no other tab runs one of the same name. */
  exclusively(name: string, act: () => Promise<void>): Promise<void>;
  /** Channel to the other tabs. */
  channel(name: string): Channel | undefined;
  /** Called when the tab becomes visible again; `restored` if the browser restored the page from its cache. */
  onWake(listener: (restored: boolean) => void): void;
  /** Called when another tab has changed a shared entry. */
  onShared(listener: (key: string | null) => void): void;
}

/** The tab in which the portal runs. */
export function browserTab(): Tab {
  return {
    origin: location.origin,
    currentAddress: () => location.pathname + location.search,
    storage: browserStorage('sessionStorage'),
    shared: browserStorage('localStorage'),
    now: () => Date.now(),
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    leave: (address) => location.replace(address),
    exclusively: async (name, act) => {
      // Without locks (an insecure origin), tabs at worst renew one after the other.
      if ('locks' in navigator) await navigator.locks.request(name, act);
      else await act();
    },
    channel: (name) => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined),
    onWake(listener) {
      addEventListener('pageshow', ({ persisted }) => listener(persisted));
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener(false);
      });
    },
    onShared: (listener) => addEventListener('storage', ({ key }) => listener(key)),
  };
}
