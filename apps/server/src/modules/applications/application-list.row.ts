import type { ApplicationRow } from '@portal/api/contract';
import { sql } from 'kysely';
import { secondsText } from '../../platform/unix-seconds.ts';

/** The SQL of each field of a row. */
export const rowFields: Readonly<Record<keyof ApplicationRow, string>> = {
  ApplicationID: 'id',
  ApplicationGuid: 'guid',
  AccountName: 'account_name',
  PrimaryEmail: 'primary_email',
  PercentageComplete: 'percentage_complete',
  SubBrandName: 'sub_brand',
  ProductDisplayNameList: 'products',
  ProductDictionary: `(select coalesce(json_agg(json_build_object('Name', name, 'Value', name)), '[]')
    from unnest(products) as name)`,
  ExternalID: 'external_id',
  AccountNumber: 'account_number',
  DateCreatedTimestamp: secondsText('created_at'),
  DateCompletedTimestamp: secondsText('completed_at'),
  LastDocumentUploadTimestamp: secondsText('last_document_at'),
  UserUploadCount: 'user_upload_count',
  DocumentCount: 'document_count',
  ApplicationType: 'application_type',
  ShortApplicationType: 'short_application_type',
  PromoCode: 'promo_code',
  InvestmentAmount: 'investment_amount',
  Language: 'language',
  AdviserName: 'owner_name',
  ClientName: 'client_name',
  LowDocStatus: 'docs_required',
  ApplicationModeCode: 'mode',
  Status: 'status',
  AssigneeUserId: 'assignee_id',
  AssigneeDisplayName: 'assignee_name',
  Label: 'label',
  SystemLabel: 'system_label',
};

export const row = sql.raw(
  Object.entries(rowFields)
    .map(([name, value]) => `${value} as "${name}"`)
    .join(', '),
);
