import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { typedText } from '../text.ts';
import { shortTextMaximum, text } from '../wire.ts';
import { individualRead } from './verification-actions.ts';

/** Text fields of an address, named as in the address lookup service. */
const addressTexts = [
  'id full_address street_number_1 street_number_2 lot_identifier site_name unit_identifier unit_type',
  'level_number level_type street_name street_type street_suffix street locality_name state_territory',
  'canonical_address canonical_address_id postcode address_line_1 address_line_2 address_line_combined',
  'longitude latitude meshblock meshblock_2016 sa1_id sa2_id gnaf_id dpid box_identifier box_type',
  'legal_parcel_id primary_point_indicator lga_name lga_type_code RawAddress',
] as const;
type Words<Line extends string> = Line extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Line;

const addressText = v.optional(v.nullable(typedText(shortTextMaximum)));
const addressNames = addressTexts.flatMap((line) => line.split(' ') as Words<typeof line>[]);

/** An address of the lookup service. Missing parts are absent or null. */
export const addressEntry = v.strictObject({
  ...v.entriesFromList(addressNames, addressText),
  success: v.optional(v.nullable(v.boolean())),
});
export type AddressEntry = v.InferOutput<typeof addressEntry>;

/** Minimum number of characters for an address search (OP-214). */
export const addressSearchMinimum = 3;

/** Searches addresses. Returns at most ten; an empty list if none matches. */
export const searchAddresses = endpoint({
  id: 'C85.1',
  ...individualRead,
  path: '/address/search',
  query: v.strictObject({
    text: typedText(200, addressSearchMinimum),
  }),
  reply: v.array(v.object({ id: text, full_address: text })),
});

/** Reads one address with all its parts. */
export const getAddress = endpoint({
  id: 'C85.2',
  ...individualRead,
  path: '/address/{entry}',
  reply: addressEntry,
});
