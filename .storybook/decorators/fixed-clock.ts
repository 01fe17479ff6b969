/** The time in every story, unless its `at` parameter sets another one. */
export const STORY_TIME = '2026-11-21T09:30:00+11:00';

const RealDate = Date;

/** Makes `new Date()` and `Date.now()` return `at`; timers still run. Returns a function that restores the clock. */
export function fixClock(at: string) {
  const now = RealDate.parse(at);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as Date,
    apply: () => new RealDate(now).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => now : (Reflect.get(target, name, receiver) as unknown),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
