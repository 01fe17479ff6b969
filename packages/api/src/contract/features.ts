/**
 * What a back end may lack, by its name in the runtime configuration. A 404 of one of its `calls` switches it off as well.
 * Calls about one record are not listed, because their 404 concerns the record.
 */
export const features = {
  /** The page, and its entry of the account menu. */
  Audit: ['C92'],
  /** The entry of the account menu. */
  Sessions: ['C89'],
  /** The entry of the account menu. Its page belongs to the provider. */
  SignInMethods: [],
  /** The page, its entry of the account menu, and its button in the tenant configuration. */
  BrandStudio: ['C94'],
  /** The buttons in the tenant configuration and the brand studio. */
  Histories: ['C107.1', 'C107.2', 'C102'],
  /** The menu of the list, the views in the palette, and the default views. */
  Views: ['C110'],
  /** Records and recent applications in the palette. */
  Search: ['C117'],
  /** The preview in the dialogs that send an email. */
  EmailPreview: [],
  /** The link to the template in the dialog of the bulk upload. */
  Template: ['C84'],
  /** 'Send again' in the menu of an invited user. */
  InvitationResend: [],
} as const satisfies Readonly<Record<string, readonly `C${number}`[]>>;

export type Feature = keyof typeof features;
