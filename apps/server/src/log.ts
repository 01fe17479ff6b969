/** One event of the running server; never a query, a body, a token, a name or an e-mail address. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly [field: string]: string | number | boolean | null | undefined;
}

/** Where running output goes. */
export interface Log {
  /** One line of JSON; the time is added here. */
  event(line: LogLine): void;
}

export function jsonLog(write: (text: string) => void, now: () => number = Date.now): Log {
  return {
    event: (line) => write(`${JSON.stringify({ time: new Date(now()).toISOString(), ...line })}\n`),
  };
}
