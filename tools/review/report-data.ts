import type { ReviewRecordFile, StateResult } from './result.ts';

/** What the page of a report shows. */
export interface ReportData {
  readonly review: ReviewRecordFile;
  /** In the order of `states.json`. */
  readonly states: readonly ShownState[];
  /** The pictures have half their size, because the file would be too large. */
  readonly reduced: boolean;
}

export interface ShownState {
  readonly Id: string;
  readonly Area: string;
  /** As `Screens/Users, Populated`. */
  readonly Story: string;
  /** Requirements and decisions. */
  readonly Rows: readonly string[];
  readonly Looks: readonly ShownLook[];
}

export interface ShownLook extends StateResult {
  /** Size of the larger picture in px, before it was reduced. */
  readonly Width: number;
  readonly Height: number;
  /** Addresses of the pictures; a new state has none of the base, a removed one none of the branch. */
  readonly BaseImage?: string;
  readonly BranchImage?: string;
}
