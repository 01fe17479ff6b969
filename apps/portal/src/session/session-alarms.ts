import { delayUntil } from './session-timing.ts';
import type { Tab } from '../base/tab.ts';

interface Alarm {
  readonly moment: number;
  readonly act: () => void;
  readonly cancel: () => void;
}

/**
 * Named timers of a session, each set to a time of the tab's clock. Once set, an alarm fires after its full delay even if
 * the clock was set back meanwhile.
 */
export function sessionAlarms(tab: Pick<Tab, 'now' | 'after'>) {
  const alarms = new Map<string, Alarm>();

  function fire(name: string, { act, cancel }: Alarm) {
    cancel();
    alarms.delete(name);
    act();
  }

  /** Replaces an earlier alarm of the same name. */
  function set(name: string, moment: number, act: () => void, wait = moment - tab.now()) {
    alarms.get(name)?.cancel();
    const delay = delayUntil(wait);
    const cancel = tab.after(delay, () => {
      if (delay < wait) set(name, moment, act, wait - delay);
      else fire(name, alarm);
    });
    const alarm = { moment, act, cancel };
    alarms.set(name, alarm);
  }

  return {
    set,
    /** Fires what is due by the clock: timers stop while the machine sleeps. */
    fireDue() {
      const due = [...alarms].filter(([, { moment }]) => moment <= tab.now());
      for (const [name, alarm] of due) fire(name, alarm);
    },
    clear() {
      for (const { cancel } of alarms.values()) cancel();
      alarms.clear();
    },
  };
}

export type SessionAlarms = ReturnType<typeof sessionAlarms>;
