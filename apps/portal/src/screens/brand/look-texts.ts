import { brandFieldLabels, personName, type BrandField } from '@portal/api/contract';
import { clockTime, fullDate } from '../../formats/dates.ts';
import type { Brand } from './draft.model.ts';

/** A label inside a button: `logo on dark`. */
export const inSentence = (field: BrandField): string => brandFieldLabels[field].toLowerCase();

/** The text next to the title: the published look, or the draft. */
export function statusOf({ Published, Draft }: Brand): string {
  if (Draft) return `Draft of look ${Draft.BaseNumber}, saved ${clockTime(Draft.SavedAt)}`;
  const { Number, PublishedAt, By } = Published;
  // The first look came with the tenant, so it has no publication.
  if (Number === 1) return 'Look 1';
  return `Look ${Number}, published ${fullDate(PublishedAt, null)}${By ? ` by ${personName(By)}` : ''}`;
}
