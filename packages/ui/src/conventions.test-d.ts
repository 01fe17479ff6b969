import type { ComponentProps } from 'react';
import type * as acnInput from './components/acn-input/index.ts';
import type * as activityFeed from './components/activity-feed/index.ts';
import type * as alert from './components/alert/index.ts';
import type * as auMobileInput from './components/au-mobile-input/index.ts';
import type * as avatar from './components/avatar/index.ts';
import type * as badge from './components/badge/index.ts';
import type * as brandMark from './components/brand-mark/index.ts';
import type * as breadcrumb from './components/breadcrumb/index.ts';
import type * as button from './components/button/index.ts';
import type * as card from './components/card/index.ts';
import type * as cardTable from './components/card-table/index.ts';
import type * as checkbox from './components/checkbox/index.ts';
import type * as chip from './components/chip/index.ts';
import type * as columnChooser from './components/column-chooser/index.ts';
import type * as commandList from './components/command-list/index.ts';
import type * as confirmResult from './components/confirm-result/index.ts';
import type * as copyButton from './components/copy-button/index.ts';
import type * as dataGrid from './components/data-grid/index.ts';
import type * as dateField from './components/date-field/index.ts';
import type * as dialog from './components/dialog/index.ts';
import type * as dropZone from './components/drop-zone/index.ts';
import type * as emailField from './components/email-field/index.ts';
import type * as emptyState from './components/empty-state/index.ts';
import type * as field from './components/field/index.ts';
import type * as filterChips from './components/filter-chips/index.ts';
import type * as icon from './components/icon/index.ts';
import type * as iconButton from './components/icon-button/index.ts';
import type * as keyValueList from './components/key-value-list/index.ts';
import type * as loader from './components/loader/index.ts';
import type * as menu from './components/menu/index.ts';
import type * as messagePage from './components/message-page/index.ts';
import type * as multiSelect from './components/multi-select/index.ts';
import type * as pageHeader from './components/page-header/index.ts';
import type * as pagination from './components/pagination/index.ts';
import type * as passwordField from './components/password-field/index.ts';
import type * as phoneField from './components/phone-field/index.ts';
import type * as progressBar from './components/progress-bar/index.ts';
import type * as progressRing from './components/progress-ring/index.ts';
import type * as radioGroup from './components/radio-group/index.ts';
import type * as searchBox from './components/search-box/index.ts';
import type * as select from './components/select/index.ts';
import type * as sideNavigation from './components/side-navigation/index.ts';
import type * as skeleton from './components/skeleton/index.ts';
import type * as spinner from './components/spinner/index.ts';
import type * as splitView from './components/split-view/index.ts';
import type * as stepper from './components/stepper/index.ts';
import type * as suggestField from './components/suggest-field/index.ts';
import type * as switchBlock from './components/switch/index.ts';
import type * as tabs from './components/tabs/index.ts';
import type * as textArea from './components/text-area/index.ts';
import type * as textField from './components/text-field/index.ts';
import type * as textLink from './components/text-link/index.ts';
import type * as toast from './components/toast/index.ts';
import type * as toggleGroup from './components/toggle-group/index.ts';
import type * as tooltip from './components/tooltip/index.ts';
import type * as topBar from './components/top-bar/index.ts';
import type * as versionHistory from './components/version-history/index.ts';
import type * as charts from './charts/index.ts';
import type * as forms from './forms/index.ts';
import type * as safe from './safe/index.ts';
import type * as texts from './texts/index.ts';
import type * as themeEditor from './theme-editor/index.ts';

/**
 * Checks every exported component against the conventions of CONTRIBUTING.md ('Add a component') at compile time: a
 * component that breaks a convention does not compile, and the error names it.
 */
interface Entries {
  'acn-input': typeof acnInput;
  'activity-feed': typeof activityFeed;
  alert: typeof alert;
  'au-mobile-input': typeof auMobileInput;
  avatar: typeof avatar;
  badge: typeof badge;
  'brand-mark': typeof brandMark;
  breadcrumb: typeof breadcrumb;
  button: typeof button;
  card: typeof card;
  'card-table': typeof cardTable;
  checkbox: typeof checkbox;
  chip: typeof chip;
  'column-chooser': typeof columnChooser;
  'command-list': typeof commandList;
  'confirm-result': typeof confirmResult;
  'copy-button': typeof copyButton;
  'data-grid': typeof dataGrid;
  'date-field': typeof dateField;
  dialog: typeof dialog;
  'drop-zone': typeof dropZone;
  'email-field': typeof emailField;
  'empty-state': typeof emptyState;
  field: typeof field;
  'filter-chips': typeof filterChips;
  icon: typeof icon;
  'icon-button': typeof iconButton;
  'key-value-list': typeof keyValueList;
  loader: typeof loader;
  menu: typeof menu;
  'message-page': typeof messagePage;
  'multi-select': typeof multiSelect;
  'page-header': typeof pageHeader;
  pagination: typeof pagination;
  'password-field': typeof passwordField;
  'phone-field': typeof phoneField;
  'progress-bar': typeof progressBar;
  'progress-ring': typeof progressRing;
  'radio-group': typeof radioGroup;
  'search-box': typeof searchBox;
  select: typeof select;
  'side-navigation': typeof sideNavigation;
  skeleton: typeof skeleton;
  spinner: typeof spinner;
  'split-view': typeof splitView;
  stepper: typeof stepper;
  'suggest-field': typeof suggestField;
  switch: typeof switchBlock;
  tabs: typeof tabs;
  'text-area': typeof textArea;
  'text-field': typeof textField;
  'text-link': typeof textLink;
  toast: typeof toast;
  'toggle-group': typeof toggleGroup;
  tooltip: typeof tooltip;
  'top-bar': typeof topBar;
  'version-history': typeof versionHistory;
  charts: typeof charts;
  forms: typeof forms;
  safe: typeof safe;
  texts: typeof texts;
  'theme-editor': typeof themeEditor;
}

type PropsOf<Component> = Component extends (props: infer Props, ...rest: never[]) => unknown ? Props : never;

/** Matches `Button`, but not `useTabs` or `SPLIT_MIN_WIDTH`. */
type IsComponent<Name, Value> = Value extends (...args: never[]) => unknown
  ? Name extends `${infer First}${infer Second}${string}`
    ? First extends Lowercase<First>
      ? false
      : Second extends Lowercase<Second>
        ? true
        : false
    : false
  : false;

type Has<Props, Name extends string> = Name extends keyof Props ? true : false;
type StartsUpper<Text extends string> = Text extends `${infer First}${string}`
  ? First extends Lowercase<First>
    ? false
    : true
  : false;

/** Names that Radix and Base UI do not use: `onChangeValue`, `onSelectTab`, `isOpen`. */
type OldName<Name> = Name extends `onChange${infer Noun}`
  ? Noun extends '' | 'Capture'
    ? never
    : Name
  : Name extends `onSelect${infer Noun}`
    ? Noun extends '' | 'Capture' | `ion${string}`
      ? never
      : Name
    : Name extends `is${infer Flag}`
      ? StartsUpper<Flag> extends true
        ? Name
        : never
      : never;

/** The `value` attribute of a native button or list item is not a state of the component. */
type NativeValue = ComponentProps<'button'>['value'];
type HasOwnValue<Props> = Props extends { value?: infer Value }
  ? [NativeValue] extends [Value]
    ? false
    : true
  : false;

/** Each state prop has its event. */
type Unpaired<Props> =
  | (HasOwnValue<Props> extends true ? Missing<Props, 'onValueChange'> : never)
  | (Has<Props, 'onCheckedChange'> extends true ? Missing<Props, 'checked' | 'defaultChecked'> : never)
  | {
      [State in keyof Events]: Has<Props, State> extends true ? Missing<Props, Events[State]> : never;
    }[keyof Events];
interface Events {
  open: 'onOpenChange';
  selection: 'onSelectionChange';
  sort: 'onSortChange';
  page: 'onPageChange';
}

type Missing<Props, Name extends string> = Name extends keyof Props ? never : `has no ${Name}`;

type Problems<Props> =
  | Missing<Props, 'className'>
  | Missing<Props, 'style'>
  | Missing<Props, 'ref'>
  | Unpaired<Props>
  | (OldName<keyof Props> extends infer Name extends string ? `has ${Name}` : never)
  | (Has<Props, 'open'> extends true ? (Has<Props, 'onClose'> extends true ? 'has onClose' : never) : never);

type ProblemsOf<Entry> = {
  [Name in keyof Entry & string]: IsComponent<Name, Entry[Name]> extends true
    ? `${Name} ${Problems<PropsOf<Entry[Name]>>}`
    : never;
}[keyof Entry & string];

type Found = { [Name in keyof Entries]: ProblemsOf<Entries[Name]> }[keyof Entries];

type NoElement = `has no ${'className' | 'style' | 'ref'}`;

/** What may differ from the conventions, and why. */
type Exceptions =
  // They render no element of their own.
  | `${'ConfirmResultActions' | 'ConfirmResultRoot' | 'DialogRoot' | 'TextsProvider'} ${NoElement}`
  // They show a value that no user changes.
  | `${'DataGridCellButton' | 'ProgressBar' | 'ProgressRing'} has no onValueChange`;

type Expect<Nothing extends never> = Nothing;
export type FollowsConventions = Expect<Exclude<Found, Exceptions>>;
export type NeedsEachException = Expect<Exclude<Exceptions, Found>>;
