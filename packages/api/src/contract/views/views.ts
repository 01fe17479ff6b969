import * as v from 'valibot';
import { listClaims } from '../applications/list-actions.ts';
import { endpoint } from '../endpoint.ts';
import type { Failure } from '../failure.ts';
import { can } from '../permissions.ts';
import { namedPerson } from '../person.ts';
import { cleanText } from '../text.ts';
import { envelope, nullableText, text, unixSeconds } from '../wire.ts';
import { viewDefinition, viewLimits } from './view-definition.ts';
import { viewNameProblem } from './view-name.ts';

/** Anyone who may see one of the two lists; all of them may share views as well (OP-286). */
const needs = Object.values(listClaims).flat();

export const viewScopes = ['my', 'all'] as const;
const scope = v.picklist(viewScopes);
export type ViewScope = v.InferOutput<typeof scope>;

const viewIdPattern = /^[0-9a-hjkmnp-tv-z]{12}$/;
const viewId = v.pipe(text, v.regex(viewIdPattern));
export const isViewId = (text: string | null): text is string => text !== null && viewIdPattern.test(text);

/** A saved view without what it stores. */
export const viewEntry = v.object({
  Id: text,
  Name: text,
  Scope: scope,
  /** Everybody of the tenant may open it. Otherwise it is private. */
  Shared: v.boolean(),
  /** The reader is its author. */
  Mine: v.boolean(),
  /** Null if the author was deleted, or has no name. */
  AuthorName: nullableText,
  /** The reader may change, rename, share and delete it. */
  MayChange: v.boolean(),
  /** From 1. Each change raises it. */
  Version: v.number(),
  ChangedTimestamp: unixSeconds,
});
export type ViewEntry = v.InferOutput<typeof viewEntry>;

export const savedView = v.object({
  ...viewEntry.entries,
  Definition: viewDefinition,
});
export type SavedView = v.InferOutput<typeof savedView>;

/** The list in which a reader sees a view: its own, or the other one for a reader without its claim (OP-282). */
export function listOfView({ Scope }: Pick<ViewEntry, 'Scope'>, claims: readonly string[]): ViewScope {
  const other = Scope === 'my' ? 'all' : 'my';
  return can(claims, listClaims[Scope]) ? Scope : other;
}

/** The id of the default view of each list. */
const defaults = v.object({ My: v.nullable(text), All: v.nullable(text) });
export type ViewDefaults = v.InferOutput<typeof defaults>;
export const defaultOf = { my: 'My', all: 'All' } as const satisfies Record<ViewScope, keyof ViewDefaults>;

/** Lists the own and the shared views, by name. */
export const listSavedViews = endpoint({
  id: 'C110',
  path: '/view/list',
  needs,
  revalidated: true,
  reply: v.object({
    Views: v.array(viewEntry),
    /** One's own defaults. */
    Default: defaults,
    DefaultForEverybody: defaults,
  }),
});
export type ListedViews = v.InferOutput<(typeof listSavedViews)['reply']>;

/** The default view of a list: one's own, or else that for everybody (VIEWS-043). */
export const defaultViewOf = (
  { Default, DefaultForEverybody }: Pick<ListedViews, 'Default' | 'DefaultForEverybody'>,
  list: ViewScope,
): string | null => Default[defaultOf[list]] ?? DefaultForEverybody[defaultOf[list]];

/** Returns a view with what it stores. Status 404 alike for unknown, deleted and other people's private views. */
export const getSavedView = endpoint({
  id: 'C111',
  path: '/view/get/{viewId}',
  needs,
  reply: savedView,
});

/** Counts above this are not counted further. */
export const viewCountMaximum = 1000;

/** Counts the applications of each view for the reader (OP-287). */
export const countSavedViews = endpoint({
  id: 'C112',
  path: '/view/counts',
  needs,
  cost: 'search',
  reply: v.object({
    Counts: v.array(
      v.object({
        Id: text,
        /** Null if it could not be counted in time. */
        Count: v.nullable(v.number()),
        /** There are more than `Count`. */
        More: v.boolean(),
      }),
    ),
  }),
});
export type ViewCount = v.InferOutput<(typeof countSavedViews)['reply']>['Counts'][number];

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const name = v.pipe(
  text,
  v.check((given) => viewNameProblem(given) === undefined),
  v.transform(cleanText),
);
/** Length of a text in UTF-8, without the encoder of a platform. */
const bytesOf = (given: string) => encodeURIComponent(given.toWellFormed()).replaceAll(/%../g, '.').length;

const definition = v.pipe(
  viewDefinition,
  v.check((given) => bytesOf(JSON.stringify(given)) <= viewLimits.definitionBytes),
);

/** Numbers of the business errors of views. */
export const viewErrors = { nameTaken: 1, tooMany: 2, notShared: 3 } as const;

/** Who has changed a view since the version of a request: the field `Conflict` of a response with status 409. */
export const viewConflict = v.object({
  By: v.nullable(namedPerson),
  ChangedTimestamp: unixSeconds,
  Version: v.number(),
});
export type ViewConflict = v.InferOutput<typeof viewConflict>;

export const viewConflictOf = (failure: Failure | undefined): ViewConflict | undefined => {
  const parsed = v.safeParse(viewConflict, failure?.kind === 'conflict' ? failure.conflict : undefined);
  return parsed.success ? parsed.output : undefined;
};

/** What every change of a view makes stale. */
const changed = { settled: [listSavedViews, countSavedViews] };

/**
 * Saves a new view, or with `Id` and `Version` an existing one. `ErrorNo` is one of `viewErrors`. Status 404 if it no
 * longer exists, and 409 with a `viewConflict` if somebody else has changed it since `Version`.
 */
export const saveView = endpoint({
  id: 'C113',
  method: 'POST',
  path: '/view/save',
  needs,
  idempotent: true,
  body: v.strictObject({
    Id: v.exactOptional(viewId),
    Version: v.exactOptional(version),
    Name: name,
    Scope: scope,
    Shared: v.boolean(),
    Definition: definition,
    /** Makes it one's own default. */
    MyDefault: v.exactOptional(v.boolean()),
  }),
  reply: v.object({
    ...envelope.entries,
    /** Null if nothing was saved, or if an administrator has made the view of somebody else private. */
    View: v.nullable(savedView),
  }),
  invalidates: { settled: [listSavedViews, getSavedView, countSavedViews] },
});

/** Deletes a view. Status 409 with a `viewConflict` if somebody else has changed it since `Version`. */
export const deleteView = endpoint({
  id: 'C114',
  method: 'POST',
  path: '/view/delete/{viewId}',
  needs,
  idempotent: true,
  body: v.strictObject({ Version: version }),
  reply: envelope,
  invalidates: changed,
});

/** Restores a view that the caller deleted within the last hour; as `{name} (2)` if its name was taken meanwhile. */
export const restoreView = endpoint({
  id: 'C115',
  method: 'POST',
  path: '/view/restore/{viewId}',
  needs,
  idempotent: true,
  reply: savedView,
  invalidates: changed,
});

/** Sets or removes one's own default of a list, or with the claim `admin` that for everybody. */
export const setDefaultView = endpoint({
  id: 'C116',
  method: 'POST',
  path: '/view/default',
  needs,
  idempotent: true,
  body: v.strictObject({
    Scope: scope,
    /** Null removes it. */
    Id: v.nullable(viewId),
    Everybody: v.boolean(),
  }),
  reply: envelope,
  invalidates: { settled: [listSavedViews] },
});
