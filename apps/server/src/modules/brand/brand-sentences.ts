import {
  brandFieldLabels,
  dateFormatter,
  personName,
  type BrandField,
  type NamedPerson,
} from '@portal/api/contract';
import type { Tenant } from '../../platform/tenant.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import type { DraftEnd } from './draft.store.ts';

type Zone = Pick<Tenant, 'timeZone'>;

/** The time of day in the tenant's zone. */
export const timeText = ({ timeZone }: Zone, at: Date): string =>
  dateFormatter('HH:mm', timeZone)(unixSeconds(at));
const momentText = ({ timeZone }: Zone, at: Date) =>
  dateFormatter('DD MMM YYYY HH:mm', timeZone)(unixSeconds(at));

export const noDraft = 'This draft cannot be found.';

/** What became of a draft. */
export function endedText(zone: Zone, { outcome, number, endedAt, endedBy }: DraftEnd): string {
  const how = outcome === 'published' ? `published as look ${number}` : 'discarded';
  // The nightly job discards abandoned drafts.
  const who = endedBy === null ? '' : ` by ${personName(endedBy)}`;
  return `This draft was ${how}${who} on ${momentText(zone, endedAt)}.`;
}

export const draftChangedText = (zone: Zone, by: NamedPerson | null, at: Date, purpose: string): string =>
  `${personName(by)} changed the draft at ${timeText(zone, at)}. Look at it again before you ${purpose}.`;

export const fieldChangedText = (zone: Zone, field: BrandField, by: NamedPerson | null, at: Date): string =>
  `${personName(by)} changed ${brandFieldLabels[field]} at ${timeText(zone, at)}. Look at it again.`;

/** Another look was published meanwhile. */
export const lookChangedText = (zone: Zone, number: number, by: NamedPerson | null, at: Date): string =>
  `Look ${number} was published by ${by === null ? 'an operator' : personName(by)} at ${timeText(zone, at)}. Look at it again.`;
