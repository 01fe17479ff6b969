import type { Look, Picture, StateRecord } from './records.ts';

export type Status = 'Changed' | 'New' | 'Removed' | 'Renamed' | 'Unchanged';

/** A part of a picture, in px. */
export interface Area {
  readonly X: number;
  readonly Y: number;
  readonly Width: number;
  readonly Height: number;
}

/** A state in one look, compared with the base. */
export interface StateResult {
  readonly Id: string;
  /** Id of the story; of the base if the state was removed. */
  readonly Story: string;
  /** Id of the look. */
  readonly Look: string;
  readonly Status: Status;
  /** The id on the base, if the state was renamed. */
  readonly From?: string;
  /** How many pixels differ. */
  readonly Pixels: number;
  /** Share of the picture that differs, from 0 to 1. */
  readonly Share: number;
  /** Of the branch's picture; of the base's if the state was removed. */
  readonly Hash: string;
  /** A review note accepts this picture. */
  readonly Accepted: boolean;
  /** Connected parts that differ. */
  readonly Areas: readonly Area[];
}

export interface CommitRecord {
  readonly Commit: string;
  /** Name of the branch, or the commit. */
  readonly Name: string;
  /** YYYY-MM-DD. */
  readonly Date: string;
  readonly Subject: string;
}

/** `review.json`. */
export interface ReviewRecordFile {
  readonly Id: string;
  readonly Base: CommitRecord;
  readonly Head: CommitRecord;
  readonly Looks: readonly Look[];
  readonly Browser: string;
  readonly Summary: Summary;
  /** All but the unchanged. */
  readonly States: readonly StateResult[];
}

export interface Summary {
  readonly Changed: number;
  readonly New: number;
  readonly Removed: number;
  readonly Renamed: number;
  readonly Unchanged: number;
  readonly Accepted: number;
  /** Unchanged states that were not pictured, because no change of the branch reaches them. */
  readonly NotReached: number;
}

/** Pictures and states of a commit. */
export interface Side {
  readonly states: readonly StateRecord[];
  readonly pictures: readonly Picture[];
}
