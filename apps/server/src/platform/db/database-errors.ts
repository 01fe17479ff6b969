import { codeOf } from '../observability/failure.ts';

/** Connection refused or lost, shutting down, still read-only after a failover, or disk full: a retry can succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOSPC|ENOTFOUND|ETIMEDOUT|25006|53100|57P0\d|08\w{3}|53300)$/.test(
      code,
    ) ||
    /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/i.test(
      error instanceof Error ? error.message : '',
    )
  );
}

/** A statement took too long, or waited too long for a lock. */
export const isDatabaseTimeout = (error: unknown): boolean => /^(57014|55P03)$/.test(codeOf(error) ?? '');
