import * as v from 'valibot';
import { shownEmailAddress } from '../email-address.ts';
import { guidPattern, looseNumber, nullableText, text, unixSeconds } from '../wire.ts';
import { applicationFields } from './application-fields.ts';

const count = v.nullable(v.number());

/** A row of the application list. Unknown statuses and modes are accepted. */
export const applicationRow = v.object({
  ApplicationID: v.number(),
  ...applicationFields,
  PrimaryEmail: v.nullable(shownEmailAddress),
  /** Parsed as a whole number from 0 to 100 (OP-082). */
  PercentageComplete: v.nullable(looseNumber),
  LastDocumentUploadTimestamp: v.nullable(unixSeconds),
  UserUploadCount: count,
  DocumentCount: count,
  ShortApplicationType: nullableText,
  Language: nullableText,
  ClientName: nullableText,
  /** Shown as 'Docs required'. */
  LowDocStatus: nullableText,
  Status: text,
});
export type ApplicationRow = v.InferOutput<typeof applicationRow>;

type OptionalField = {
  [Field in keyof ApplicationRow]: null extends ApplicationRow[Field] ? Field : never;
}[keyof ApplicationRow];

/** The optional fields of a row, without values. */
export const emptyRowFields = () =>
  Object.fromEntries(
    Object.entries(applicationRow.entries).flatMap(([field, schema]) =>
      v.is(schema, null) ? [[field, null]] : [],
    ),
  ) as Readonly<Record<OptionalField, null>>;

/** Whether the text is an application number or guid. Every call accepts both forms (OP-111). */
export const isApplicationRef = (value: string): boolean =>
  /^\d{1,9}$/.test(value) || guidPattern.test(value);
