import type { ClientFacts } from '../platform/http/client-facts.ts';
import type { Tenant } from '../platform/tenant.ts';
import { happened, type MailText, type NoticeKind } from './mail-kinds.ts';

export interface NoticeFacts {
  readonly tenant: Pick<Tenant, 'displayName' | 'timeZone'>;
  /** The address and time of a sign-in. */
  readonly from?: { readonly client: ClientFacts; readonly at: Date } | undefined;
}

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
