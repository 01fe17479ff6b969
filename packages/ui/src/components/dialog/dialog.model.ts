/** An element that a dialog can focus when it opens. */
export interface FocusCandidate {
  kind: 'field' | 'footer-button' | 'other-button';
}

/** The first field, else the first button of the footer (the least destructive one), else any button. */
export function firstFocus<Candidate extends FocusCandidate>(
  candidates: readonly Candidate[],
): Candidate | undefined {
  const first = (kind: FocusCandidate['kind']) => candidates.find((candidate) => candidate.kind === kind);
  return first('field') ?? first('footer-button') ?? first('other-button');
}
