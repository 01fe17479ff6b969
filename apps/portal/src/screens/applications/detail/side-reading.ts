import { deservesRetry } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import type { UseQueryResult } from '@tanstack/react-query';

export interface SideReading {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly onRetry: () => void;
}

/**
 * The loading state of what a card fetches itself. `failed` is a failure that a retry may fix: the card shows its
 * empty
 * text and Retry (OP-158, OP-250). A permanent failure looks empty.
 */
export function sideReading(
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>,
): SideReading {
  const failed = query.data === undefined && deservesRetry(failureOf(query.error));
  return {
    state: query.isPending ? 'loading' : failed ? 'failed' : 'ready',
    onRetry: () => void query.refetch(),
  };
}
