import { pageMaximum, shortTextMaximum } from '@portal/api/contract';
import { forgetEntries, triedStorage } from '../../../session/tried-storage.ts';

export const services = ['Company', 'Individual'] as const;
export type Service = (typeof services)[number];

/** What a person was looking at (ENT-040, OP-204). */
export interface GridState {
  /** From 1. */
  readonly currentPage: number;
  /** Trimmed. */
  readonly searchText: string;
  /** What the call asks for. */
  readonly service: Service;
  /** The toggle that is shown as pressed. */
  readonly type: Service;
}

const stateName = 'verificationGridState';
const markerName = 'verificationSession';

/** One state for each person of a tenant: the next one at the machine sees nothing of it. */
export const gridStateName = (tenant: string, globalId: string): string =>
  `${stateName}.${tenant}.${globalId}`;

/** What was stored; anything else than a state is none. */
export function parseGridState(text: string | null): GridState | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof GridState, unknown>> | null;
    const service = services.find((one) => one === stored?.service);
    const { currentPage, searchText } = stored ?? {};
    const good =
      Number.isSafeInteger(currentPage) &&
      Number(currentPage) >= 1 &&
      Number(currentPage) <= pageMaximum &&
      typeof searchText === 'string' &&
      searchText.length <= shortTextMaximum;
    return good && service
      ? { currentPage: Number(currentPage), searchText, service, type: service }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The states of a running tab. */
export interface GridStates {
  read(name: string): GridState | undefined;
  write(name: string, state: GridState): void;
}

export interface GridStorages {
  /** Outlives the tab. */
  readonly stored: () => Storage | undefined;
  /** Of the tab. */
  readonly session: () => Storage | undefined;
  /** Calls back once the page is left. */
  readonly onLeave: (callback: () => void) => void;
}

/**
 * A tab that starts without its marker is a new session, and so is a reload, which took the marker away: it clears what is
 * stored. A running tab goes by its own copy, which no other tab clears (OP-202).
 */
export function createGridStates({ stored, session, onLeave }: GridStorages): GridStates {
  const own = new Map<string, GridState>();
  const marked = triedStorage(session, (kept) => kept.getItem(markerName)) ?? null;
  if (marked === null) triedStorage(stored, (kept) => forgetEntries(kept, stateName));
  triedStorage(session, (kept) => kept.setItem(markerName, '1'));
  onLeave(() => triedStorage(session, (kept) => kept.removeItem(markerName)));
  return {
    read: (name) =>
      own.get(name) ?? parseGridState(triedStorage(stored, (kept) => kept.getItem(name)) ?? null),
    write: (name, state) => {
      own.set(name, state);
      triedStorage(stored, (kept) => kept.setItem(name, JSON.stringify(state)));
    },
  };
}
