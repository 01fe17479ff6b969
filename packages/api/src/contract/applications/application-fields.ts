import * as v from 'valibot';
import { nullableText, option, text, unixSeconds } from '../wire.ts';

const stamp = v.nullable(unixSeconds);

/** What a row of the list and the detail of an application have in common. */
export const applicationFields = {
  ApplicationGuid: text,
  AccountName: nullableText,
  SubBrandName: nullableText,
  ProductDisplayNameList: v.nullable(v.array(text)),
  ProductDictionary: v.nullable(v.array(option)),
  ExternalID: nullableText,
  AccountNumber: nullableText,
  DateCreatedTimestamp: stamp,
  DateCompletedTimestamp: stamp,
  ApplicationType: nullableText,
  PromoCode: nullableText,
  InvestmentAmount: v.nullable(v.number()),
  /** Shown as 'Owner'. */
  AdviserName: nullableText,
  /** Shown as the signing mode. */
  ApplicationModeCode: nullableText,
  AssigneeUserId: nullableText,
  AssigneeDisplayName: nullableText,
  Label: nullableText,
  /** Shown as 'Tag'. */
  SystemLabel: nullableText,
};
