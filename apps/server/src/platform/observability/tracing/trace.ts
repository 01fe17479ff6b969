import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What is under way, as W3C's Trace Context names it. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether somebody records it. */
  readonly sampled: boolean;
}

/** - `server`: somebody asked us; `client`: we ask somebody; `consumer`: work that left its request */
export type SpanKind = 'server' | 'client' | 'consumer';

/** A piece of work; its attributes hold nothing of a person: templates, methods, statuses. */
export interface Span {
  readonly trace: Trace;
  /** Says what it turned out to be. */
  describe(name: string, attributes: Readonly<Record<string, string | number>>): void;
  end(error?: unknown): void;
}

/** Whoever keeps traces. */
export interface Recorder {
  begin(name: string, kind: SpanKind, parent: Trace | undefined): Span;
  /** Hands over what is left. */
  stop(): Promise<void>;
}

interface UnderWay {
  readonly trace: Trace;
  readonly recorder: Recorder | undefined;
}

const underWay = new AsyncLocalStorage<UnderWay>();

/** What this code runs for; undefined where nobody sent a trace and nobody records any. */
export const currentTrace = (): Trace | undefined => underWay.getStore()?.trace;

/** Header that hands the trace on to somebody who is asked; none where there is none. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const trace = currentTrace();
  return trace ? { traceparent: `00-${trace.traceId}-${trace.spanId}-${trace.sampled ? '01' : '00'}` } : {};
}

/** The trace that somebody sent; undefined for none and for nonsense. */
export function sentTrace(traceparent: string | undefined): Trace | undefined {
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
  /** What it belongs to; default nothing. */
  readonly parent?: Trace | undefined;
}

/** Runs work that begins here. Where nobody sent a trace and nobody records one, it costs nothing. */
export async function traced<T>(
  { recorder, name, kind, parent }: Root,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (recorder) return recorded(recorder, { name, kind, parent }, work);
  if (!parent) return work(undefined);
  const trace = { ...parent, spanId: randomBytes(8).toString('hex') };
  return underWay.run({ trace, recorder }, () => work(undefined));
}

/** Runs a piece of what is under way, as a span of its own where somebody records. */
export function inSpan<T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T> {
  const { trace: parent, recorder } = underWay.getStore() ?? {};
  return recorder ? recorded(recorder, { name, kind, parent }, work) : work();
}

async function recorded<T>(
  recorder: Recorder,
  { name, kind, parent }: Omit<Root, 'recorder'>,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = recorder.begin(name, kind, parent);
  try {
    const result = await underWay.run({ trace: span.trace, recorder }, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
