interface Timer {
  readonly act: () => void;
  readonly every: number | undefined;
  due: number;
}

/**
 * Replaces long timers of the page, so that a test can advance them without waiting. Shorter timers run as usual.
 * Returns functions to advance the time and to restore the timers.
 */
export function holdLongTimers(shortest = 1_000) {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const held = new Map<number, Timer>();
  let now = 0;
  let last = 1e9;

  const hold = (act: () => void, delay: number, every?: number) => {
    last += 1;
    held.set(last, { act, every, due: now + delay });
    return last;
  };
  Object.assign(globalThis, {
    setTimeout: (act: () => void, delay = 0, ...rest: unknown[]) =>
      delay < shortest ? setTimeout(act, delay, ...rest) : hold(act, delay),
    setInterval: (act: () => void, delay = 0, ...rest: unknown[]) =>
      delay < shortest ? setInterval(act, delay, ...rest) : hold(act, delay, delay),
    clearTimeout: (id: number | undefined) => {
      if (id === undefined || !held.delete(id)) clearTimeout(id);
    },
    clearInterval: (id: number | undefined) => {
      if (id === undefined || !held.delete(id)) clearInterval(id);
    },
  });

  return {
    /** Advances the time. */
    pass(milliseconds: number) {
      now += milliseconds;
      for (const [id, timer] of held) {
        if (timer.due > now) continue;
        if (timer.every === undefined) held.delete(id);
        else timer.due += timer.every;
        timer.act();
      }
    },
    release() {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
    },
  };
}
