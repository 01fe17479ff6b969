import { dateFormatter, violationMeaning, type ApplicationDetail } from '@portal/api/contract';
import type { Tenant } from '../../platform/tenant.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';

/** The content of a report in its order, without its appearance. */
export interface ReportContent {
  /** Name of the report. */
  readonly title: string;
  readonly tenant: string;
  /** What it is about. */
  readonly subject: string;
  /** Who created it, and when. */
  readonly made: string;
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  readonly heading: string;
  /** Names and values, or the rows of a table below its columns. */
  readonly body:
    | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
    | {
        readonly kind: 'table';
        readonly columns: readonly string[];
        readonly rows: readonly (readonly string[])[];
      };
}

export interface ReportOccasion {
  readonly title: string;
  readonly tenant: Tenant;
  readonly by: string;
  readonly at: Date;
}

const nothing = '-';
const shown = (value: string | null | undefined) => value?.trim() || nothing;

/**
 * The facts of an application that the person can see: fields that the detail omits for lack of a claim are omitted
 * here. Tax numbers and their markers are never included.
 */
export function reportContent(
  detail: ApplicationDetail,
  { title, tenant, by, at }: ReportOccasion,
): ReportContent {
  const date = dateFormatter(tenant.settings.DefaultDateFormat, tenant.timeZone);
  const day = (seconds: number | null) => (seconds === null ? nothing : date(seconds));
  const sections: ReportSection[] = [
    facts('Application', [
      ['Account name', shown(detail.AccountName)],
      ['Status', detail.Status],
      ['Complete', `${Math.floor(Number(detail.CompletionPercentage ?? 0))}%`],
      ['Application type', shown(detail.ApplicationType)],
      ['Channel', shown(detail.Channel)],
      ['Mode', shown(detail.ApplicationModeCode)],
      ['Date created', day(detail.DateCreatedTimestamp)],
      ['Date completed', day(detail.DateCompletedTimestamp)],
      ['Owner', shown(detail.AdviserName)],
      ['Sub-brand', shown(detail.SubBrandName)],
      ['External ID', shown(detail.ExternalID)],
      ['Account number', shown(detail.AccountNumber)],
      ['Promo code', shown(detail.PromoCode)],
      ['Investment amount', amount(detail.InvestmentAmount)],
      ['Products', shown(detail.ProductDisplayNameList?.join(', '))],
    ]),
    facts('Primary applicant', [
      ['Name', shown(detail.PrimaryApplicantName)],
      ['Email', shown(detail.Email)],
      ['Phone', shown(detail.PrimaryApplicantPhone)],
    ]),
    table(
      'Approval status',
      ['Applicant', 'Status', 'Updated'],
      detail.ApplicantApprovals.map(({ ApplicantName, Status, UpdateDate }) => [
        ApplicantName,
        shown(Status),
        shown(UpdateDate),
      ]),
    ),
    table(
      'Electronic verification',
      ['Name', 'Result'],
      detail.Requirements.map(({ Name, ResultText }) => [Name, shown(ResultText)]),
    ),
    table(
      'Additional documents',
      ['Document'],
      detail.OutstandingDocuments.map(({ Name }) => [Name]),
    ),
    table(
      'Exceptions',
      ['Exception', 'Date'],
      (detail.BusinessRuleViolations ?? []).map(({ ViolationName, ViolationDateTimeStamp }) => [
        violationMeaning(ViolationName),
        day(ViolationDateTimeStamp),
      ]),
    ),
    table(
      'Documents',
      ['Document', 'File', 'Date'],
      (detail.Documents ?? []).map(({ ArtifactFriendlyName, OriginalFileName, UploadedTimestamp }) => [
        ArtifactFriendlyName,
        OriginalFileName,
        day(UploadedTimestamp),
      ]),
    ),
  ];
  return {
    title,
    tenant: tenant.displayName,
    subject: [`Application ${detail.ApplicationId}`, detail.AccountName].filter(Boolean).join(' · '),
    made: `Made by ${by} on ${date(unixSeconds(at))}`,
    sections: sections.filter(({ body }) => body.kind === 'facts' || body.rows.length > 0),
  };
}

const facts = (heading: string, all: readonly (readonly [string, string])[]): ReportSection => ({
  heading,
  body: { kind: 'facts', facts: all },
});

const table = (
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): ReportSection => ({ heading, body: { kind: 'table', columns, rows } });

const amount = (value: number | null) =>
  value === null ? nothing : new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 }).format(value);
