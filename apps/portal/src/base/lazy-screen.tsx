import type { Client, SessionUser } from '@portal/api/client';
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { lazy, useState, type ComponentType } from 'react';
import { matchPath, type Params } from 'react-router';

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

/** A page that is about to be shown. */
export interface Opening {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly user: SessionUser;
  /** The pattern of its path. */
  readonly path: string;
  readonly params: Params;
  readonly search: URLSearchParams;
}

export type Screen<Props = object> = ComponentType<Props> & {
  /** Requests what the screen shows first, before it is mounted. */
  readonly prefetch?: (opening: Opening) => void;
};

/** Requests data ahead of the screen that shows them, unless they are known or requested. */
export function prefetchQuery<Data, Key extends QueryKey>(
  { queryClient }: Pick<Opening, 'queryClient'>,
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  if (!queryClient.getQueryState(query.queryKey)) queryClient.query(query).catch(() => undefined);
}

const screens: { readonly path: string; readonly preload: () => Promise<Screen> }[] = [];

/**
 * A screen whose script loads when it is first shown; until then the previous screen stays visible.
 *
 * @param path Pattern of `paths` where the screen is shown, used to preload its script.
 */
export function lazyScreen<Props extends object>(
  path: string | readonly string[],
  load: () => Promise<Screen<Props>>,
  timeout = screenTimeout,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const screen = await within(load(), timeout);
    loaded = screen;
    return { default: screen };
  };
  const preload = async () => (await loadOnce()).default as Screen;
  for (const one of [path].flat()) screens.push({ path: one, preload });
  const LazyScreen = lazy(loadOnce);
  // A loaded screen renders directly: with `lazy`, React would keep a loading text visible for 300 ms.
  return function Screen(props: Props) {
    const [Current] = useState(() => loaded ?? LazyScreen);
    return <Current {...props} />;
  };
}

/**
 * Preloads the script of the screen at an address, if any, and with an opening its data. What fails is loaded again when
 * the screen is shown.
 *
 * @param left Aborted when the screen is no longer needed, so that its data are not requested. Default: never.
 */
export function preloadScreen(
  pathname: string,
  opening?: Omit<Opening, 'path' | 'params'>,
  left?: AbortSignal,
): void {
  for (const { path, preload } of screens) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    preload()
      .then(({ prefetch }) => {
        if (opening && !left?.aborted) prefetch?.({ ...opening, path, params: match.params });
      })
      .catch(() => undefined);
  }
}
