import type { TenantSettings } from '../platform/db/column-types.ts';
import { isPhoneNumber, readEmailAddress } from '@portal/api/contract';
import * as v from 'valibot';
import { knownExtensions } from '../platform/files/file-kind.ts';
import { StartError } from '../config/start-error.ts';

const wholeNumber = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
};
const onOff = v.boolean('true or false');
const textOf = (expected: string, fits: (text: string) => boolean) =>
  v.pipe(v.string(expected), v.check(fits, expected));
const sentence = v.nullable(
  textOf('a text of 1 to 500 characters, or null', (text) => text.trim() !== '' && text.length <= 500),
);
const isHttps = (text: string): boolean => URL.parse(text)?.protocol === 'https:' && text.length <= 500;
const httpsAddress = textOf('an https:// address', isHttps);

/** A date without one of these parts would be ambiguous. */
const dateFormat = /^(?=.*Y)(?=.*M)(?=.*D)(?:YYYY|YY|MMMM|MMM|MM|M|DD|D|HH|H|hh|h|mm|ss|A|a|[ .,:/-]){1,40}$/;
export const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The valid values of each setting; the message says what is expected. */
const ofSettings = {
  ShowDocumentListBeforeCompletion: onOff,
  ShowEVSummaryResult: onOff,
  MaximumLabelLimit: wholeNumber(1, 100),
  AcceptedDocumentUploadExtensions: v.pipe(
    v.array(v.picklist(knownExtensions, `a list of some of ${knownExtensions.join(' ')}`)),
    v.minLength(1, 'a list of at least one extension'),
  ),
  DefaultDateFormat: textOf('a date format with day, month and year, as in DD MMM YYYY HH:mm', (text) =>
    dateFormat.test(text),
  ),
  AustralianMobileNumberOnly: onOff,
  DisplayUserInviteAlert: onOff,
  UserInviteAlertText: sentence,
  EditPermissionsDisclaimerText: sentence,
  NewUserAppAccessToggleDefaultON: onOff,
  InvitationHours: wholeNumber(1, 720),
  SecondFactor: v.picklist(['optional', 'required'], 'optional or required'),
  FederatedSignIn: onOff,
  SignInLimits: v.strictObject(
    {
      wrongPasswords: v.optional(wholeNumber(1, 100)),
      wrongCodes: v.optional(wholeNumber(1, 100)),
      inactiveDays: v.optional(wholeNumber(1, 3650)),
    },
    'an object with wrongPasswords, wrongCodes or inactiveDays',
  ),
  FormUrl: textOf(
    'an https:// address with {guid}, and {mode} where the form needs it',
    (text) => isHttps(text) && text.includes('{guid}'),
  ),
  IntegrationUrls: v.record(
    v.string(),
    httpsAddress,
    'an object of https:// addresses by the name of the integration',
  ),
} satisfies Record<keyof TenantSettings, v.GenericSchema>;

const columns = {
  TimeZone: {
    column: 'time_zone',
    schema: textOf('an IANA time zone, as in Australia/Sydney', isTimeZone),
  },
  SupportEmail: {
    column: 'support_email',
    schema: v.nullable(
      v.pipe(
        v.string('an e-mail address, or null'),
        v.transform(readEmailAddress),
        v.string('an e-mail address, or null'),
      ),
    ),
  },
  SupportPhone: {
    column: 'support_phone',
    schema: v.nullable(textOf('a phone number, or null', isPhoneNumber)),
  },
  HelpUrl: { column: 'help_url', schema: v.nullable(textOf('an https:// address, or null', isHttps)) },
} as const;

const isSetting = (name: string): name is keyof TenantSettings => Object.hasOwn(ofSettings, name);
const isColumn = (name: string): name is keyof typeof columns => Object.hasOwn(columns, name);

/** Every name that `pnpm tenant set` accepts. */
export const settingNames: readonly string[] = [...Object.keys(columns), ...Object.keys(ofSettings)];

/** A checked change of a tenant's row. */
export type SettingChange =
  | { readonly column: (typeof columns)[keyof typeof columns]['column']; readonly value: string | null }
  /** Undefined removes the tenant's own value. */
  | { readonly setting: keyof TenantSettings; readonly value: unknown };

/**
 * Parses a setting from the command line: JSON, or plain text. `default` restores the value of new tenants. Throws a
 * `StartError` for an unknown name or an invalid value.
 *
 * @param startsWith The settings of new tenants.
 */
export function readSetting(name: string, given: string, startsWith: TenantSettings): SettingChange {
  if (isSetting(name))
    return {
      setting: name,
      value: given === 'default' ? startsWith[name] : checked<unknown>(name, ofSettings[name], given),
    };
  if (isColumn(name)) {
    const { column, schema } = columns[name];
    return { column, value: checked<string | null>(name, schema, given) };
  }
  throw new StartError(`There is no setting ${name}: ${settingNames.join(', ')}.`);
}

function checked<T>(name: string, schema: v.GenericSchema<unknown, T>, given: string): T {
  const parsed = v.safeParse(schema, jsonOr(given));
  if (parsed.success) return parsed.output;
  const asText = v.safeParse(schema, given);
  if (asText.success) return asText.output;
  throw new StartError(`${name} is ${parsed.issues[0].message}. Nothing was changed.`);
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
