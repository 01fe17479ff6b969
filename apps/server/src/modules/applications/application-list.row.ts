import { sql } from 'kysely';

/** Fields of a row, by the names of the wire. */
export const row = sql.raw(`
  id as "ApplicationID", guid as "ApplicationGuid", account_name as "AccountName", primary_email as "PrimaryEmail",
  percentage_complete as "PercentageComplete", sub_brand as "SubBrandName", products as "ProductDisplayNameList",
  (select coalesce(json_agg(json_build_object('Name', name, 'Value', name)), '[]') from unnest(products) as name)
    as "ProductDictionary",
  external_id as "ExternalID", account_number as "AccountNumber",
  date_part('epoch', created_at)::bigint as "DateCreatedTimestamp",
  date_part('epoch', completed_at)::bigint as "DateCompletedTimestamp",
  date_part('epoch', last_document_at)::bigint as "LastDocumentUploadTimestamp",
  user_upload_count as "UserUploadCount", document_count as "DocumentCount", application_type as "ApplicationType",
  short_application_type as "ShortApplicationType", promo_code as "PromoCode",
  investment_amount as "InvestmentAmount", language as "Language", owner_name as "AdviserName",
  client_name as "ClientName", docs_required as "LowDocStatus", mode as "ApplicationModeCode", status as "Status",
  assignee_id as "AssigneeUserId", assignee_name as "AssigneeDisplayName", label as "Label",
  system_label as "SystemLabel"`);
