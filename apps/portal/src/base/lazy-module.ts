import { use, useEffect, useState } from 'react';
import { screenTimeout, within } from './lazy-screen.tsx';

export function lazyModule<Module>(read: () => Promise<Module>) {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  const load = async () => {
    loaded = await within(read(), screenTimeout);
    return loaded;
  };
  return {
    /** Loads the module once. */
    load: () => (loading ??= load()),
    /** Undefined until the module is loaded. */
    loaded: () => loaded,
  };
}

/**
 * A module that is loaded after the first paint, without an error if that fails.
 *
 * @param required The caller cannot render without it: it is loaded first.
 */
export function useLazyModule<Module>(
  { load, loaded }: ReturnType<typeof lazyModule<Module>>,
  required: boolean,
): Module | undefined {
  const [, settle] = useState<Module>();
  useEffect(() => {
    load().then(settle, () => undefined);
  }, [load]);
  return loaded() ?? (required ? use(load()) : undefined);
}
