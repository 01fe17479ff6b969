import { brandFieldLabels, type BrandField, type NamedPerson } from '@portal/api/contract';
import { momentOf } from '../../formats/list-date.ts';
import type { Brand } from './draft.model.ts';

/** `12 Mar 2026 09:14`. */
export const fullTime = (seconds: number): string => momentOf(seconds)?.format('DD MMM YYYY HH:mm') ?? '';
/** `09:14`. */
export const shortTime = (seconds: number): string => momentOf(seconds)?.format('HH:mm') ?? '';

/** The name of a person; the account may have been deleted since. */
export const nameOf = (person: NamedPerson | null): string => person?.Name ?? 'Unknown person';

/** A label inside a button: `logo on dark`. */
export const inSentence = (field: BrandField): string => brandFieldLabels[field].toLowerCase();

/** What the studio is about, next to its title. */
export function statusOf({ Published, Draft }: Brand): string {
  if (Draft) return `Draft of look ${Draft.BaseNumber}, saved ${shortTime(Draft.SavedAt)}`;
  const { Number, PublishedAt, By } = Published;
  // The first look came with the tenant: nobody published it.
  if (Number === 1) return 'Look 1';
  return `Look ${Number}, published ${fullTime(PublishedAt)}${By ? ` by ${nameOf(By)}` : ''}`;
}
