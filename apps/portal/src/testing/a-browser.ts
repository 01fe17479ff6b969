import type { Channel, Tab } from '../base/tab.ts';
import { memoryStorage } from './memory-storage.ts';

/** Timers up to this delay fire as soon as pending work has finished, without moving the clock. */
const shortWait = 150;

export interface TestTab extends Tab {
  readonly storage: Storage;
  /** Addresses to which the tab has navigated. */
  readonly left: string[];
  /** The user returns to the tab. */
  wake(restored?: boolean): void;
  /** The same tab after a page reload. */
  reload(): TestTab;
  /** Another tab with a copy of the storage. */
  duplicate(): TestTab;
}

/** A browser with tabs and a clock that only tests move. */
export function aBrowser(origin: string) {
  let now = Date.parse('2026-11-21T09:30:00+11:00');
  /** How far the user has set the clock from the right time. */
  let wrong = 0;
  let timers: { due: number; act: () => void; page: object }[] = [];
  const shared = new Map<string, string>();
  const channels = new Set<EventTarget>();
  const storageListeners = new Map<object, (key: string | null) => void>();
  let queue = Promise.resolve();

  function channel(own: EventTarget[]): Channel {
    const mine = new EventTarget();
    channels.add(mine);
    own.push(mine);
    return {
      addEventListener: (type, listener) => mine.addEventListener(type, listener as EventListener),
      postMessage(message) {
        const data: unknown = structuredClone(message);
        queueMicrotask(() => {
          for (const other of channels)
            if (other !== mine) other.dispatchEvent(new MessageEvent('message', { data }));
        });
      },
    };
  }

  function openTab(storage = memoryStorage()): TestTab {
    const wakeListeners: ((restored: boolean) => void)[] = [];
    const left: string[] = [];
    const mine = {};
    const ownChannels: EventTarget[] = [];
    const sharedStorage = memoryStorage();
    sharedStorage.getItem = (key) => shared.get(key) ?? null;
    sharedStorage.removeItem = (key) => void shared.delete(key);
    sharedStorage.setItem = (key, value) => {
      shared.set(key, value);
      for (const [owner, listener] of storageListeners) if (owner !== mine) listener(key);
    };
    return {
      origin,
      currentAddress: () => '/application/1006?from=all',
      storage,
      shared: sharedStorage,
      left,
      now: () => now,
      after(milliseconds, act) {
        if (milliseconds <= shortWait) {
          const wait = setImmediate(act);
          return () => clearImmediate(wait);
        }
        const timer = { due: now + milliseconds, act, page: mine };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
      leave: (address) => void left.push(address),
      exclusively(_name, act) {
        const turn = queue.then(act);
        queue = turn.catch(() => undefined);
        return turn;
      },
      channel: () => channel(ownChannels),
      onWake: (listener) => void wakeListeners.push(listener),
      onShared: (listener) => void storageListeners.set(mine, listener),
      wake: (restored = false) => wakeListeners.forEach((listener) => listener(restored)),
      reload: () => {
        for (const own of ownChannels) channels.delete(own);
        timers = timers.filter(({ page }) => page !== mine);
        return openTab(storage);
      },
      duplicate: () => openTab(memoryStorage(entriesOf(storage))),
    };
  }

  return {
    now: () => now,
    /** The right time. */
    trueTime: () => now - wrong,
    openTab: () => openTab(),
    /** Advances the clock by some seconds and fires due timers in order. */
    pass(seconds: number) {
      const end = now + seconds * 1000;
      for (;;) {
        const next = timers.toSorted((a, b) => a.due - b.due)[0];
        if (!next || next.due > end) break;
        timers = timers.filter((timer) => timer !== next);
        now = Math.max(now, next.due);
        next.act();
      }
      now = end;
    },
    /** The machine sleeps: time passes and no timer fires. */
    sleep: (seconds: number) => void (now += seconds * 1000),
    /** The user sets the clock; pending timers keep their remaining delay. */
    setClock(seconds: number) {
      now += seconds * 1000;
      wrong += seconds * 1000;
      for (const timer of timers) timer.due += seconds * 1000;
    },
  };
}

const entriesOf = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key) ?? '',
    ]),
  );
