import { delayUntil } from './session-timing.ts';
import type { Tab } from './tab.ts';

/** Named timers of a session, each for a moment of the tab's clock. */
export function sessionAlarms(tab: Pick<Tab, 'now' | 'after'>) {
  const timers = new Map<string, () => void>();

  /** Takes the place of an earlier alarm of the same name. */
  function set(name: string, moment: number, act: () => void) {
    timers.get(name)?.();
    const wait = moment - tab.now();
    const delay = delayUntil(wait);
    // After a full wait the alarm is due, even if the clock was set back meanwhile.
    timers.set(name, tab.after(delay, delay < wait ? () => set(name, moment, act) : act));
  }

  function clear() {
    for (const cancel of timers.values()) cancel();
    timers.clear();
  }

  return { set, clear };
}

export type SessionAlarms = ReturnType<typeof sessionAlarms>;
