import { expect, test } from 'vitest';
import { listsDocuments, showsResults } from './detail-summary.ts';

test.each([
  // Columns: complete, ShowEVSummaryResult, ShowDocumentListBeforeCompletion; expected: results shown, documents
  // shown.
  [true, true, true, true, true],
  [true, true, false, true, true],
  [true, false, true, false, true],
  [true, false, false, false, true],
  [false, true, true, true, true],
  [false, true, false, false, false],
  [false, false, true, false, true],
  [false, false, false, false, false],
])(
  'complete %s, ShowEVSummaryResult %s, ShowDocumentListBeforeCompletion %s: results shown %s, documents shown %s (OP-116, DETAIL-054, DETAIL-055, DETAIL-056)',
  (IsComplete, ShowEVSummaryResult, ShowDocumentListBeforeCompletion, results, documents) => {
    const settings = { ShowEVSummaryResult, ShowDocumentListBeforeCompletion };
    expect(showsResults({ IsComplete }, settings)).toBe(results);
    expect(listsDocuments({ IsComplete }, settings)).toBe(documents);
  },
);
