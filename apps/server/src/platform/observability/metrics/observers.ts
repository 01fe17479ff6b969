import type { SignInOutcome } from '../../http/app-env.ts';
import type { TaskKind } from '../../jobs/enqueue.ts';
import type { Recorder } from '../tracing/trace.ts';

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** Template of the route, `unmatched` where there is none; never the address itself. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** Where it was an attempt to sign in. */
  readonly signIn?: SignInOutcome | undefined;
}

/** One attempt at work that left its request, or at work of every night. */
export interface JobAttempt {
  /** A kind of task, or the name of what is done every night. */
  readonly work: TaskKind | (string & {});
  /**
   * - `done`: it is
   * - `failed`: it comes back later
   * - `given-up`: it failed too often, and people can read so
   */
  readonly outcome: 'done' | 'failed' | 'given-up';
  readonly seconds: number;
}

/**
 * Whoever counts what the server does. Nothing of a person goes in: what tells one count from another comes from closed
 * lists.
 */
export interface MetricRecorder {
  requestAnswered(request: AnsweredRequest): void;
  jobAttempted(attempt: JobAttempt): void;
}

/** Whoever looks on while the server works; nobody, unless the settings ask for it. */
export interface Observers {
  readonly metricRecorder?: MetricRecorder | undefined;
  readonly recorder?: Recorder | undefined;
}
