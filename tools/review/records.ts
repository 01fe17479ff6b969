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
  /** Path of a PNG at most 640 px wide, which shows the part that the state is about. */
  readonly Thumb: string;
  /** In px. */
  readonly Width: number;
  readonly Height: number;
  /** SHA-256 of the decoded pixels, in hexadecimal. */
  readonly Hash: string;
}
