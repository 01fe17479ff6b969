import type { Client } from '../client/index.ts';
import {
  cancelApplications,
  changeSigningMode,
  depersonaliseApplication,
  getActivityFeed,
  getApplication,
  signingModeCodes,
  unlockApplicant,
  unlockApplication,
  type SigningModeCode,
} from '../contract/index.ts';
import { applicationLists } from './applications.ts';
import { putApproval, putEdit } from './edited-application.ts';
import { applicationReads } from './one-application.ts';
import { changeOf } from './query-of.ts';

/** The application is read again at once, the lists once the result has been read. */
const invalidates = { answered: applicationReads, closed: applicationLists };

/** Actions that end with an answer to be read: it says whether it was done, and why not. */
export const actingQueries = (client: Client) => ({
  unlock: (guid: string) =>
    changeOf(client, unlockApplication, () => ({ params: { guid } }), { meta: { invalidates } }),

  changeSigningMode: (guid: string) =>
    changeOf(client, changeSigningMode, (Mode: SigningModeCode) => ({ params: { guid }, body: { Mode } }), {
      onSuccess: ({ ErrorNo }, Mode, _before, { client: queryClient }) => {
        if (ErrorNo === 0) putEdit(queryClient, guid, { ApplicationModeCode: signingModeCodes[Mode] });
      },
      meta: { invalidates },
    }),

  /** Cancels in one call. The lists stay as they are until the result has been read. */
  cancel: () =>
    changeOf(
      client,
      cancelApplications,
      (guids: readonly string[]) => ({
        body: { ApplicationCancellations: guids.map((ApplicationGuid) => ({ ApplicationGuid })) },
      }),
      { meta: { invalidates } },
    ),

  /** Lets an applicant try again. The application is read again only where it turns out to be another than shown. */
  unlockApplicant: (
    application: { id: number; guid: string; instance: string | null },
    individualId: string,
  ) =>
    changeOf(
      client,
      unlockApplicant,
      () => ({
        body: {
          ApplicationId: application.id,
          IndividualId: individualId,
          InstanceName: application.instance,
        },
      }),
      {
        onSuccess: ({ ErrorNo }, _nothing, _before, { client: queryClient }) => {
          if (ErrorNo === 0) putApproval(queryClient, application.guid, individualId, { IsMFALocked: false });
        },
        meta: { invalidates: { answered: [getActivityFeed], refused: [getApplication] } },
      },
    ),

  depersonalise: (guid: string) =>
    changeOf(client, depersonaliseApplication, () => ({ params: { guid } }), { meta: { invalidates } }),
});
