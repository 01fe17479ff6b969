import type { SignInOutcome } from '../../http/app-env.ts';
import type { TaskKind } from '../../jobs/enqueue.ts';
import type { Recorder } from '../tracing/trace.ts';

export interface AnsweredRequest {
  readonly method: string;
  /** The route template, `unmatched` without a route; never the path itself. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** Set for sign-in attempts. */
  readonly signIn?: SignInOutcome | undefined;
}

/** One attempt at a task or a nightly job. */
export interface JobAttempt {
  /** The kind of the task, or the name of the nightly job. */
  readonly work: TaskKind | (string & {});
  /**
   * - `done`: succeeded
   * - `failed`: will be retried
   * - `given-up`: retries exhausted
   */
  readonly outcome: 'done' | 'failed' | 'given-up';
  readonly seconds: number;
}

/** Records metrics. No personal data go in: all labels come from closed lists. */
export interface MetricRecorder {
  requestAnswered(request: AnsweredRequest): void;
  jobAttempted(attempt: JobAttempt): void;
}

/** Metrics and traces; both are absent unless the settings enable them. */
export interface Observers {
  readonly metricRecorder?: MetricRecorder | undefined;
  readonly recorder?: Recorder | undefined;
}
