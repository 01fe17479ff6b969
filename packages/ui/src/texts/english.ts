import { paginationTexts } from '../components/pagination/pagination.texts.ts';
import { formatsTexts } from './formats.ts';
import type { BlockText, BlockTexts } from './texts-context.ts';

/** The English texts of every block; each block imports its own only. */
const blocks = {
  formats: formatsTexts,
  pagination: paginationTexts,
} as const satisfies Readonly<Record<string, BlockTexts>>;

type Blocks = typeof blocks;

/** A text of a block, as `pagination.label`. */
export type TextKey = {
  [Block in keyof Blocks]: `${Block}.${keyof Blocks[Block] & string}`;
}[keyof Blocks];

type EnglishOf<Key> = Key extends `${infer Block extends keyof Blocks}.${infer Name}`
  ? Blocks[Block][Name & keyof Blocks[Block]]
  : never;

/** Every text of the library by its key: a string, or a function of one object. */
export type Texts = { readonly [Key in TextKey]: EnglishOf<Key> extends string ? string : EnglishOf<Key> };

/** Some of the texts; the others stay as the outer provider, or English, has them. */
export type PartialTexts = Partial<Texts>;

export const englishTexts = Object.fromEntries(
  Object.entries<BlockTexts>(blocks).flatMap(([block, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${block}.${name}`, text]),
  ),
) as Readonly<Record<TextKey, BlockText>> as Texts;

/** Every key in alphabetical order. */
export const textKeys: readonly TextKey[] = (Object.keys(englishTexts) as TextKey[]).toSorted();
