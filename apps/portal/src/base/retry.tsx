import { deservesRetry } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { Button, type ButtonProps } from '@portal/ui/button';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCcw } from 'lucide';

type RetryProps = Omit<ButtonProps, 'icon' | 'children'>;

export const Retry = (props: RetryProps) => (
  <Button icon={RotateCcw} {...props}>
    Retry
  </Button>
);

interface RetryReadProps extends RetryProps {
  readonly of: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Retries a read that failed. Nothing while there is no failure, or if another try would fail as well. */
export function RetryRead({ of: { error, isFetching, refetch }, ...rest }: RetryReadProps) {
  if (!deservesRetry(failureOf(error))) return null;
  return <Retry pending={isFetching} onClick={() => void refetch()} {...rest} />;
}
