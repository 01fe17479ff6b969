import {
  brandFields,
  brandThemeKeys,
  brandValueOf,
  type BrandChange,
  type BrandConflict,
  type BrandDraft,
  type BrandField,
  type BrandImages,
  type BrandTheme,
  type BrandValue,
  type getBrand,
  type Input,
  type Reply,
  type saveBrandDraft,
} from '@portal/api/contract';
import type { ThemeDraft } from '@portal/ui/theme';
import { isThemeField, readField, themeFields, type ThemeField, type Typed } from './look-fields.ts';

export type Brand = Reply<typeof getBrand>;
export type SaveReply = Reply<typeof saveBrandDraft>;
export type SaveBody = Input<typeof saveBrandDraft>['body'];

/** The values of a look: its theme and its images. */
export interface Look {
  readonly Theme: BrandTheme;
  readonly Images: BrandImages;
}

type TypedFields = Readonly<Partial<Record<ThemeField, Typed>>>;
type SeenDraft = Pick<BrandDraft, 'DraftId' | 'Revision'>;

export interface DraftState {
  /** As the server last answered. After the draft has ended elsewhere: as it was before. */
  readonly brand: Brand;
  /** Values of this page that are not saved. */
  readonly typed: TypedFields;
  /** The draft when the first of them was typed. */
  readonly seen: SeenDraft | undefined;
  readonly conflicts: readonly BrandConflict[];
  /** The field with the focus. Nothing replaces its text but its user. */
  readonly focused: { readonly field: ThemeField; readonly text: Typed } | undefined;
  /** The draft ended elsewhere; this is the present state. */
  readonly ended: Brand | undefined;
  /** Id of the draft that this page ends itself. */
  readonly ending: string | undefined;
}

export const openedDraft = (brand: Brand): DraftState => ({
  brand,
  typed: {},
  seen: undefined,
  conflicts: [],
  focused: undefined,
  ended: undefined,
  ending: undefined,
});

/** The saved look: the draft, or else what is published. */
export const savedLook = ({ Published, Draft }: Brand): Look => Draft ?? Published;

const savedValue = ({ brand }: DraftState, field: BrandField): BrandValue => {
  const { Theme, Images } = savedLook(brand);
  return brandValueOf(field, Theme, Images);
};

/** What a theme field shows. */
export function shownValue(state: DraftState, field: ThemeField): Typed {
  const { typed, focused } = state;
  if (focused?.field === field) return focused.text;
  const own = typed[field];
  return own === undefined ? (savedValue(state, field) as Typed) : own;
}

/** The theme fields as they are shown, for the library. */
export const themeDraftOf = (state: DraftState): ThemeDraft =>
  Object.fromEntries(
    themeFields.map((field) => [brandThemeKeys[field], shownValue(state, field) ?? undefined]),
  );

const typedFields = ({ typed }: DraftState) => Object.keys(typed) as ThemeField[];

/** The values to save: those that hold, differ from the saved ones, and are not in conflict. */
export function changesIn(state: DraftState): SaveBody['Changes'] | undefined {
  const changes: Partial<Record<ThemeField, BrandValue>> = {};
  for (const field of typedFields(state)) {
    const value = readField(field, state.typed[field] ?? null);
    if (value === undefined || value === savedValue(state, field)) continue;
    if (state.conflicts.some(({ Field }) => Field === field)) continue;
    changes[field] = value;
  }
  return Object.keys(changes).length > 0 ? (changes as SaveBody['Changes']) : undefined;
}

/** The call that saves them. Without a draft, one begins. */
export function saveOf(state: DraftState): SaveBody | undefined {
  const Changes = changesIn(state);
  if (!Changes) return undefined;
  const { Draft } = state.brand;
  if (!Draft) return { DraftId: null, Revision: null, Changes };
  const { DraftId } = Draft;
  // Another administrator began this draft after the page was read, so all its fields may have changed.
  return { DraftId, Revision: state.seen?.DraftId === DraftId ? state.seen.Revision : 0, Changes };
}

export function withTyped(state: DraftState, field: ThemeField, value: Typed): DraftState {
  const isFirst = typedFields(state).length === 0;
  return pruned({
    ...state,
    typed: { ...state.typed, [field]: value },
    seen: isFirst ? (state.brand.Draft ?? undefined) : state.seen,
    focused: state.focused?.field === field ? { field, text: value } : state.focused,
  });
}

/** A field gets the focus, or undefined: none has it. */
export const withFocus = (state: DraftState, field: ThemeField | undefined): DraftState => ({
  ...state,
  focused: field && { field, text: shownValue(state, field) },
});

/** Adopts what the server answers. An older answer than the known one changes nothing. */
export function withAnswer(state: DraftState, brand: Brand): DraftState {
  const { Draft } = state.brand;
  if (state.ended) return { ...state, ended: brand };
  if (Draft && brand.Draft?.DraftId !== Draft.DraftId)
    return state.ending === Draft.DraftId ? openedDraft(brand) : { ...state, ended: brand };
  if (Draft && brand.Draft && brand.Draft.Revision < Draft.Revision) return state;
  return pruned({ ...state, brand });
}

/** What a save stored, and which fields it did not. */
export function withSaved(
  state: DraftState,
  { Draft, Conflicts }: Pick<SaveReply, 'Draft' | 'Conflicts'>,
): DraftState {
  // An image of another administrator stays: the own one was not kept on this page.
  const ofValues = Conflicts.filter(({ Field }) => isThemeField(Field));
  const fresh = ofValues.map(({ Field }) => Field);
  const next = {
    ...state,
    brand: { ...state.brand, Draft },
    seen: Draft ?? undefined,
    conflicts: [...state.conflicts.filter(({ Field }) => !fresh.includes(Field)), ...ofValues],
  };
  return pruned(next);
}

/** The user decides a conflict: the own value is saved over the other one, or dropped. */
export function withDecision(state: DraftState, field: BrandField, decision: 'keep' | 'take'): DraftState {
  const conflict = state.conflicts.find(({ Field }) => Field === field);
  const decided = {
    ...state,
    conflicts: state.conflicts.filter(({ Field }) => Field !== field),
    seen: state.brand.Draft ?? undefined,
  };
  if (!conflict || decision === 'keep') return decided;
  const { [field as ThemeField]: _own, ...typed } = state.typed;
  const taken = conflict.Theirs as Typed;
  const focused =
    state.focused?.field === field ? { field: field as ThemeField, text: taken } : state.focused;
  return { ...decided, typed, focused };
}

/** Starts from what is published, with the values of this page as changes if they are kept. */
export function reopened(state: DraftState, kept: boolean): DraftState {
  const fresh = openedDraft(state.ended ?? state.brand);
  if (!kept) return fresh;
  return themeFields.reduce((next, field) => withTyped(next, field, shownValue(state, field)), fresh);
}

/** The fields that differ, in the order of the screen. */
export const differences = (from: Look, to: Look): BrandChange[] =>
  brandFields
    .map((Field) => ({
      Field,
      From: brandValueOf(Field, from.Theme, from.Images),
      To: brandValueOf(Field, to.Theme, to.Images),
    }))
    .filter(({ From, To }) => identityOf(From) !== identityOf(To));

/** Images are the same if their bytes are. */
const identityOf = (value: BrandValue) =>
  typeof value === 'object' && value !== null ? value.ImageId : value;

/** Drops typed values that equal the saved ones. */
function pruned(state: DraftState): DraftState {
  const left = typedFields(state).filter(
    (field) => readField(field, state.typed[field] ?? null) !== savedValue(state, field),
  );
  if (left.length === typedFields(state).length) return state;
  return {
    ...state,
    typed: Object.fromEntries(left.map((field) => [field, state.typed[field]])),
    conflicts: state.conflicts.filter(({ Field }) => left.some((field) => field === Field)),
  };
}
