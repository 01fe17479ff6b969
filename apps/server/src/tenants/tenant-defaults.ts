import type { SignInLimits, TenantSettings } from '../platform/db/column-types.ts';
import type { Schema } from '../platform/db/schema.ts';
import {
  applicationColumns,
  columnNames,
  defaultDateFormat,
  detailRowHeadings,
  detailRowNames,
} from '@portal/api/contract';

/** Settings of a new tenant. */
export const defaultSettings: TenantSettings = {
  ShowDocumentListBeforeCompletion: true,
  ShowEVSummaryResult: true,
  MaximumLabelLimit: 5,
  AcceptedDocumentUploadExtensions: ['.pdf', '.png', '.jpg', '.jpeg', '.docx'],
  DefaultDateFormat: defaultDateFormat,
  AustralianMobileNumberOnly: false,
  DisplayUserInviteAlert: false,
  UserInviteAlertText: null,
  EditPermissionsDisclaimerText: null,
  NewUserAppAccessToggleDefaultON: false,
};

/** Hours for which an invitation link is valid. */
export const invitationHours = ({ InvitationHours = 24 }: Pick<TenantSettings, 'InvitationHours'>): number =>
  InvitationHours;

/** Minutes for which a reset link is valid. */
export const resetMinutes = 60;

/** Whether a tenant requires a second factor. */
export const needsSecondFactor = ({ SecondFactor }: Pick<TenantSettings, 'SecondFactor'>): boolean =>
  SecondFactor === 'required';

/** Default of each limit that a tenant's settings do not set. */
export const defaultSignInLimits: SignInLimits = { wrongPasswords: 10, wrongCodes: 5, inactiveDays: 90 };

export const signInLimits = ({ SignInLimits: own }: TenantSettings): SignInLimits => ({
  ...defaultSignInLimits,
  ...own,
});

/** The columns and the rows in the specification's order. */
const tables = [
  {
    kind: 'column',
    entries: columnNames.map((name) => ({ name, description: applicationColumns[name].heading })),
  },
  { kind: 'row', entries: detailRowNames.map((name) => ({ name, description: detailRowHeadings[name] })) },
] as const;

/** Every column and row, enabled. */
export const viewSettings = () =>
  tables.flatMap(({ kind, entries }) =>
    entries.map((entry, position) => ({ kind, position, ...entry, viewable: true })),
  );

/** Version 1 of both tables. */
export const firstVersions = () =>
  tables.map(({ kind, entries }) => {
    const names = entries.map(({ name }) => name);
    return { kind, number: 1, origin: 'setup', known: names, shown: names };
  });

export const applicationItems: readonly Omit<Schema['application_item'], 'tenant_id'>[] = [
  { kind: 'report', position: 0, name: 'FinalReport', display_name: 'Final report', for_complete: true },
  { kind: 'report', position: 1, name: 'DraftReport', display_name: 'Draft report', for_complete: false },
  {
    kind: 'integration',
    position: 0,
    name: 'Registry',
    display_name: 'Send to unit registry',
    for_complete: true,
  },
  { kind: 'integration', position: 1, name: 'Crm', display_name: 'Send to CRM', for_complete: true },
];
