import type { Tenant } from '../../tenants/directory.ts';

/** What an email says besides what the person who sends it has to say. */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export interface MailFacts {
  readonly tenant: Pick<Tenant, 'displayName'>;
  readonly applicationId: number;
}

/** Every email of the portal. A kind keeps its name once messages of it are stored. */
const kinds = {
  'resume-link': ({ tenant, applicationId }: MailFacts): MailText => ({
    subject: `Continue your application with ${tenant.displayName}`,
    heading: 'Continue your application',
    paragraphs: [
      `Your application ${applicationId} with ${tenant.displayName} is not finished yet. You can go on where you left it.`,
    ],
    button: 'Continue application',
  }),
  'applicant-resume-link': ({ tenant, applicationId }: MailFacts): MailText => ({
    subject: `Your approval is needed for an application with ${tenant.displayName}`,
    heading: 'Your approval is needed',
    paragraphs: [
      `You are an applicant of application ${applicationId} with ${tenant.displayName}, and it waits for your approval. Open it to read it and to say whether you approve.`,
    ],
    button: 'Open application',
  }),
  completion: ({ tenant, applicationId }: MailFacts): MailText => ({
    subject: `Your application with ${tenant.displayName} is complete`,
    heading: 'Your application is complete',
    paragraphs: [
      `Thank you. Your application ${applicationId} with ${tenant.displayName} is complete; there is nothing left for you to do. You can open it to read what was submitted.`,
    ],
    button: 'View application',
  }),
} as const;

export type MailKind = keyof typeof kinds;

export const textOfMail = (kind: MailKind, facts: MailFacts): MailText => kinds[kind](facts);
