import type { Client } from '../client/index.ts';
import {
  cancelApplications,
  changeSigningMode,
  depersonaliseApplication,
  signingModeCodes,
  unlockApplicant,
  unlockApplication,
  type SigningModeCode,
  succeeded,
} from '../contract/index.ts';
import { applyEdit, changeDetail } from './edited-application.ts';
import { changeOf } from './query-of.ts';

/** Actions whose reply says whether they were done and, if not, why. The caller shows the reply. */
export const actingQueries = (client: Client) => ({
  unlock: (guid: string) => changeOf(client, unlockApplication, () => ({ params: { guid } })),

  changeSigningMode: (guid: string) =>
    changeOf(client, changeSigningMode, (Mode: SigningModeCode) => ({ params: { guid }, body: { Mode } }), {
      onSuccess: (reply, Mode, _before, { client: queryClient }) => {
        if (succeeded(reply)) applyEdit(queryClient, guid, { ApplicationModeCode: signingModeCodes[Mode] });
      },
    }),

  /** Cancels several applications in one call. The lists are refetched after the user has closed the result. */
  cancel: () =>
    changeOf(client, cancelApplications, (guids: readonly string[]) => ({
      body: { ApplicationCancellations: guids.map((ApplicationGuid) => ({ ApplicationGuid })) },
    })),

  /** Unlocks an applicant. The application is refetched only after a failure. */
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
        onSuccess: (reply, _nothing, _before, { client: queryClient }) => {
          if (!succeeded(reply)) return;
          changeDetail(queryClient, application.guid, (detail) => ({
            ...detail,
            ApplicantApprovals: detail.ApplicantApprovals.map((approval) =>
              approval.IndividualId === individualId ? { ...approval, IsMFALocked: false } : approval,
            ),
          }));
        },
      },
    ),

  depersonalise: (guid: string) => changeOf(client, depersonaliseApplication, () => ({ params: { guid } })),
});
