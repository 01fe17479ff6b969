import type { VerificationStatus, VerificationType } from '@portal/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp, NullableTimestamp } from './timestamps.ts';

/** Names and values of a verification's report, in the order it says them. */
export type ReportFacts = readonly (readonly [name: string, value: string])[];

/** Checks of companies and individuals outside of any application. */
export interface VerificationTable {
  tenant_id: string;
  /** What people read with a `V` before it. */
  number: number;
  service: 'company' | 'individual';
  /** Null for a company. */
  type: VerificationType | null;
  /** Name of the company, or of the individual. */
  subject_name: string | null;
  company_number: string | null;
  mobile: string | null;
  /** `global_id` of the person. */
  requester_id: string;
  requester_name: string | null;
  requested_at: GeneratedTimestamp;
  /** As lists show it (OP-225). */
  status: VerificationStatus;
  /** Null until there is an outcome. */
  answered_at: NullableTimestamp;
  /** The outcome in words. */
  result: string | null;
  /** The name that an identity document gave. */
  verified_name: string | null;
  provider: string | null;
  provider_reference: string | null;
  sanctions_result: string | null;
  reference: string | null;
  /** Where its report is fetched; null while there is none. */
  report_key: string | null;
  /** File name of the report. */
  report_name: string | null;
  /** Written as JSON text, read as the value. */
  report: ColumnType<ReportFacts | null, string | null | undefined, string | null>;
}

/** How many verifications a tenant has; one row of each tenant that has any. */
export interface VerificationTotalTable {
  tenant_id: string;
  last_number: number;
  company: Generated<number>;
  individual: Generated<number>;
}
