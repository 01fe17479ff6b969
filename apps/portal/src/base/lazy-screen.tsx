import { lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router';

/** A screen's script did not come, or not in time (OP-017). */
export class ScreenMissing extends Error {
  override readonly name = 'ScreenMissing';
}

/** Milliseconds until a screen's script is given up. */
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

const screens: { readonly path: string; readonly preload: () => Promise<unknown> }[] = [];

/**
 * A screen whose script is loaded when it is first shown; until then the screen before it stays.
 *
 * @param path Where it is shown, so that its script can be brought ahead: a pattern of `paths`.
 */
export function lazyScreen<Props extends object>(
  path: string | readonly string[],
  load: () => Promise<ComponentType<Props>>,
  patience = screenPatience,
) {
  let arrived: ComponentType<Props> | undefined;
  const bring = async () => {
    const screen = await within(load(), patience);
    arrived = screen;
    return { default: screen };
  };
  for (const one of [path].flat()) screens.push({ path: one, preload: bring });
  const Late = lazy(bring);
  // What is there already is drawn without a word of waiting before it, which React would leave standing for 300 ms.
  return function Screen(props: Props) {
    const [Known] = useState(() => arrived ?? Late);
    return <Known {...props} />;
  };
}

/** Brings the script of what is shown at an address, if that has one; a failed load is tried again when it is shown. */
export function preloadScreen(pathname: string): void {
  for (const { path, preload } of screens) if (matchPath(path, pathname)) preload().catch(() => undefined);
}
