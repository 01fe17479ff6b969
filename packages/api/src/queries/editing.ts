import type { Client } from '../client/index.ts';
import {
  addLabel,
  assignApplication,
  changePrimaryEmail,
  listLabels,
  saveLabel,
  updateOwner,
  type Option,
} from '../contract/index.ts';
import { shownAs } from './edited-application.ts';
import type { Owner } from './new-application.ts';
import { editOf, queryOf } from './query-of.ts';

/** Inline edits of an application. Separate from `applicationQueries`, which the list page loads. */
export const editingQueries = (client: Client) => ({
  /** Assigns the application. `null` clears the assignee (OP-134, OP-135). */
  assign: (guid: string) =>
    editOf(
      client,
      assignApplication,
      (assignee: Option | null) => ({
        params: { guid },
        body: {
          GlobalUserId: assignee?.Value ?? null,
          assigneeExternalUserId: assignee?.Value ?? null,
          assigneeDisplayName: assignee?.Name ?? null,
        },
      }),
      shownAs(guid, (assignee: Option | null) => ({
        AssigneeUserId: assignee?.Value ?? null,
        AssigneeDisplayName: assignee?.Name ?? null,
      })),
    ),

  /** Sets the label of the application. `null` clears it. */
  saveLabel: ({ guid, id }: { guid: string; id: number }) =>
    editOf(
      client,
      saveLabel,
      (Label: string | null) => ({ body: { ApplicationId: id, Label } }),
      shownAs(guid, (Label: string | null) => ({ Label })),
    ),

  /** Changes the owner of the application (OP-137). */
  changeOwner: (guid: string) =>
    editOf(
      client,
      updateOwner,
      ({ PublicId }: Owner) => ({ params: { guid }, body: { NewOwnerId: PublicId } }),
      shownAs(guid, ({ DisplayName }: Owner) => ({ AdviserName: DisplayName })),
    ),

  /** Changes the email address of the application. */
  changePrimaryEmail: (guid: string) =>
    editOf(
      client,
      changePrimaryEmail,
      (PrimaryEmail: string) => ({ params: { guid }, body: { PrimaryEmail } }),
      shownAs(guid, (PrimaryEmail: string) => ({ PrimaryEmail, Email: PrimaryEmail })),
    ),

  /** Adds a label to the tenant's list. It can be chosen at once (OP-136). */
  addLabel: () =>
    editOf(client, addLabel, (name: string) => ({ body: { LabelText: name } }), {
      onSuccess: (_nothing, name, _before, { client: queryClient }) => {
        queryClient.setQueryData(queryOf(client, listLabels, {}).queryKey, (labels: Option[] | undefined) => [
          ...(labels ?? []),
          { Name: name, Value: name },
        ]);
      },
    }),
});
