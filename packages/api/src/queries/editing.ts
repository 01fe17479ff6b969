import { mutationOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import {
  addLabel,
  assignApplication,
  changePrimaryEmail,
  listLabels,
  saveLabel,
  updateOwner,
  type Option,
} from '../contract/index.ts';
import { accepted } from './call-failed.ts';
import { editedReads, putEdit } from './edited-application.ts';
import type { Owner } from './new-application.ts';
import { keyOf, queryOf } from './query-of.ts';

/** Edits of one fact of an application. Apart from `applicationQueries`, which the list brings along. */
export const editingQueries = (client: Client) => ({
  /** Gives the application to somebody, or with `null` to nobody (OP-134, OP-135). */
  assign: (guid: string) =>
    mutationOptions({
      mutationKey: keyOf(assignApplication),
      mutationFn: (assignee: Option | null) =>
        accepted(
          send(client, assignApplication, {
            params: { guid },
            body: {
              GlobalUserId: assignee?.Value ?? null,
              assigneeExternalUserId: assignee?.Value ?? null,
              assigneeDisplayName: assignee?.Name ?? null,
            },
          }),
        ),
      onSuccess: (_nothing, assignee, _before, { client: queryClient }) =>
        putEdit(queryClient, guid, {
          AssigneeUserId: assignee?.Value ?? null,
          AssigneeDisplayName: assignee?.Name ?? null,
        }),
      meta: { invalidates: { answered: editedReads } },
    }),

  /** Puts a label on the application, or with `null` takes it off. */
  saveLabel: ({ guid, id }: { guid: string; id: number }) =>
    mutationOptions({
      mutationKey: keyOf(saveLabel),
      mutationFn: (label: string | null) =>
        accepted(send(client, saveLabel, { body: { ApplicationId: id, Label: label } })),
      onSuccess: (_nothing, label, _before, { client: queryClient }) =>
        putEdit(queryClient, guid, { Label: label }),
      meta: { invalidates: { answered: editedReads } },
    }),

  /** Gives the application to another owner (OP-137). */
  changeOwner: (guid: string) =>
    mutationOptions({
      mutationKey: keyOf(updateOwner),
      mutationFn: ({ PublicId }: Owner) =>
        accepted(send(client, updateOwner, { params: { guid }, body: { NewOwnerId: PublicId } })),
      onSuccess: (_nothing, { DisplayName }, _before, { client: queryClient }) =>
        putEdit(queryClient, guid, { AdviserName: DisplayName }),
      meta: { invalidates: { answered: editedReads } },
    }),

  /** Says where the mails of the application go. */
  changePrimaryEmail: (guid: string) =>
    mutationOptions({
      mutationKey: keyOf(changePrimaryEmail),
      mutationFn: (address: string) =>
        accepted(send(client, changePrimaryEmail, { params: { guid }, body: { PrimaryEmail: address } })),
      onSuccess: (_nothing, address, _before, { client: queryClient }) =>
        putEdit(queryClient, guid, { PrimaryEmail: address, Email: address }),
      meta: { invalidates: { answered: editedReads } },
    }),

  /** Adds a label to the tenant's list; it can be chosen at once (OP-136). */
  addLabel: () =>
    mutationOptions({
      mutationKey: keyOf(addLabel),
      mutationFn: (name: string) => accepted(send(client, addLabel, { body: { LabelText: name } })),
      onSuccess: (_nothing, name, _before, { client: queryClient }) => {
        queryClient.setQueryData(queryOf(client, listLabels, {}).queryKey, (labels: Option[] | undefined) => [
          ...(labels ?? []),
          { Name: name, Value: name },
        ]);
      },
      meta: { invalidates: { succeeded: [listLabels] } },
    }),
});
