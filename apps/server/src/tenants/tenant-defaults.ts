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

/** Every column and row, enabled, in the specification's order. */
export function viewSettings(): Omit<Schema['view_setting'], 'tenant_id'>[] {
  return [
    ...columnNames.map((name, position) =>
      setting('column', name, applicationColumns[name].heading, position),
    ),
    ...detailRowNames.map((name, position) => setting('row', name, detailRowHeadings[name], position)),
  ];
}

const setting = (
  kind: Schema['view_setting']['kind'],
  name: string,
  description: string,
  position: number,
) => ({
  kind,
  position,
  name,
  description,
  viewable: true,
});

/** Version 1 of both tables. */
export const firstVersions = () =>
  (
    [
      ['column', columnNames],
      ['row', detailRowNames],
    ] as const
  ).map(([kind, names]) => ({
    kind,
    number: 1,
    origin: 'setup',
    known: names,
    shown: names,
  }));

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
