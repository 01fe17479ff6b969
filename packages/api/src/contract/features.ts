/**
 * What a back end may lack, by its name in the runtime configuration. A 404 of one of its calls switches it off as well.
 * Calls about one record are not listed, because their 404 concerns the record.
 */
export const features = {
  Audit: ['C92'], // The page, and its entry of the account menu.
  Sessions: ['C89'], // The entry of the account menu.
  SignInMethods: [], // The entry of the account menu. Its page belongs to the provider.
  BrandStudio: ['C94'], // The page, its entry of the account menu, its button in the tenant configuration.
  Histories: ['C107.1', 'C107.2', 'C102'], // The buttons in the tenant configuration and the brand studio.
  Views: ['C110'], // The menu of the list, the views in the palette, and the default views.
  Search: ['C117'], // Records and recent applications in the palette.
  EmailPreview: [], // The preview in the dialogs that send an email.
  Template: ['C84'], // The link to the template in the dialog of the bulk upload.
  UploadCorrections: [], // 'Correct here' in the dialog of the bulk upload.
  Figures: ['C135'], // 'Our figures' on the page of reports.
  Passwords: [], // 'Change Password' in the account menu, and 'Reset password' in the settings.
  InvitationResend: [], // 'Send again' in the menu of an invited user.
} as const satisfies Readonly<Record<string, readonly `C${number}`[]>>;

export type Feature = keyof typeof features;
