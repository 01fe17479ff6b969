import { can, type Claim, type Feature } from '@portal/api/contract';
import type { SessionState, SessionUser } from '@portal/api/client';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient, useServices } from '../base/services.tsx';

export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The signed-in user. Use it only inside the dashboard, where a user always exists. */
export function useUser(): SessionUser {
  const state = useSessionState();
  if (state.phase !== 'signedIn') throw new Error('Nobody is signed in.');
  return state.user;
}

/** Returns a function that checks whether the user holds a claim, or any claim of a group. */
export function useCan(): (needed: Claim | readonly Claim[]) => boolean {
  const { claims } = useUser();
  return useCallback((needed) => can(claims, needed), [claims]);
}

/** Returns a function that checks whether the back end has a feature; undefined names none and is always there. */
export function useFeatures(): (feature: Feature | undefined) => boolean {
  const { subscribe, off } = useClient().features;
  const missing = useSyncExternalStore(subscribe, off);
  return useCallback((feature) => feature === undefined || !missing.has(feature), [missing]);
}
