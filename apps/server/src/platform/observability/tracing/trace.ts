import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The identity of a span, as in the W3C Trace Context. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether the trace is recorded. */
  readonly sampled: boolean;
}

/** - `server`: a request to us; `client`: a request by us; `consumer`: a background task */
export type SpanKind = 'server' | 'client' | 'consumer';

/** A recorded piece of work; its attributes hold no personal data: templates, methods, statuses. */
export interface Span {
  readonly trace: Trace;
  /** Sets the final name and attributes. */
  describe(name: string, attributes: Readonly<Record<string, string | number>>): void;
  end(error?: unknown): void;
}

/** Records traces. */
export interface Recorder {
  begin(name: string, kind: SpanKind, parent: Trace | undefined): Span;
  /** Exports the remaining spans. */
  stop(): Promise<void>;
}

interface CurrentWork {
  readonly trace: Trace;
  readonly recorder: Recorder | undefined;
}

const current = new AsyncLocalStorage<CurrentWork>();

/** The trace of the current work; undefined without a received or recorded one. */
export const currentTrace = (): Trace | undefined => current.getStore()?.trace;

/** The header that passes the trace on to a called system; empty without a trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const trace = currentTrace();
  return trace ? { traceparent: `00-${trace.traceId}-${trace.spanId}-${trace.sampled ? '01' : '00'}` } : {};
}

/** Parses the trace header of a request; undefined if it is missing or invalid. */
export function receivedTrace(traceparent: string | undefined): Trace | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?=$|-)/.exec(
      traceparent ?? '',
    ) ?? [];
  if (traceId === '') return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export interface Root {
  readonly recorder: Recorder | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  /** The parent trace; default none. */
  readonly parent?: Trace | undefined;
}

/** Runs work as the root of a trace. Costs nothing without a received trace and a recorder. */
export async function traced<T>(
  { recorder, name, kind, parent }: Root,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (recorder) return recorded(recorder, { name, kind, parent }, work);
  if (!parent) return work(undefined);
  const trace = { ...parent, spanId: randomBytes(8).toString('hex') };
  return current.run({ trace, recorder }, () => work(undefined));
}

/** Runs work as a child span, if a recorder is active. */
export function inSpan<T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T> {
  const { trace: parent, recorder } = current.getStore() ?? {};
  return recorder ? recorded(recorder, { name, kind, parent }, work) : work();
}

async function recorded<T>(
  recorder: Recorder,
  { name, kind, parent }: Omit<Root, 'recorder'>,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = recorder.begin(name, kind, parent);
  try {
    const result = await current.run({ trace: span.trace, recorder }, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
