import type { LogLevel } from '../../config/config.ts';

/** One event of the running server; never a query, a body, a token, a name or an e-mail address. */
export interface LogLine {
  readonly level: LogLevel;
  readonly [field: string]: string | number | boolean | null | undefined;
}

/** Where running output goes. */
export interface Log {
  /** One line of JSON; the time is added here. */
  event(line: LogLine): void;
}

const severity: Readonly<Record<LogLevel, number>> = { info: 0, warn: 1, error: 2 };

/** @param least Lines of a lower level are left out; default none. */
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
