import type { Random } from './random.ts';

const firstNames = (
  'Olivia Noah Charlotte Leo Amelia Henry Isla Theodore Matilda Jack Grace Lucas Ruby Archie Hazel Hugo Willow Arlo ' +
  'Freya Ned Priscilla Anh Mei Ravi Aisha Dimitri Sofia Kiri Tane Yasmin Marco Ingrid Lachlan Bronte Declan Saskia ' +
  'Emeka Leilani Joaquin Niamh'
).split(' ');

const lastNames = (
  'Whitlock Nguyen Papadakis Bianchi Kowalczyk Farrugia Okonkwo Sutherland Vella Chandra Mackenzie Haddad Brennan ' +
  'Lindqvist Tran Castellano Ferreira Duffield Rasmussen Iyer Moretti Kaur Thornbury Novak Abernathy Yilmaz Delacroix ' +
  'Hargrave Petrov Tamatea Osei Quigley Varga Winterbourne Zielinski Ashdown Barakat Carmody'
).split(' ');

export interface FakePerson {
  readonly first: string;
  readonly last: string;
  readonly name: string;
  readonly email: string;
  /** From the number range reserved for fiction. */
  readonly mobile: string;
}

export function fakePerson(chance: Random, last: string = chance.pick(lastNames)): FakePerson {
  const first = chance.pick(firstNames);
  return {
    first,
    last,
    name: `${first} ${last}`,
    email: `${first}.${last}@${chance.pick(['post.example', 'mail.example', 'inbox.example'])}`.toLowerCase(),
    mobile: `0491 57${chance.whole(0, 9)} ${String(chance.whole(0, 999)).padStart(3, '0')}`,
  };
}

const tfnWeights = [1, 4, 3, 7, 5, 8, 6, 9, 10];

export const isTfn = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  tfnWeights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;

/** A tax file number with a valid checksum. */
export function fakeTfn(chance: Random): string {
  for (;;) {
    const digits = String(chance.whole(110_000_000, 989_999_999));
    if (isTfn(digits)) return digits;
  }
}
