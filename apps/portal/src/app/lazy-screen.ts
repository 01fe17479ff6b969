import { lazy, type ComponentType } from 'react';

/** A screen's script did not come, or not in time (OP-017). */
export class ScreenMissing extends Error {
  override readonly name = 'ScreenMissing';
}

/** Milliseconds until a screen's script is given up (spec B §9). */
export const screenPatience = 120_000;

/** Settles as `work` does, or rejects with `ScreenMissing` after so many milliseconds. */
export async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ScreenMissing('The script took too long.')), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } catch (error) {
    throw error instanceof ScreenMissing ? error : new ScreenMissing('The script failed.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A screen whose script is loaded when it is first shown. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  patience = screenPatience,
) => lazy(async () => ({ default: await within(load(), patience) }));
