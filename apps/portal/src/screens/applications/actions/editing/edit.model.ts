import {
  isEmailAddress,
  messageOf,
  type Failure,
  type listAssignees,
  type Option,
  type Reply,
} from '@portal/api/contract';
import type { Owner } from '@portal/api/queries';
import { searchKey } from '@portal/ui/multi-select';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';

export interface PersonChoice {
  readonly value: string;
  readonly name: string;
  /** Takes no new work, and stands there only because it has this application (OP-133). */
  readonly retired: boolean;
}

/** Who can be chosen: whoever takes new work, and whoever has the application now (OP-133). */
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

/** More people than this are not looked through by eye. */
export const peopleSeenAtOnce = 8;

/** Whose name the text occurs in, and whoever is chosen: a choice is never out of sight. */
export const peopleFound = (choices: readonly PersonChoice[], text: string, chosen: string) =>
  choices.filter(({ value, name }) => value === chosen || searchKey(name).includes(searchKey(text)));

/** The labels of the tenant, and the saved one even where it is no longer among them. */
export function labelChoices(labels: readonly Option[], saved: string | undefined): readonly Option[] {
  if (saved === undefined || labels.some(({ Value }) => Value === saved)) return labels;
  return [...labels, { Name: saved, Value: saved }];
}

/** Why nobody can be assigned; undefined once somebody else is chosen. */
export function assignObstacle(chosen: string, saved: Option | undefined): string | undefined {
  if (chosen === '') return 'Choose an assignee first.';
  return chosen === saved?.Value ? `${saved.Name || 'This person'} is the assignee already.` : undefined;
}

/** The owners as people to choose among. */
export const ownerChoices = (owners: readonly Owner[]): readonly PersonChoice[] =>
  owners.map(({ PublicId, DisplayName }) => ({ value: PublicId, name: DisplayName, retired: false }));

/** The owner at present. The record names nobody's id, so it is the first of the name (OP-137). */
export const savedOwner = (owners: readonly Owner[], name: string | null): Owner | undefined =>
  owners.find(({ DisplayName }) => DisplayName === name);

/** Why no owner can be saved; undefined once another one is chosen. */
export function ownerObstacle(chosen: Owner | undefined, saved: Owner | undefined): string | undefined {
  if (chosen === undefined) return 'Choose an owner first.';
  return chosen === saved ? `${saved.DisplayName} is the owner already.` : undefined;
}

/** Why no address can be saved; undefined once another one is typed that reads as one (OP-138). */
export function emailObstacle(typed: string, saved: string | null): string | undefined {
  const address = typed.trim();
  if (!isEmailAddress(address)) return 'Enter a valid email address first.';
  return address === saved ? 'This is the email address already.' : undefined;
}

/** Why no label can be set; undefined once another one is chosen. */
export function labelObstacle(chosen: string, saved: string | undefined): string | undefined {
  if (chosen === '') return 'Choose a label first.';
  return chosen === saved ? `${saved} is the label already.` : undefined;
}

/** How many labels of how many allowed ones there are. */
export interface LabelCount {
  readonly text: string;
  /** No further label can be created. */
  readonly full: boolean;
}

export const labelCount = (labels: number, limit: number): LabelCount => ({
  text: `${labels} / ${limit}`,
  full: labels >= limit,
});

/** What a refused call says: the server's message, where it gives one (spec A §8). */
export const refusalText = (failure: Failure): string => messageOf(failure) || UNKNOWN_ERROR;
