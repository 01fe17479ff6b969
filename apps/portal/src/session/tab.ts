export type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/** What a session needs of the browser tab it lives in. */
export interface Tab {
  readonly origin: string;
  /** Path and query of the page that is shown. */
  place(): string;
  /** Lasts as long as the tab; undefined where the browser blocks it. */
  readonly storage: Storage | undefined;
  /** Shared by every tab of the portal. */
  readonly shared: Storage | undefined;
  now(): number;
  /** Runs once after so many milliseconds; returns the way to call it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** Goes to another site, leaving no entry to come back to. */
  leave(address: string): void;
  /** Runs while no other tab runs what has the same name. */
  exclusively(name: string, act: () => Promise<void>): Promise<void>;
  /** Speaks to the other tabs. */
  channel(name: string): Channel | undefined;
  /** The tab is looked at again; `restored` when the browser brought the page back as it was. */
  onWake(listener: (restored: boolean) => void): void;
  /** Another tab has written a shared entry. */
  onShared(listener: (key: string | null) => void): void;
}

/** The browser's storage, unless it is blocked. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** The tab that the portal runs in. */
export function browserTab(): Tab {
  return {
    origin: location.origin,
    place: () => location.pathname + location.search,
    storage: browserStorage('sessionStorage'),
    shared: browserStorage('localStorage'),
    now: () => Date.now(),
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    leave: (address) => location.replace(address),
    exclusively: async (name, act) => {
      // Without locks (an insecure origin) tabs at worst renew one after the other.
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
