import type { ClientFacts } from '../platform/http/client-facts.ts';
import type { Tenant } from '../platform/tenant.ts';
import type { MailText, NoticeKind } from './mail-kinds.ts';

export interface NoticeFacts {
  readonly tenant: Pick<Tenant, 'displayName' | 'timeZone'>;
  /** The address and time of a sign-in. */
  readonly from?: { readonly client: ClientFacts; readonly at: Date } | undefined;
}

/** Heading, and the change of the account. */
const happened: Readonly<Record<NoticeKind, readonly [string, string]>> = {
  'password-changed': ['Your password was changed', 'The password of your account was changed'],
  'password-demanded': [
    'You have to choose another password',
    'Your account was signed out everywhere, and has to choose another password at the next sign-in',
  ],
  'app-added': ['An authenticator app was added', 'An authenticator app was added to your account'],
  'app-removed': [
    'Your authenticator app was removed',
    'The authenticator app was removed from your account',
  ],
  'passkey-added': ['A passkey was added', 'A passkey was added to your account'],
  'passkey-removed': ['A passkey was removed', 'A passkey was removed from your account'],
  'provider-linked': [
    'Another way to sign in',
    'Your account can now be used through the identity provider of your firm',
  ],
  'new-browser': [
    'New sign-in',
    'Your account was used to sign in with a browser that we have not seen before',
  ],
};

const unnamed = (name: string): string => (name === 'other' ? 'unknown' : name);

function origin({ tenant, from }: NoticeFacts): readonly string[] {
  if (!from) return [];
  const { client, at } = from;
  const time = at.toLocaleString('en-AU', {
    timeZone: tenant.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return [
    `Time: ${time} (${tenant.timeZone}). Browser: ${unnamed(client.browser)}. System: ${unnamed(client.system)}. Network address: ${client.address || 'unknown'}.`,
  ];
}

export function textOfNotice(kind: NoticeKind, facts: NoticeFacts): MailText {
  const { displayName } = facts.tenant;
  const [heading, what] = happened[kind];
  return {
    subject: `${heading}: ${displayName}`,
    heading,
    paragraphs: [`${what} with ${displayName}.`, ...origin(facts)],
    button: 'Open the portal',
    ending: `If you neither did this nor asked for it, choose another password now with ‘Forgotten your password?’ on the sign-in page, and tell the support of ${displayName}.`,
  };
}
