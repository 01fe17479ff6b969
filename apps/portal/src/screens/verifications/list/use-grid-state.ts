import { verificationServices } from '@portal/api/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCan, useUser } from '../../../session/use-session.ts';
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
      stored: () => localStorage,
      session: () => sessionStorage,
      onLeave: (callback) => addEventListener('pagehide', callback),
    });
  visits.set(visit, states);
  return states;
}

/** Returns the state of the list and its setter; another service or search returns to the first page. */
export function useGridState() {
  const { tenant, globalId } = useUser();
  const can = useCan();
  const states = statesOf(useQueryClient());
  const name = gridStateName(tenant, globalId);
  const [kept, setKept] = useState(() => states.read(name));
  const permitted = services.filter((service) => can(verificationServices[service].needs));
  const [service = 'Individual'] = permitted;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const requested = requestedState(new URLSearchParams(search), permitted);
  // A claim may have been revoked since.
  const state: GridState =
    requested ??
    (kept && permitted.includes(kept.service)
      ? kept
      : { currentPage: 1, searchText: '', service, type: service });
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
