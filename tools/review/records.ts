/**
 * What the workbench, `pnpm pictures` and `pnpm review` exchange as JSON. Keys are written as in the files.
 */

/** A state of a screen in `states.json`, which lists all of them in the order of the `states.txt` files. */
export interface StateRecord {
  /** As `users.page.populated`. */
  readonly Id: string;
  readonly Area: string;
  /** The state is built, so it must have a story. */
  readonly Due: boolean;
  /** The stories that show the state, in the order of the sidebar. The first one gives the picture. */
  readonly Stories: readonly StoryRecord[];
  /** Requirements that the tests of the stories name, as `LIST-048`. Ranges are expanded. */
  readonly Rows: readonly string[];
  /** Decisions that the tests of the stories name, as `OP-250`. */
  readonly Decisions: readonly string[];
  readonly Review: ReviewRecord | null;
}

export interface StoryRecord {
  /** As `screens-users--populated`. */
  readonly Id: string;
  readonly Title: string;
  readonly Name: string;
  /** The titles of the story's tests. */
  readonly Tests: readonly string[];
}

export type ReviewStatus = 'accepted' | 'changes-wanted';

/** The review note of a state, as the workbench shows it. */
export interface ReviewRecord {
  readonly Status: ReviewStatus;
  readonly By: string;
  /** YYYY-MM-DD. */
  readonly At: string;
  /** Plain text; may be empty. */
  readonly Text: string;
  /** A picture of the state differs from the one that was reviewed. */
  readonly Changed: boolean;
}

export type Mode = 'light' | 'dark';

/** A tenant, a mode and the width of the window in px. */
export interface Look {
  /** As `harbour-light-1280`. */
  readonly Id: string;
  readonly Tenant: string;
  readonly Mode: Mode;
  readonly Width: number;
}

/** Three tenants in light and dark, on a desktop and on a phone. */
export const looks: readonly Look[] = ['harbour', 'meridian', 'banksia'].flatMap((Tenant) =>
  (['light', 'dark'] as const).flatMap((Mode) =>
    [1280, 390].map((Width) => ({ Id: `${Tenant}-${Mode}-${Width}`, Tenant, Mode, Width })),
  ),
);

/** The look in which every state is pictured and reviewed. */
export const baseLook = 'harbour-light-1280';

/** `pictures/pictures.json`. */
export interface PictureIndex {
  readonly Commit: string;
  /** Name and version of the browser. */
  readonly Browser: string;
  readonly Looks: readonly Look[];
  readonly Pictures: readonly Picture[];
}

export interface Picture {
  readonly State: string;
  /** Id of the story. */
  readonly Story: string;
  /** Id of the look. */
  readonly Look: string;
  /** Path of the PNG, relative to `pictures.json`. */
  readonly File: string;
  /** Path of the PNG of the part that the state is about; the whole picture if the story names no part. */
  readonly Thumb: string;
  /** SHA-256 of the file, in hexadecimal: one browser writes equal pixels as equal bytes. */
  readonly Hash: string;
}

/** `review-report/review.json`. */
export interface ReviewReport {
  readonly Id: string;
  readonly Base: string;
  readonly Head: string;
  readonly Looks: readonly Look[];
  readonly Browser: string;
  /** All but the unchanged. */
  readonly States: readonly StateResult[];
}

/** A state in one look that differs from the base. */
export interface StateResult {
  readonly Id: string;
  readonly Look: string;
  readonly Status: 'Changed' | 'New' | 'Removed';
  /** Of the branch's picture; of the base's if the state was removed. */
  readonly Hash: string;
  /** A review note accepts this picture. A removed state has no picture to accept. */
  readonly Accepted: boolean;
}
