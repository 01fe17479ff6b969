import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nullableText, options, text } from '../wire.ts';

/** Default format of dates. */
export const defaultDateFormat = 'DD MMM YYYY HH:mm';

/** File extensions such as `.pdf`, as an array or as comma-separated text, also without their dots (OP-150, OP-389). */
const extensions = v.pipe(
  v.union([v.array(text), text]),
  v.transform((given) =>
    (typeof given === 'string' ? given.split(',') : given)
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => (entry.startsWith('.') ? entry : `.${entry}`)),
  ),
);

export const getSystemInformation = endpoint({
  id: 'C01',
  path: '/configuration/information',
  needs: 'signedIn',
  reply: v.object({
    ApplicationStatuses: options,
    MaximumLabelLimit: v.number(),
    AcceptedDocumentUploadExtensions: extensions,
  }),
});

/** `ColumnName` is free text, so that an unknown column of a back end is ignored, not rejected. */
export const columnConfiguration = v.object({ ColumnName: text, Description: text, Viewable: v.boolean() });
export const rowConfiguration = v.object({
  ApplicationDetailRowName: text,
  Description: text,
  Viewable: v.boolean(),
});

export const getColumns = endpoint({
  id: 'C02',
  path: '/configuration/columns',
  needs: 'signedIn',
  reply: v.object({ Columns: v.array(columnConfiguration) }),
});

export const getRows = endpoint({
  id: 'C03',
  path: '/configuration/rows',
  needs: 'signedIn',
  reply: v.object({ Rows: v.array(rowConfiguration) }),
});

/** System configuration, including the settings of the user management (OP-168, OP-245). */
export const getSystemConfiguration = endpoint({
  id: 'C04',
  path: '/configuration/custom',
  needs: 'signedIn',
  reply: v.object({
    ShowDocumentListBeforeCompletion: v.optional(v.boolean(), false),
    ShowEVSummaryResult: v.optional(v.boolean(), false),
    DefaultDateFormat: v.optional(nullableText),
    AustralianMobileNumberOnly: v.optional(v.boolean(), false),
    DisplayUserInviteAlert: v.optional(v.boolean(), false),
    UserInviteAlertText: v.optional(nullableText),
    EditPermissionsDisclaimerText: v.optional(nullableText),
    NewUserAppAccessToggleDefaultON: v.optional(v.boolean(), false),
  }),
});

/** Public, because it is read before sign-in (OP-014). Other back ends need only one of the names (OP-389). */
export const getTenant = endpoint({
  id: 'C05',
  path: '/configuration/tenant',
  needs: 'public',
  reply: v.object({
    TenantName: v.optional(text),
    /** Default: the name of the tenant. */
    DisplayName: v.optional(text),
    /** IANA name of the zone of all times. Default: the browser's. */
    TimeZone: v.optional(nullableText),
    LogoUrl: nullableText,
    FaviconUrl: nullableText,
    PrimaryColour: nullableText,
    SupportEmail: nullableText,
    SupportPhone: nullableText,
    HelpUrl: nullableText,
  }),
});
