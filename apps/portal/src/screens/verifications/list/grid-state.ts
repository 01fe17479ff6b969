import {
  pageMaximum,
  shortTextMaximum,
  verificationServices,
  type VerificationService,
} from '@portal/api/contract';
import { forgetEntries, triedStorage } from '../../../session/tried-storage.ts';

export const services = Object.keys(verificationServices) as readonly VerificationService[];

/** What a person was looking at (ENT-040, OP-204). */
export interface GridState {
  /** From 1. */
  readonly currentPage: number;
  /** Trimmed. */
  readonly searchText: string;
  /** What the call asks for. */
  readonly service: VerificationService;
  /** The toggle that is shown as pressed. */
  readonly type: VerificationService;
}

const stateName = 'verificationGridState';
const markerName = 'verificationSession';

/** One state for each person of a tenant: the next one at the machine sees nothing of it. */
export const gridStateName = (tenant: string, globalId: string): string =>
  `${stateName}.${tenant}.${globalId}`;

const isPage = (page: unknown): page is number =>
  Number.isSafeInteger(page) && Number(page) >= 1 && Number(page) <= pageMaximum;
const isSearch = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= shortTextMaximum;

/** The stored state; undefined for everything else. */
export function parseGridState(text: string | null): GridState | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof GridState, unknown>> | null;
    const service = services.find((one) => one === stored?.service);
    const { currentPage, searchText } = stored ?? {};
    if (!service || !isPage(currentPage) || !isSearch(searchText)) return undefined;
    return { currentPage, searchText, service, type: service };
  } catch {
    return undefined;
  }
}

export interface GridStorages {
  /** Outlives the tab. */
  readonly stored: () => Storage | undefined;
  /** Of the tab. */
  readonly session: () => Storage | undefined;
  /** Calls back once the page is left. */
  readonly onLeave: (callback: () => void) => void;
}

export type GridStates = ReturnType<typeof createGridStates>;

/**
 * A tab that starts without its marker is a new session, and so is a reload, which removed the marker: it clears what is
 * stored. A running tab uses its own copy, which no other tab clears (OP-202).
 */
export function createGridStates({ stored, session, onLeave }: GridStorages) {
  const own = new Map<string, GridState>();
  const marked = triedStorage(session, (kept) => kept.getItem(markerName)) ?? null;
  if (marked === null) triedStorage(stored, (kept) => forgetEntries(kept, stateName));
  triedStorage(session, (kept) => kept.setItem(markerName, '1'));
  onLeave(() => triedStorage(session, (kept) => kept.removeItem(markerName)));
  return {
    read: (name: string): GridState | undefined =>
      own.get(name) ?? parseGridState(triedStorage(stored, (kept) => kept.getItem(name)) ?? null),
    write: (name: string, state: GridState): void => {
      own.set(name, state);
      triedStorage(stored, (kept) => kept.setItem(name, JSON.stringify(state)));
    },
  };
}
