import { chartTexts } from '../charts/chart.texts.ts';
import { acnInputTexts } from '../components/acn-input/acn-input.texts.ts';
import { activityFeedTexts } from '../components/activity-feed/activity-feed.texts.ts';
import { auMobileInputTexts } from '../components/au-mobile-input/au-mobile-input.texts.ts';
import { breadcrumbTexts } from '../components/breadcrumb/breadcrumb.texts.ts';
import { chipTexts } from '../components/chip/chip.texts.ts';
import { columnChooserTexts } from '../components/column-chooser/column-chooser.texts.ts';
import { commandListTexts } from '../components/command-list/command-list.texts.ts';
import { confirmResultTexts } from '../components/confirm-result/confirm-result.texts.ts';
import { copyButtonTexts } from '../components/copy-button/copy-button.texts.ts';
import { dataGridTexts } from '../components/data-grid/data-grid.texts.ts';
import { dateFieldTexts } from '../components/date-field/date-field.texts.ts';
import { dialogTexts } from '../components/dialog/dialog.texts.ts';
import { dropZoneItemTexts } from '../components/drop-zone/drop-zone-item.texts.ts';
import { dropZoneTexts } from '../components/drop-zone/drop-zone.texts.ts';
import { fileNameTexts } from '../components/drop-zone/file-name.texts.ts';
import { emailFieldTexts } from '../components/email-field/email-field.texts.ts';
import { fieldTexts } from '../components/field/field.texts.ts';
import { filterChipsTexts } from '../components/filter-chips/filter-chips.texts.ts';
import { menuTexts } from '../components/menu/menu.texts.ts';
import { multiSelectTexts } from '../components/multi-select/multi-select.texts.ts';
import { paginationTexts } from '../components/pagination/pagination.texts.ts';
import { passwordFieldTexts } from '../components/password-field/password-field.texts.ts';
import { phoneFieldTexts } from '../components/phone-field/phone-field.texts.ts';
import { searchBoxTexts } from '../components/search-box/search-box.texts.ts';
import { selectTexts } from '../components/select/select.texts.ts';
import { sideNavigationTexts } from '../components/side-navigation/side-navigation.texts.ts';
import { stepperTexts } from '../components/stepper/stepper.texts.ts';
import { suggestFieldTexts } from '../components/suggest-field/suggest-field.texts.ts';
import { textAreaTexts } from '../components/text-area/text-area.texts.ts';
import { toastTexts } from '../components/toast/toast.texts.ts';
import { versionHistoryTexts } from '../components/version-history/version-history.texts.ts';
import { schemaFormTexts } from '../forms/schema-form.texts.ts';
import { safeLinkTexts } from '../safe/safe-link.texts.ts';
import { themeEditorTexts } from '../theme-editor/theme-editor.texts.ts';
import { formatsTexts } from './formats.ts';
import type { BlockText, BlockTexts } from './texts-context.ts';

/** The English texts of every block; each block imports its own only. */
const blocks = {
  formats: formatsTexts,
  chart: chartTexts,
  'acn-input': acnInputTexts,
  'activity-feed': activityFeedTexts,
  'au-mobile-input': auMobileInputTexts,
  breadcrumb: breadcrumbTexts,
  chip: chipTexts,
  'column-chooser': columnChooserTexts,
  'command-list': commandListTexts,
  'confirm-result': confirmResultTexts,
  'copy-button': copyButtonTexts,
  'data-grid': dataGridTexts,
  'date-field': dateFieldTexts,
  dialog: dialogTexts,
  'drop-zone-item': dropZoneItemTexts,
  'drop-zone': dropZoneTexts,
  'file-name': fileNameTexts,
  'email-field': emailFieldTexts,
  field: fieldTexts,
  'filter-chips': filterChipsTexts,
  menu: menuTexts,
  'multi-select': multiSelectTexts,
  pagination: paginationTexts,
  'password-field': passwordFieldTexts,
  'phone-field': phoneFieldTexts,
  'search-box': searchBoxTexts,
  select: selectTexts,
  'side-navigation': sideNavigationTexts,
  stepper: stepperTexts,
  'suggest-field': suggestFieldTexts,
  'text-area': textAreaTexts,
  toast: toastTexts,
  'version-history': versionHistoryTexts,
  'schema-form': schemaFormTexts,
  'safe-link': safeLinkTexts,
  'theme-editor': themeEditorTexts,
} as const satisfies Readonly<Record<string, BlockTexts>>;

type Blocks = typeof blocks;

/** Key of a text of a block, such as `pagination.label`. */
export type TextKey = {
  [Block in keyof Blocks]: `${Block}.${keyof Blocks[Block] & string}`;
}[keyof Blocks];

type EnglishOf<Key> = Key extends `${infer Block extends keyof Blocks}.${infer Name}`
  ? Blocks[Block][Name & keyof Blocks[Block]]
  : never;

/** Every text of the library by its key: a string, or a function of one object. */
export type Texts = { readonly [Key in TextKey]: EnglishOf<Key> extends string ? string : EnglishOf<Key> };

/** Some of the texts; the others come from the outer provider, or are English. */
export type PartialTexts = Partial<Texts>;

export const englishTexts = Object.fromEntries(
  Object.entries<BlockTexts>(blocks).flatMap(([block, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${block}.${name}`, text]),
  ),
) as Readonly<Record<TextKey, BlockText>> as Texts;

/** Every key in alphabetical order. */
export const textKeys: readonly TextKey[] = (Object.keys(englishTexts) as TextKey[]).toSorted();
