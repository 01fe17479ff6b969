import type { Timestamp, NullableTimestamp } from './timestamps.ts';

/**
 * - `asking`: the provider is being asked
 * - `unanswered`: it gave no result, and nothing came of the request
 * - `invited`: an individual has an invite, and has not answered yet
 * - `concluded`: there is a verification with an answer
 */
export type VerificationCheckState = 'asking' | 'unanswered' | 'invited' | 'concluded';

/** What a provider is asked about an individual outside of any application. It holds no name and no document. */
export interface VerificationCheckTable {
  tenant_id: string;
  /** The provider knows the check by it. */
  id: string;
  /** `global_id` of the person. */
  asked_by: string;
  asked_at: Timestamp;
  state: VerificationCheckState;
  /** Of the verification; null while there is none. */
  number: number | null;
  ended_at: NullableTimestamp;
}

/** Text messages of the demo, which no gateway takes. */
export interface SmsMessageTable {
  tenant_id: string;
  id: string;
  mobile: string;
  text: string;
  sent_at: Timestamp;
}
