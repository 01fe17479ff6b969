import {
  messageOf,
  readEmailAddress,
  searchKey,
  type Failure,
  type listAssignees,
  type Option,
  type Reply,
} from '@portal/api/contract';
import type { Owner } from '@portal/api/queries';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';

export interface PersonChoice {
  readonly value: string;
  readonly name: string;
  /** No longer takes new work; listed only as the current assignee (OP-133). */
  readonly retired: boolean;
}

/** The people who take new work, and the current assignee (OP-133). */
export function personChoices(
  assignees: Reply<typeof listAssignees>,
  saved: Option | undefined,
): readonly PersonChoice[] {
  const choices = assignees
    .filter(({ Assignable, Value }) => Assignable || Value === saved?.Value)
    .map(({ Name, Value, Assignable }) => ({ value: Value, name: Name, retired: !Assignable }));
  if (saved === undefined || choices.some(({ value }) => value === saved.Value)) return choices;
  return [...choices, { value: saved.Value, name: saved.Name, retired: true }];
}

/** A longer list gets a search field. */
export const searchFrom = 8;

/** The people whose names contain the text. The chosen person always stays visible. */
export const peopleFound = (choices: readonly PersonChoice[], text: string, chosen: string) =>
  choices.filter(({ value, name }) => value === chosen || searchKey(name).includes(searchKey(text)));

/** The labels of the tenant, and the saved label even if it was removed from them. */
export function labelChoices(labels: readonly Option[], saved: string | undefined): readonly Option[] {
  if (saved === undefined || labels.some(({ Value }) => Value === saved)) return labels;
  return [...labels, { Name: saved, Value: saved }];
}

/** Why the application cannot be assigned, or undefined if another person is chosen. */
export function assignDisabledReason(chosen: string, saved: Option | undefined): string | undefined {
  if (chosen === '') return 'Choose an assignee first.';
  return chosen === saved?.Value ? `${saved.Name || 'This person'} is the assignee already.` : undefined;
}

export const ownerChoices = (owners: readonly Owner[]): readonly PersonChoice[] =>
  owners.map(({ PublicId, DisplayName }) => ({ value: PublicId, name: DisplayName, retired: false }));

/** The current owner. The record has no owner id, so the first owner with the name counts (OP-137). */
export const savedOwner = (owners: readonly Owner[], name: string | null): Owner | undefined =>
  owners.find(({ DisplayName }) => DisplayName === name);

/** Why no owner can be saved; undefined once another owner is chosen. */
export function ownerDisabledReason(chosen: Owner | undefined, saved: Owner | undefined): string | undefined {
  if (chosen === undefined) return 'Choose an owner first.';
  return chosen === saved ? `${saved.DisplayName} is the owner already.` : undefined;
}

/** Why no address can be saved; undefined once another valid address is entered (OP-138). */
export function emailDisabledReason(typed: string, saved: string | null): string | undefined {
  const address = readEmailAddress(typed);
  if (address === undefined) return 'Enter a valid email address first.';
  return address === readEmailAddress(saved ?? '') ? 'This is the email address already.' : undefined;
}

/** Why no label can be set; undefined once another label is chosen. */
export function labelDisabledReason(chosen: string, saved: string | undefined): string | undefined {
  if (chosen === '') return 'Choose a label first.';
  return chosen === saved ? `${saved} is the label already.` : undefined;
}

/** The number of labels and the limit, and whether it is reached. */
export const labelCount = (labels: number, limit: number) => ({
  text: `${labels} / ${limit}`,
  full: labels >= limit,
});

/** The server's message, or a general text if there is none. */
export const errorText = (failure: Failure): string => messageOf(failure) || UNKNOWN_ERROR;
