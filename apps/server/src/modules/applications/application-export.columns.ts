import { SigningMode, type ColumnName } from '@portal/api/contract';
import { sql } from 'kysely';
import type { ExportedColumn } from '../../platform/listing/csv-answer.ts';

type Exported = Omit<ExportedColumn, 'heading'>;

const column = (kind: Exported['kind']) => (name: string) => ({ kind, value: sql`${sql.ref(name)}` });
const text = column('text');
const count = column('number');
const date = (name: string): Exported => ({
  kind: 'date',
  value: sql`date_part('epoch', ${sql.ref(name)})::bigint`,
});

/** What stands under each column of the list (OP-073, OP-087). */
export const exportedColumns: Readonly<Record<ColumnName, Exported>> = {
  ID: count('id'),
  Email: text('primary_email'),
  ClientName: text('client_name'),
  CreatedDate: date('created_at'),
  Owner: text('owner_name'),
  PercentageComplete: count('percentage_complete'),
  DocsRequired: text('docs_required'),
  Status: text('status'),
  Label: text('label'),
  SystemLabel: text('system_label'),
  ExternalId: text('external_id'),
  DateCompleted: date('completed_at'),
  Assignee: text('assignee_name'),
  LastDocumentUploadDate: date('last_document_at'),
  DocumentCount: count('document_count'),
  Language: text('language'),
  PromoCode: text('promo_code'),
  SigningMode: {
    kind: 'text',
    value: sql`case when mode = '' then '' when mode in ('Pin', ${sql.lit(SigningMode.online)})
      then ${sql.lit(SigningMode.online)} else ${sql.lit(SigningMode.printAndSign)} end`,
  },
  AccountNumber: text('account_number'),
  ApplicationType: text('application_type'),
  UserUploadCount: count('user_upload_count'),
  SubBrandName: text('sub_brand'),
  Products: { kind: 'text', value: sql`array_to_string(products, '; ')` },
  AccountName: text('account_name'),
  InvestmentAmount: { kind: 'number', value: sql`trim_scale(investment_amount)` },
};
