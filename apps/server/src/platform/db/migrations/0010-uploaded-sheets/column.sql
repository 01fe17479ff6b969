-- The cells of the refused sheet, packed and sealed, for corrections. Null in rows of the previous release.
alter table bulk_upload_error_file add column sheet_sealed bytea;
alter table bulk_upload_error_file alter column sheet_sealed set storage external;
