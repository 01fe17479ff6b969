/** What a dialog can focus when it opens, as far as the choice depends on it. */
export interface FocusCandidate {
  kind: 'field' | 'foot-button' | 'other-button';
}

/** The first field, else the first button of the foot (the least destructive stands first), else any button. */
export function firstFocus<Candidate extends FocusCandidate>(
  candidates: readonly Candidate[],
): Candidate | undefined {
  const first = (kind: FocusCandidate['kind']) => candidates.find((candidate) => candidate.kind === kind);
  return first('field') ?? first('foot-button') ?? first('other-button');
}
