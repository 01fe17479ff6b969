/**
 * Every permission with its claim string (table P). Claims are compared exactly and case-sensitively (OP-044). No
 * other file may contain a claim string.
 */
export const Permission = {
  myApps: 'view.myapps',
  allAppsInstance: 'view.allapps.instance',
  allAppsLocation: 'view.allapps.location',
  allAppsRestrictionGroup: 'view.allapps.restrictiongroup',
  create: 'app.create',
  createOnBehalf: 'app.createonbehalf',
  cancelApp: 'app.cancel',
  depersonaliseApp: 'app.depersonalise',
  assign: 'app.assign',
  export: 'app.export',
  emailResumeLink: 'app.emailresumelink',
  resendCompletionEmail: 'app.resendcompletionemail',
  labelAdd: 'label.add',
  labelAssign: 'label.assign',
  viewApp: 'app.view',
  editApp: 'app.edit',
  resetApplication: 'app.editcompleted',
  commentAdd: 'comment.add',
  commentsView: 'comments.view',
  triggerApi: 'app.triggerapi',
  bulkUpload: 'app.bulkupload',
  uploadDocument: 'document.upload',
  viewDocumentList: 'document.view',
  downloadDocument: 'document.download',
  changePrimaryEmail: 'app.changeprimaryemail',
  formLogin: 'user.formlogin',
  changeSigningMode: 'app.changesigningmode',
  unlockApplication: 'app.unlockapplication',
  exceptionsView: 'exceptions.view',
  changeApplicationOwner: 'app.changeowner',
  generateFinalReport: 'app.generatefinalreport',
  generateDraftReport: 'app.generatedraftreport',
  vpnSummaryView: 'vpnsummary.view',
  unlockMfaLocked: 'app.labformmfaunlock',
  reverifyIndividual: 'app.reverifyindividual',
  individualVerification: 'app.individualverification',
  individualSanctionsCheck: 'app.individualsanctionscheck',
  taxSummary: 'app.taxdetails.viewsummary',
  taxSensitive: 'app.taxdetails.viewsensitive',
  admin: 'admin',
  reports: 'reports.login',
  labId: 'labid.login',
  settings: 'portal.settings',
  userManagement: 'usermanagement.login',
  inviteUser: 'user.invite',
  exportUsers: 'user.export',
  enableDisableUser: 'user.enabledisable',
  unlockUser: 'user.unlock',
  modifyApplicationAccess: 'user.modifyapplicationaccess',
  entityVerification: 'entityverification.login',
  companyVerification: 'entityverification.company',
  individualEntityVerification: 'entityverification.individual',
  smsfLookup: 'entityverification.smsflookup',
  abnLookup: 'entityverification.abnlookup',
  emailAge: 'entityverification.emailage',
  ipAddress: 'entityverification.ipaddress',
} as const;

export type Claim = (typeof Permission)[keyof typeof Permission];

/** Groups of which any one claim is enough (OP-044). */
export const PermissionGroup = {
  /** Permits All Apps. The server restricts the rows by the widest claim (OP-045). */
  allApps: [Permission.allAppsInstance, Permission.allAppsLocation, Permission.allAppsRestrictionGroup],
  /** Either claim permits editing labels (OP-049). */
  editLabel: [Permission.labelAssign, Permission.labelAdd],
  /** Either claim shows 'New'. */
  create: [Permission.create, Permission.createOnBehalf],
  /** Administrative claims over users and the tenant. All other claims concern applications and verifications. */
  administer: [
    Permission.admin,
    Permission.userManagement,
    Permission.inviteUser,
    Permission.exportUsers,
    Permission.enableDisableUser,
    Permission.unlockUser,
    Permission.modifyApplicationAccess,
  ],
} as const satisfies Record<string, readonly Claim[]>;

export const everyClaim: readonly Claim[] = Object.values(Permission);

/** Whether a claim concerns applications. The Admin Staff roles need application access for these (OP-370). */
export const concernsApplications = (claim: string): boolean =>
  /^(?:app|view|label|comments?|document)\.|^(?:exceptions|vpnsummary)\.view$/.test(claim);

/** Whether the claims contain the needed claim, or any claim of a group. */
export function can(claims: readonly string[], needed: Claim | readonly Claim[]): boolean {
  return typeof needed === 'string'
    ? claims.includes(needed)
    : needed.some((claim) => claims.includes(claim));
}

/** The administrative claims that a user with these claims does not hold. */
export const missingAdministrativeClaims = (own: readonly string[]): readonly Claim[] =>
  PermissionGroup.administer.filter((claim) => !own.includes(claim));

/**
 * Whether `claims` contain an administrative claim that `own` lacks. A user cannot change or grant what outranks them
 * (decision 0035).
 */
export const outranks = (claims: readonly string[], own: readonly string[]): boolean =>
  can(claims, missingAdministrativeClaims(own));

const prefixes = { tenant: 'Tenant:', globalId: 'GlobalId:', createdDate: 'CreatedDate:' } as const;

/** Reads an identity claim by its prefix. Identity claims are not permissions. */
export function identityClaim(claims: readonly string[], name: keyof typeof prefixes): string | undefined {
  const prefix = prefixes[name];
  return claims.find((claim) => claim.startsWith(prefix))?.slice(prefix.length);
}

/** The claims of the user state: the permissions and identity fields of the token (OP-026). */
export function userStateClaims(token: {
  readonly Permission: readonly string[];
  readonly Tenant: string;
  readonly GlobalId: string;
  /** Undefined if the provider does not say it. */
  readonly CreatedDate: string | undefined;
}): readonly string[] {
  return [
    ...token.Permission,
    prefixes.tenant + token.Tenant,
    prefixes.globalId + token.GlobalId,
    ...(token.CreatedDate === undefined ? [] : [prefixes.createdDate + token.CreatedDate]),
  ];
}
