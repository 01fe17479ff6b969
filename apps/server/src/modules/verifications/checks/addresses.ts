import { addressEntry, foldedText, type AddressEntry } from '@portal/api/contract';

type FoundAddress = AddressEntry & { readonly id: string; readonly full_address: string };

const towns = [
  ['Wattle Bend', 'NSW', '2998', '-33.41', '148.12'],
  ['Currawong Flat', 'NSW', '2997', '-34.02', '149.55'],
  ['Port Banyan', 'QLD', '4996', '-20.31', '148.77'],
  ['Tallow Creek', 'QLD', '4995', '-26.74', '152.81'],
  ['Mount Quandong', 'SA', '5992', '-33.18', '138.21'],
  ['Saltbush Bay', 'SA', '5991', '-34.66', '135.87'],
  ['Lake Myrtle', 'TAS', '7989', '-42.11', '146.58'],
  ['Ironbark Hill', 'VIC', '3994', '-36.92', '144.33'],
  ['Brolga Springs', 'VIC', '3993', '-37.44', '143.26'],
  ['Red Gum Crossing', 'WA', '6987', '-31.93', '116.62'],
  ['Spinifex Wells', 'NT', '0886', '-23.57', '133.41'],
  ['Grevillea', 'ACT', '2986', '-35.31', '149.02'],
] as const;

const streets = [
  ['Tallowwood', 'Street', 'ST'],
  ['Kookaburra', 'Lane', 'LANE'],
  ['Old Station', 'Road', 'RD'],
  ['Banksia', 'Avenue', 'AV'],
  ['Wharf', 'Parade', 'PDE'],
  ['Quarry', 'Court', 'CT'],
  ['Lyrebird', 'Crescent', 'CR'],
  ['Silver Princess', 'Way', 'WAY'],
] as const;

/** Number and unit. */
const houses = [['4'], ['18', '4'], ['27'], ['112']] as const;

const none: AddressEntry = Object.fromEntries(Object.keys(addressEntry.entries).map((key) => [key, null]));

/** Fictional addresses: every house of every street in every town. */
const entries = towns
  .flatMap((town) => streets.flatMap((street) => houses.map((house) => [town, street, house] as const)))
  .map(([town, [street_name, type, street_type], [number, unit]], index): FoundAddress => {
    const [locality_name, state_territory, postcode, latitude, longitude] = town;
    const id = `AU-${1000 + index}`;
    const street = `${street_name} ${type}`;
    const line = `${unit ? `Unit ${unit}, ` : ''}${number} ${street}`;
    const whole = `${line}, ${locality_name} ${state_territory} ${postcode}`;
    const place = { id, street_name, street_type, street, locality_name, state_territory, postcode };
    return {
      ...none,
      ...place,
      full_address: whole,
      canonical_address: whole,
      canonical_address_id: id,
      RawAddress: whole,
      latitude,
      longitude,
      street_number_1: number,
      ...(unit && { unit_identifier: unit, unit_type: 'UNIT' }),
      address_line_1: line,
      address_line_combined: line,
      gnaf_id: `GA${state_territory}${id.slice(3)}`,
      success: true,
    };
  });

const wordsOf = (text: string): readonly string[] => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const searched = entries.map(({ id, full_address }) => ({ id, full_address, words: wordsOf(full_address) }));

/** At most eight addresses in which each typed word is the beginning of a word. */
export function findAddresses(text: string): { id: string; full_address: string }[] {
  const wanted = wordsOf(text).slice(0, 12);
  if (wanted.length === 0) return [];
  return searched
    .filter(({ words }) => wanted.every((part) => words.some((word) => word.startsWith(part))))
    .slice(0, 8)
    .map(({ id, full_address }) => ({ id, full_address }));
}

/** Paths are case-insensitive, and so are the ids in them. */
export const addressById = (id: string): FoundAddress | undefined =>
  entries.find((entry) => entry.id === id.toUpperCase());
