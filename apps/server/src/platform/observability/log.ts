import type { LogLevel } from '../../config/config.ts';

/** One event of the running server; never a query, a body, a token, a name or an email address. */
export interface LogLine {
  readonly level: LogLevel;
  readonly [field: string]: string | number | boolean | null | undefined;
}

/** The output of the running server. */
export interface Log {
  /** Writes one line of JSON with the time. */
  event(line: LogLine): void;
}

const severity: Readonly<Record<LogLevel, number>> = { info: 0, warn: 1, error: 2 };

/** @param least Lines of a lower level are omitted; default none. */
export function jsonLog(
  write: (text: string) => void,
  { least = 'info', now = Date.now }: { readonly least?: LogLevel; readonly now?: () => number } = {},
): Log {
  return {
    event: (line) =>
      severity[line.level] >= severity[least] &&
      write(`${JSON.stringify({ time: new Date(now()).toISOString(), ...line })}\n`),
  };
}
