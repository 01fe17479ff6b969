import { deservesRetry } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import type { UseQueryResult } from '@tanstack/react-query';

export interface SideReading {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly onRetry: () => void;
}

/**
 * How far what one card shows has been read. A failure that asking again may mend is `failed`: the card shows its
 * empty text and Retry (OP-158, OP-250). One that will stay as it is looks empty.
 */
export function sideReading(
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>,
): SideReading {
  const failure = failureOf(query.error);
  const failed = query.data === undefined && failure !== undefined && deservesRetry(failure);
  return {
    state: query.isPending ? 'loading' : failed ? 'failed' : 'ready',
    onRetry: () => void query.refetch(),
  };
}
