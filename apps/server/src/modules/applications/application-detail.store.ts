import { can, Permission } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { mayBeEmailed } from './application-email.store.ts';
import { refersTo, visibleTo } from './application.scope.ts';
import { seconds, secondsText } from '../../platform/unix-seconds.ts';

/** The number of a visible application; undefined for an unknown and an invisible one alike. */
export async function findVisibleApplication(
  trx: Trx,
  person: Person,
  ref: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from application where ${refersTo(ref)} and ${visibleTo(person)}`.execute(trx);
  return rows[0]?.id;
}

const fields = sql.raw(`
  guid as "ApplicationGuid", id as "ApplicationId", account_name as "AccountName", status as "Status",
  last_status as "LastApplicationStatus", is_complete as "IsComplete",
  percentage_complete as "CompletionPercentage",
  ${secondsText('created_at')} as "DateCreatedTimestamp",
  ${secondsText('completed_at')} as "DateCompletedTimestamp", mode as "ApplicationModeCode",
  application_type as "ApplicationType", channel as "Channel", sub_brand as "SubBrandName",
  promo_code as "PromoCode", external_id as "ExternalID", account_number as "AccountNumber",
  investment_amount as "InvestmentAmount", products as "ProductDisplayNameList",
  (select coalesce(json_agg(json_build_object('Name', name, 'Value', name)), '[]') from unnest(products) as name)
    as "ProductDictionary",
  owner_name as "AdviserName", assignee_id as "AssigneeUserId", assignee_name as "AssigneeDisplayName",
  label as "Label", system_label as "SystemLabel", primary_applicant_name as "PrimaryApplicantName",
  primary_applicant_phone as "PrimaryApplicantPhone", primary_email as "Email", instance_name as "InstanceName"`);

/** The parts of an application in their order, as a JSON list. */
const listOf = (table: string, columns: RawBuilder<unknown>, order = 'position') => sql`
  (select coalesce(json_agg(part), '[]') from (
    select ${columns} from ${sql.table(table)} where application_id = application.id order by ${sql.raw(order)}) part)`;

const approvals = (timeZone: string) =>
  listOf(
    'application_approval',
    sql`individual_id as "IndividualId", applicant_name as "ApplicantName", status as "Status",
      to_char(updated_at at time zone ${timeZone}, 'DD/MM/YYYY HH24:MI') as "UpdateDate",
      is_mfa_locked as "IsMFALocked", ${mayBeEmailed} as "SendEmail"`,
  );

const requirements = listOf(
  'application_requirement',
  sql`entity_guid as "EntityGuid", name as "Name", result as "Result", result_text as "ResultText",
    action_required as "ActionRequired", eligible_for_reverification as "IsEligibleForReverification",
    eligible_for_new_verification as "IsEligibleForNewVerification",
    eligible_for_sanctions as "IsEligibleForSanctionsVerification"`,
);

const outstanding = listOf(
  'application_outstanding_document',
  sql`name as "Name", action_required as "ActionRequired"`,
);

const documents = listOf(
  'application_document',
  sql`artifact_id as "ArtifactID", friendly_name as "ArtifactFriendlyName", file_name as "OriginalFileName",
    ${seconds('uploaded_at')} as "UploadedTimestamp", lab_docs_id as "LabDocsId"`,
  'uploaded_at desc, position',
);

const violations = listOf(
  'application_violation',
  sql`name as "ViolationName", ${seconds('occurred_at')} as "ViolationDateTimeStamp"`,
);

/** Never contains the tax number, whatever the claims: numbers are revealed one by one (OP-120). */
const tax = listOf(
  'application_tax',
  sql`applicant_name as "ApplicantName", position as "Position",
    case when tfn_sealed is null then '' else 'Provided' end as "Tfn"`,
);

/** Items that fit the application's state (OP-140). */
const itemsOf = (kind: 'report' | 'integration', name: string) => sql`
  (select coalesce(json_agg(json_build_object(${sql.lit(name)}, name, 'DisplayName', display_name) order by position), '[]')
    from application_item where kind = ${sql.lit(kind)} and for_complete = application.is_complete)`;

/** Fields that require a claim; without it the field is absent, not empty. */
function openedBy(claims: readonly string[]): readonly RawBuilder<unknown>[] {
  return [
    ...(can(claims, Permission.viewDocumentList) ? [sql`${documents} as "Documents"`] : []),
    ...(can(claims, Permission.exceptionsView) ? [sql`${violations} as "BusinessRuleViolations"`] : []),
    ...(can(claims, Permission.taxSummary) ? [sql`${tax} as "ApplicationTaxInformations"`] : []),
  ];
}

/** The detail as JSON text. */
export async function detailJson(
  trx: Trx,
  id: number,
  claims: readonly string[],
  timeZone: string,
): Promise<string | undefined> {
  const columns = sql.join([
    fields,
    sql`${approvals(timeZone)} as "ApplicantApprovals"`,
    sql`${requirements} as "Requirements"`,
    sql`${outstanding} as "OutstandingDocuments"`,
    sql`${itemsOf('report', 'ReportName')} as "ReportItems"`,
    sql`${itemsOf('integration', 'ApiName')} as "ApiItems"`,
    ...openedBy(claims),
  ]);
  const { rows } = await sql<{ body: string }>`
    select row_to_json(detail)::text as body from (select ${columns} from application where id = ${id}) detail`.execute(
    trx,
  );
  return rows[0]?.body;
}
