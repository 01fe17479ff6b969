import { toastTexts } from '../components/toast/toast.texts.ts';
import { stepperTexts } from '../components/stepper/stepper.texts.ts';
import { sideNavigationTexts } from '../components/side-navigation/side-navigation.texts.ts';
import { filterChipsTexts } from '../components/filter-chips/filter-chips.texts.ts';
import { fileNameTexts } from '../components/drop-zone/file-name.texts.ts';
import { dropZoneItemTexts } from '../components/drop-zone/drop-zone-item.texts.ts';
import { dropZoneTexts } from '../components/drop-zone/drop-zone.texts.ts';
import { dialogTexts } from '../components/dialog/dialog.texts.ts';
import { dataGridTexts } from '../components/data-grid/data-grid.texts.ts';
import { copyButtonTexts } from '../components/copy-button/copy-button.texts.ts';
import { confirmResultTexts } from '../components/confirm-result/confirm-result.texts.ts';
import { chartTexts } from '../charts/chart.texts.ts';
import { breadcrumbTexts } from '../components/breadcrumb/breadcrumb.texts.ts';
import { activityFeedTexts } from '../components/activity-feed/activity-feed.texts.ts';
import { paginationTexts } from '../components/pagination/pagination.texts.ts';
import { formatsTexts } from './formats.ts';
import type { BlockText, BlockTexts } from './texts-context.ts';

/** The English texts of every block; each block imports its own only. */
const blocks = {
  formats: formatsTexts,
  pagination: paginationTexts,
  toast: toastTexts,
  stepper: stepperTexts,
  'side-navigation': sideNavigationTexts,
  'filter-chips': filterChipsTexts,
  'file-name': fileNameTexts,
  'drop-zone-item': dropZoneItemTexts,
  'drop-zone': dropZoneTexts,
  dialog: dialogTexts,
  'data-grid': dataGridTexts,
  'copy-button': copyButtonTexts,
  'confirm-result': confirmResultTexts,
  chart: chartTexts,
  breadcrumb: breadcrumbTexts,
  'activity-feed': activityFeedTexts,
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
