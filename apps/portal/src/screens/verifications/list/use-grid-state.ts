import { can, verificationServices } from '@portal/api/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Opening } from '../../../base/lazy-screen.tsx';
import { browserStorage } from '../../../base/try-storage.ts';
import { useUser } from '../../../session/use-session.ts';
import {
  createGridStates,
  gridStateName,
  requestedState,
  services,
  type GridState,
  type GridStates,
} from './grid-state.ts';

/** One copy per query client, so that it lives as long as the cached data. */
const visits = new WeakMap<QueryClient, GridStates>();

function statesOf(visit: QueryClient): GridStates {
  const states =
    visits.get(visit) ??
    createGridStates({
      stored: browserStorage('localStorage'),
      session: browserStorage('sessionStorage'),
      onLeave: (callback) => addEventListener('pagehide', callback),
    });
  visits.set(visit, states);
  return states;
}

/** The state that the list of a user opens with, and what its address asks for. */
function openedState({ claims }: Opening['user'], search: URLSearchParams, kept: GridState | undefined) {
  const permitted = services.filter((service) => can(claims, verificationServices[service].needs));
  const [service = 'Individual'] = permitted;
  const requested = requestedState(search, permitted);
  // A claim may have been revoked since.
  const known = kept && permitted.includes(kept.service) ? kept : undefined;
  return {
    requested,
    state: requested ?? known ?? { currentPage: 1, searchText: '', service, type: service },
  };
}

/** The state that the list opens with. */
export const openingState = (
  queryClient: QueryClient,
  user: Opening['user'],
  search: URLSearchParams,
): GridState =>
  openedState(user, search, statesOf(queryClient).read(gridStateName(user.tenant, user.globalId))).state;

/** Returns the state of the list and its setter; another service or search returns to the first page. */
export function useGridState() {
  const user = useUser();
  const states = statesOf(useQueryClient());
  const name = gridStateName(user.tenant, user.globalId);
  const [kept, setKept] = useState(() => states.read(name));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { requested, state } = openedState(user, new URLSearchParams(search), kept);
  const change = (changed: Partial<Omit<GridState, 'type'>>) => {
    const next = { ...state, currentPage: 1, ...changed };
    const whole = { ...next, type: next.service };
    states.write(name, whole);
    setKept(whole);
  };
  const isKept =
    kept?.currentPage === state.currentPage &&
    kept.searchText === state.searchText &&
    kept.service === state.service;
  if (requested && !isKept) setKept(requested);
  // The address hands its search over once: a reload starts afresh (OP-202).
  const adoptRequest = useEffectEvent(() => {
    states.write(name, state);
    void navigate(pathname, { replace: true });
  });
  const isRequested = requested !== undefined;
  useEffect(() => {
    if (isRequested) adoptRequest();
  }, [isRequested]);
  return { state, change };
}
