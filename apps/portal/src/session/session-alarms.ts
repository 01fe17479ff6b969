import { delayUntil } from './session-timing.ts';
import type { Tab } from './tab.ts';

/** Named timers of a session, each set to a time of the tab's clock. */
export function sessionAlarms(tab: Pick<Tab, 'now' | 'after'>) {
  const timers = new Map<string, () => void>();

  /** Replaces an earlier alarm of the same name. */
  function set(name: string, moment: number, act: () => void) {
    timers.get(name)?.();
    const wait = moment - tab.now();
    const delay = delayUntil(wait);
    // The alarm fires after the full delay, even if the clock was set back meanwhile.
    timers.set(name, tab.after(delay, delay < wait ? () => set(name, moment, act) : act));
  }

  function clear() {
    for (const cancel of timers.values()) cancel();
    timers.clear();
  }

  return { set, clear };
}

export type SessionAlarms = ReturnType<typeof sessionAlarms>;
