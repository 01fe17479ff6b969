import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react';

/** A component that is loaded on demand; it renders nothing until its code has arrived. */
export type LazyWithPreload<Props extends object> = FunctionComponent<Props> & {
  /** Loads the code; rejects if that fails. */
  readonly load: () => Promise<void>;
  /** Loads the code early, such as on hover. A failed load is retried when the component is rendered. */
  readonly preload: () => void;
};

/**
 * A component whose code is loaded on demand. Unlike `React.lazy`, it renders in the first pass if the code is
 * already there, and it avoids the 300 ms for which React holds back content that was suspended. If the code cannot
 * be loaded, the error goes to the error boundary.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = await load();
  };
  function Lazy(props: Props) {
    const [outcome, settle] = useState<{ readonly error?: unknown }>();
    const [missing] = useState(loaded === undefined);
    useEffect(() => {
      // A preload may have finished between the first render and this effect; `settle` renders again either way.
      if (missing)
        fetchCode().then(
          () => settle({}),
          (error: unknown) => settle({ error }),
        );
    }, [missing]);
    if (outcome && 'error' in outcome) throw outcome.error;
    const Component = loaded;
    return Component && <Component {...props} />;
  }
  return Object.assign(Lazy, { load: fetchCode, preload: () => void fetchCode().catch(() => undefined) });
}

/** Like `lazyWithPreload`, for a part that a page works without: shows nothing if its code cannot be loaded. */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> => lazyWithPreload(() => load().catch(() => () => null));
