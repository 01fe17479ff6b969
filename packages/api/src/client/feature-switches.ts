import { features, type Endpoint, type Feature, type RuntimeConfiguration } from '../contract/index.ts';

export interface FeatureSwitches {
  /** The features that the back end lacks; another set after each change. */
  off(): ReadonlySet<Feature>;
  subscribe(listener: () => void): () => void;
  /** Called after a 404: switches the feature of the call off, if it has one. */
  missing(endpoint: Endpoint): void;
}

const names = Object.keys(features) as Feature[];

/** Features that the configuration switches off, and those whose calls turn out to be missing. */
export function featureSwitches(configured: RuntimeConfiguration['Features']): FeatureSwitches {
  let off: ReadonlySet<Feature> = new Set(names.filter((name) => configured?.[name] === false));
  const listeners = new Set<() => void>();
  return {
    off: () => off,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    missing({ id }) {
      const found = names.find((name) => (features[name] as readonly string[]).includes(id));
      if (!found || off.has(found)) return;
      off = new Set([...off, found]);
      for (const listener of listeners) listener();
    },
  };
}
