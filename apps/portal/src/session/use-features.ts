import type { Feature } from '@portal/api/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../base/services.tsx';

/** Returns a function that checks whether the back end has a feature; undefined names none and is always there. */
export function useFeatures(): (feature: Feature | undefined) => boolean {
  const { subscribe, off } = useClient().features;
  const missing = useSyncExternalStore(subscribe, off);
  return useCallback((feature) => feature === undefined || !missing.has(feature), [missing]);
}
