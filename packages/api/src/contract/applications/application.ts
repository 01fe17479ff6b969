import * as v from 'valibot';
import { shownEmailAddress } from '../email-address.ts';
import { guidPattern, looseNumber, nullableText, option, text, unixSeconds } from '../wire.ts';

const stamp = v.nullable(unixSeconds);
const count = v.nullable(v.number());

/** A row of the application list. Unknown statuses and modes are accepted. */
export const applicationRow = v.object({
  ApplicationID: v.number(),
  ApplicationGuid: text,
  AccountName: nullableText,
  PrimaryEmail: v.nullable(shownEmailAddress),
  /** Parsed as a whole number from 0 to 100 (OP-082). */
  PercentageComplete: v.nullable(looseNumber),
  SubBrandName: nullableText,
  ProductDisplayNameList: v.nullable(v.array(text)),
  ProductDictionary: v.nullable(v.array(option)),
  ExternalID: nullableText,
  AccountNumber: nullableText,
  DateCreatedTimestamp: stamp,
  DateCompletedTimestamp: stamp,
  LastDocumentUploadTimestamp: stamp,
  UserUploadCount: count,
  DocumentCount: count,
  ApplicationType: nullableText,
  ShortApplicationType: nullableText,
  PromoCode: nullableText,
  InvestmentAmount: v.nullable(v.number()),
  Language: nullableText,
  /** Shown as 'Owner'. */
  AdviserName: nullableText,
  ClientName: nullableText,
  /** Shown as 'Docs required'. */
  LowDocStatus: nullableText,
  /** Shown as the signing mode. */
  ApplicationModeCode: nullableText,
  Status: text,
  AssigneeUserId: nullableText,
  AssigneeDisplayName: nullableText,
  Label: nullableText,
  /** Shown as 'Tag'. */
  SystemLabel: nullableText,
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
