import { lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router';

/** The script of a screen failed to load or timed out (OP-017). */
export class ScreenMissing extends Error {
  override readonly name = 'ScreenMissing';
}

export const screenTimeout = 120_000;

/** Settles as `work` does, or rejects with `ScreenMissing` after the timeout. */
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
 * A screen whose script loads when it is first shown; until then the previous screen stays visible.
 *
 * @param path Pattern of `paths` where the screen is shown, used to preload its script.
 */
export function lazyScreen<Props extends object>(
  path: string | readonly string[],
  load: () => Promise<ComponentType<Props>>,
  timeout = screenTimeout,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const screen = await within(load(), timeout);
    loaded = screen;
    return { default: screen };
  };
  for (const one of [path].flat()) screens.push({ path: one, preload: loadOnce });
  const LazyScreen = lazy(loadOnce);
  // A loaded screen renders directly: with `lazy`, React would keep a loading text visible for 300 ms.
  return function Screen(props: Props) {
    const [Current] = useState(() => loaded ?? LazyScreen);
    return <Current {...props} />;
  };
}

/** Preloads the script of the screen at an address, if any. A failed load is retried when the screen is shown. */
export function preloadScreen(pathname: string): void {
  for (const { path, preload } of screens) if (matchPath(path, pathname)) preload().catch(() => undefined);
}
