import * as v from 'valibot';
import { figures } from '../applications/application-reads.ts';
import { groupings, isDay, isLonger } from '../days.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { booleanText, nullableText, text, unixSeconds } from '../wire.ts';

/** Longest period of figures, in years; all time is not limited. */
export const figureYearsMaximum = 5;
/** Most months or quarters of completed applications in one reply. */
export const figureGroupsMaximum = 60;

const day = v.optional(v.pipe(text, v.check(isDay)));
const total = v.number();

/**
 * Counts the applications of one list (OP-326). Besides `reports.login` it needs the claim of that list. Without days
 * it counts all time.
 */
export const countApplications = endpoint({
  id: figures.id,
  path: '/figures/applications',
  needs: Permission.reports,
  cost: 'search',
  query: v.pipe(
    v.strictObject({
      Scope: v.picklist(['my', 'all']),
      /** Days of the tenant, both or neither. */
      From: day,
      To: day,
      By: v.optional(v.picklist(groupings), 'month'),
      /** Counts again instead of answering what was counted within the last minute. */
      Fresh: v.optional(booleanText),
    }),
    v.check(({ From: from, To: to }) =>
      from === undefined || to === undefined
        ? from === to
        : from <= to && !isLonger({ from, to }, figureYearsMaximum),
    ),
  ),
  reply: v.object({
    AsOfTimestamp: unixSeconds,
    TimeZone: text,
    /** Null for all time. */
    From: nullableText,
    To: nullableText,
    /** By quarter also where the period has too many months. */
    By: v.picklist(groupings),
    /** Created in the period. A type of null: the application has none. */
    Initiated: v.array(v.object({ Type: nullableText, Complete: total, NotComplete: total })),
    /** Completed in the period, by month or quarter; `Running` is the one that contains today. */
    Completed: v.array(v.object({ From: text, To: text, Total: total, Running: v.boolean() })),
    /** Completed in the period, by hours from creation. */
    TimeToComplete: v.array(v.object({ Band: text, Total: total })),
    /** Created in the period and not complete, by the most frequent statuses. */
    LastSections: v.array(v.object({ Status: text, Total: total })),
    Totals: v.object({ Complete: total, NotComplete: total, Completed: total }),
  }),
});
