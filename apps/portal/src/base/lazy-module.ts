import { screenTimeout, within } from './lazy-screen.tsx';

export interface LazyModule<Module> {
  /** Loads the module once. */
  readonly load: () => Promise<Module>;
  /** Undefined until the module is loaded. */
  readonly loaded: () => Module | undefined;
}

/** Code that a mounted screen reads with `use`, so that it keeps its state where a lazy screen would be another one. */
export function lazyModule<Module>(read: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  const load = async () => {
    loaded = await within(read(), screenTimeout);
    return loaded;
  };
  return { load: () => (loading ??= load()), loaded: () => loaded };
}
