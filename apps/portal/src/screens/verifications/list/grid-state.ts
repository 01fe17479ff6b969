import {
  pageMaximum,
  shortTextMaximum,
  verificationServices,
  type VerificationService,
} from '@portal/api/contract';
import { jsonIn } from '../../../base/json-in.ts';
import { forgetEntries, tryStorage } from '../../../base/try-storage.ts';
import { oneOf, searchIn } from '../../../listing/address.ts';

export const services = Object.keys(verificationServices) as readonly VerificationService[];

/** The state of a user's list (ENT-040, OP-204). */
export interface GridState {
  /** From 1. */
  readonly currentPage: number;
  /** Trimmed. */
  readonly searchText: string;
  /** The service in the request. */
  readonly service: VerificationService;
  /** The pressed toggle. */
  readonly type: VerificationService;
}

const stateName = 'verificationGridState';
const markerName = 'verificationSession';

/** Storage key of a user in a tenant, so that the next user on the machine does not see the state. */
export const gridStateName = (tenant: string, globalId: string): string =>
  `${stateName}.${tenant}.${globalId}`;

const isPage = (page: unknown): page is number =>
  Number.isSafeInteger(page) && Number(page) >= 1 && Number(page) <= pageMaximum;
const isSearch = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= shortTextMaximum;

/** Parses the stored state; undefined if invalid. */
export function parseGridState(text: string | null): GridState | undefined {
  const stored = (jsonIn(text) ?? {}) as Partial<Record<keyof GridState, unknown>>;
  const service = services.find((one) => one === stored.service);
  const { currentPage, searchText } = stored;
  if (!service || !isPage(currentPage) || !isSearch(searchText)) return undefined;
  return { currentPage, searchText, service, type: service };
}

/** The search that a link asks for in its query, on the first page. Undefined if it asks for none. */
export function requestedState(
  query: URLSearchParams,
  permitted: readonly VerificationService[],
): GridState | undefined {
  const searchText = searchIn(query.get('q'));
  const service = oneOf(permitted, query.get('type')) ?? permitted[0];
  if (!searchText || !service) return undefined;
  return { currentPage: 1, searchText, service, type: service };
}

export interface GridStorages {
  /** Outlives the tab. */
  readonly stored: Storage | undefined;
  /** Lasts as long as the tab. */
  readonly session: Storage | undefined;
  /** Runs the callback when the page unloads. */
  readonly onLeave: (callback: () => void) => void;
}

export type GridStates = ReturnType<typeof createGridStates>;

/**
 * A tab without its marker starts a new session and clears the stored state. A reload does the same, because it
 * removes the marker. A running tab uses its own copy, which other tabs do not clear (OP-202).
 */
export function createGridStates({ stored, session, onLeave }: GridStorages) {
  const own = new Map<string, GridState>();
  const inStored = tryStorage(stored);
  const inSession = tryStorage(session);
  const marked = inSession((kept) => kept.getItem(markerName)) ?? null;
  if (marked === null) inStored((kept) => forgetEntries(kept, stateName));
  inSession((kept) => kept.setItem(markerName, '1'));
  onLeave(() => inSession((kept) => kept.removeItem(markerName)));
  return {
    read: (name: string): GridState | undefined =>
      own.get(name) ?? parseGridState(inStored((kept) => kept.getItem(name)) ?? null),
    write: (name: string, state: GridState): void => {
      own.set(name, state);
      inStored((kept) => kept.setItem(name, JSON.stringify(state)));
    },
  };
}
