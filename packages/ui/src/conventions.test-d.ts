import type { ComponentProps } from 'react';

/**
 * Holds every exported component to the conventions of CONTRIBUTING.md ('Add a component'). It has no run time: a
 * component that breaks a convention does not compile here, and the error names it.
 */
interface Entries {
  'acn-input': typeof import('./components/acn-input/index.ts');
  'activity-feed': typeof import('./components/activity-feed/index.ts');
  alert: typeof import('./components/alert/index.ts');
  'au-mobile-input': typeof import('./components/au-mobile-input/index.ts');
  avatar: typeof import('./components/avatar/index.ts');
  badge: typeof import('./components/badge/index.ts');
  'brand-mark': typeof import('./components/brand-mark/index.ts');
  breadcrumb: typeof import('./components/breadcrumb/index.ts');
  button: typeof import('./components/button/index.ts');
  card: typeof import('./components/card/index.ts');
  'card-table': typeof import('./components/card-table/index.ts');
  checkbox: typeof import('./components/checkbox/index.ts');
  chip: typeof import('./components/chip/index.ts');
  'confirm-result': typeof import('./components/confirm-result/index.ts');
  'copy-button': typeof import('./components/copy-button/index.ts');
  'data-grid': typeof import('./components/data-grid/index.ts');
  'date-field': typeof import('./components/date-field/index.ts');
  dialog: typeof import('./components/dialog/index.ts');
  'drop-zone': typeof import('./components/drop-zone/index.ts');
  'email-field': typeof import('./components/email-field/index.ts');
  'empty-state': typeof import('./components/empty-state/index.ts');
  field: typeof import('./components/field/index.ts');
  'filter-chips': typeof import('./components/filter-chips/index.ts');
  icon: typeof import('./components/icon/index.ts');
  'icon-button': typeof import('./components/icon-button/index.ts');
  'key-value-list': typeof import('./components/key-value-list/index.ts');
  loader: typeof import('./components/loader/index.ts');
  menu: typeof import('./components/menu/index.ts');
  'message-page': typeof import('./components/message-page/index.ts');
  'multi-select': typeof import('./components/multi-select/index.ts');
  'page-header': typeof import('./components/page-header/index.ts');
  pagination: typeof import('./components/pagination/index.ts');
  'password-field': typeof import('./components/password-field/index.ts');
  'phone-field': typeof import('./components/phone-field/index.ts');
  'progress-bar': typeof import('./components/progress-bar/index.ts');
  'progress-ring': typeof import('./components/progress-ring/index.ts');
  'radio-group': typeof import('./components/radio-group/index.ts');
  'search-box': typeof import('./components/search-box/index.ts');
  select: typeof import('./components/select/index.ts');
  'side-navigation': typeof import('./components/side-navigation/index.ts');
  skeleton: typeof import('./components/skeleton/index.ts');
  spinner: typeof import('./components/spinner/index.ts');
  'split-view': typeof import('./components/split-view/index.ts');
  stepper: typeof import('./components/stepper/index.ts');
  'suggest-field': typeof import('./components/suggest-field/index.ts');
  switch: typeof import('./components/switch/index.ts');
  tabs: typeof import('./components/tabs/index.ts');
  'text-area': typeof import('./components/text-area/index.ts');
  'text-field': typeof import('./components/text-field/index.ts');
  'text-link': typeof import('./components/text-link/index.ts');
  toast: typeof import('./components/toast/index.ts');
  'toggle-group': typeof import('./components/toggle-group/index.ts');
  tooltip: typeof import('./components/tooltip/index.ts');
  'top-bar': typeof import('./components/top-bar/index.ts');
  charts: typeof import('./charts/index.ts');
  forms: typeof import('./forms/index.ts');
  safe: typeof import('./safe/index.ts');
  texts: typeof import('./texts/index.ts');
}

type PropsOf<Component> = Component extends (props: infer Props, ...rest: never[]) => unknown ? Props : never;

/** `Button`, but neither `useTabs` nor `SPLIT_MIN_WIDTH`. */
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

/** The `value` attribute of a native button or list item is no state of the block. */
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
