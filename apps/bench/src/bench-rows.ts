/** A row of the bench. Its fields are drawn from one stream of random numbers, in this order. */
export interface BenchRow {
  id: number;
  email: string;
  clientName: string;
  /** Seconds since 1970, as all times here. */
  created: number;
  owner: string;
  percent: number;
  docsRequired: string;
  status: string;
  label: string;
  tag: string;
  externalId: string;
  completed: number | null;
  assignee: string | null;
  lastDocument: number | null;
  documents: number;
  language: string;
  promoCode: string;
  signingMode: string;
  accountNumber: string;
  type: string;
  uploads: number;
  subBrand: string;
  products: readonly string[];
  accountName: string;
  investment: number;
}

export const total = 10_000;
/** The current time of the bench; no clock is read. */
export const now = Date.UTC(2026, 10, 21, 9, 0) / 1000;

const day = 86_400;
const list = (words: string) => words.split(',');
const firstNames = list('Ava,Noah,Mia,Leo,Zoe,Omar,Ines,Kai,Ruth,Ivan,Lena,Tariq,Joan,Pavel,Nora,Wen');
const lastNames = list(
  'Abbott,Banerjee,Castro,Dvorak,Eriksen,Fontaine,Garcia,Huang,Ito,Jansen,Kowalski,Lindqvist,Mbeki,Novak,Okafor,Pereira',
);
const statuses = list(
  'Adviser edit,Adviser submit,Primary edit,Primary submit,Secondary review,Documents pending,Locked,Complete',
);
const labels = list(',Priority,Call back,Waiting,VIP');
const tags = list(',Imported,Migrated,Referred');
const languages = list('English,French,German,Spanish');
const brands = list('North,Harbour,Summit,Meridian');
const types = list('Individual,Joint,Trust,Company,SMSF');
const funds = list('Growth Fund,Income Fund,Balanced,Cash Plus,Property,Index AU,Index Intl,Bonds');
const accountKinds = list('Family,Holdings,Super,Estate');

/** Mulberry32: numbers in [0, 1) that depend only on the seed. */
function numbersFrom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function rowAt(index: number): BenchRow {
  const next = numbersFrom(index);
  const below = (limit: number) => Math.floor(next() * limit);
  const oneOf = (words: readonly string[]) => words[below(words.length)] ?? '';
  const person = () => `${oneOf(firstNames)} ${oneOf(lastNames)}`;

  const first = oneOf(firstNames);
  const last = oneOf(lastNames);
  const status = oneOf(statuses);
  const complete = status === 'Complete';
  const created = now - below(2 * 365 * day);
  const productCount = below(7);
  const firstProduct = below(funds.length);
  return {
    id: 100_000 + index,
    email: `${first}.${last}${index % 97}@example.com`.toLowerCase(),
    clientName: `${first} ${last}`,
    created,
    owner: person(),
    percent: complete ? 100 : below(100),
    docsRequired: next() < 0.3 ? 'Yes' : 'No',
    status,
    label: oneOf(labels),
    tag: oneOf(tags),
    externalId: `EXT-${(index * 7919) % 1_000_003}`,
    completed: complete ? created + 3 * day : null,
    assignee: next() < 0.7 ? person() : null,
    lastDocument: next() < 0.6 ? created + day : null,
    documents: below(12),
    language: oneOf(languages),
    promoCode: next() < 0.2 ? `PROMO${index % 50}` : '',
    signingMode: next() < 0.8 ? 'Online' : 'Print & Sign',
    accountNumber: String(30_000_000 + ((index * 104_729) % 9_999_991)),
    type: oneOf(types),
    uploads: below(6),
    subBrand: oneOf(brands),
    products: Array.from({ length: productCount }, (_, n) => funds[(firstProduct + n) % funds.length] ?? ''),
    accountName: `${last} ${oneOf(accountKinds)}`,
    investment: below(2_000_000),
  };
}

const made = new Map<number, BenchRow>();

/** A page as a server would send it. Rows are created once, so that creating them is not measured. */
export function pageOf(page: number, size: number, descending: boolean): readonly BenchRow[] {
  const start = (page - 1) * size;
  const count = Math.max(0, Math.min(size, total - start));
  return Array.from({ length: count }, (_, offset) => {
    const index = descending ? total - 1 - start - offset : start + offset;
    const row = made.get(index) ?? rowAt(index);
    made.set(index, row);
    return row;
  });
}
