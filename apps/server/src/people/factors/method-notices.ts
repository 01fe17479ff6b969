/** Messages about a change of sign-in methods, by their names in the URL. */
const notices = {
  'app-removed': 'The authenticator app is removed. Codes are no longer required.',
  'app-needed': 'The app stays: everybody needs a second factor here. Add a passkey first.',
  'emergency-needed':
    'It stays: you are the only emergency account that can sign in without the identity provider. Add another second factor first.',
  'passkey-added': 'The passkey is added. You can sign in with it from now on.',
  'passkey-refused': 'The passkey was not added. Try again.',
  'passkey-needed': 'The passkey stays: everybody needs a second factor here. Set up an app first.',
  'passkey-removed': 'The passkey is removed and can no longer be used.',
} as const;

export type MethodNotice = keyof typeof notices;

export const methodNotices: ReadonlyMap<string, string> = new Map(Object.entries(notices));
