import type { BrandDraft } from '@portal/api/contract';
import { aBrandDraft, aBrandImage, brandDraftId, someLooks } from '@portal/api/mocks';
import { expect, test } from 'vitest';
import {
  differences,
  openedDraft,
  reopened,
  saveOf,
  savedLook,
  shownValue,
  withAnswer,
  withDecision,
  withFocus,
  withSaved,
  withTyped,
  type Brand,
} from './draft.model.ts';

const [, , third, fourth] = someLooks;
const published = (look = third): Brand['Published'] => {
  if (!look) throw new Error('A look is missing.');
  const { Number, Theme, Images, PublishedAt, By } = look;
  return { Number, Theme, Images, PublishedAt, By };
};
const brandOf = (draft: BrandDraft | null, look = third): Brand => ({
  Published: published(look),
  Draft: draft,
});
const fred = { GlobalUserId: 'G-FED', Name: 'Fred Federated' };

test('sends a field that was typed, with the draft as it was seen (STUDIO-013)', () => {
  const state = withTyped(openedDraft(brandOf(aBrandDraft())), 'Corner', 12);
  expect(saveOf(state)).toEqual({ DraftId: brandDraftId, Revision: 1, Changes: { Corner: 12 } });
  expect(saveOf(withTyped(openedDraft(brandOf(null)), 'Corner', 12))).toEqual({
    DraftId: null,
    Revision: null,
    Changes: { Corner: 12 },
  });
});

test.each([
  ['#7A1FA2', '#7a1fa2'],
  [' 7a1fa2 ', '#7a1fa2'],
  ['#7a2', '#77aa22'],
])('takes %j as %s (STUDIO-011)', (text, colour) => {
  const state = withTyped(openedDraft(brandOf(null)), 'Brand', text);
  expect(saveOf(state)?.Changes).toEqual({ Brand: colour });
  expect(shownValue(state, 'Brand')).toBe(text);
});

test.each(['#zz', '#7a1fa2ff', 'purple', 'rgb(0 0 0)', 'url(x)', 'var(--x)', ''])(
  'does not send %j as a brand (STUDIO-010, STUDIO-011)',
  (text) => {
    expect(saveOf(withTyped(openedDraft(brandOf(null)), 'Brand', text))).toBeUndefined();
  },
);

test('an emptied optional field is unset (STUDIO-009)', () => {
  const state = openedDraft(brandOf(null));
  expect(saveOf(withTyped(state, 'Navigation', ''))?.Changes).toEqual({ Navigation: null });
});

test('a value that equals the saved one is no change (STUDIO-012)', () => {
  const state = withTyped(openedDraft(brandOf(aBrandDraft())), 'Brand', '#1F7A8C');
  expect(saveOf(state)).toBeUndefined();
  expect(state.typed).toEqual({});
});

test('adopts the fields that another administrator changed, and keeps the unsaved ones (STUDIO-049)', () => {
  const mine = withTyped(openedDraft(brandOf(aBrandDraft())), 'Brand', '#bb0000');
  const theirs = aBrandDraft({ Revision: 2, Theme: { brand: '#1f7a8c', nav: '#10243e', radius: 4 } });
  const state = withAnswer(mine, brandOf(theirs));
  expect(shownValue(state, 'Corner')).toBe(4);
  expect(shownValue(state, 'Brand')).toBe('#bb0000');
  expect(saveOf(state)).toMatchObject({ Revision: 1, Changes: { Brand: '#bb0000' } });
});

test('never overwrites the field with the focus (STUDIO-051)', () => {
  const theirs = brandOf(aBrandDraft({ Revision: 2, Theme: { brand: '#aa0000', nav: '#10243e' } }));
  const focused = withAnswer(withFocus(openedDraft(brandOf(aBrandDraft())), 'Brand'), theirs);
  expect(shownValue(focused, 'Brand')).toBe('#1f7a8c');
  expect(shownValue(withFocus(focused, undefined), 'Brand')).toBe('#aa0000');
});

test('ignores an answer that is older than the last save', () => {
  const state = openedDraft(brandOf(aBrandDraft({ Revision: 3 })));
  expect(withAnswer(state, brandOf(aBrandDraft({ Revision: 2, Theme: { brand: '#000000' } })))).toBe(state);
});

const conflict = {
  Field: 'Brand' as const,
  Theirs: '#aa0000',
  Yours: '#bb0000',
  By: fred,
  At: 0,
};
const inConflict = withSaved(withTyped(openedDraft(brandOf(aBrandDraft())), 'Brand', '#bb0000'), {
  Draft: aBrandDraft({ Revision: 2, Theme: { brand: '#aa0000', nav: '#10243e' } }),
  Conflicts: [conflict],
});

test('a field in conflict is sent only after a decision (STUDIO-050)', () => {
  expect(saveOf(inConflict)).toBeUndefined();
  expect(shownValue(inConflict, 'Brand')).toBe('#bb0000');
  expect(saveOf(withDecision(inConflict, 'Brand', 'keep'))).toMatchObject({
    Revision: 2,
    Changes: { Brand: '#bb0000' },
  });
  const taken = withDecision(inConflict, 'Brand', 'take');
  expect(saveOf(taken)).toBeUndefined();
  expect(shownValue(taken, 'Brand')).toBe('#aa0000');
});

test('a draft that ended elsewhere leaves the values as they are (STUDIO-052)', () => {
  const mine = withTyped(openedDraft(brandOf(aBrandDraft())), 'Corner', 3);
  const ended = withAnswer(mine, brandOf(null, fourth));
  expect(shownValue(ended, 'Corner')).toBe(3);
  expect(shownValue(ended, 'Brand')).toBe('#1f7a8c');
  expect(savedLook(reopened(ended, false).brand)).toMatchObject({ Theme: fourth?.Theme });
  expect(saveOf(reopened(ended, true))).toEqual({
    DraftId: null,
    Revision: null,
    Changes: { Brand: '#1f7a8c', Corner: 3 },
  });
});

test('names what differs in the order of the fields, images by their bytes (STUDIO-066)', () => {
  const { Theme, Images } = published();
  const same = { ...aBrandImage(1), Removed: ['comments'] };
  expect(differences({ Theme, Images }, { Theme, Images: { ...Images, Logo: same } })).toEqual([]);
  const { Icon: _icon, ...logos } = Images;
  expect(
    differences({ Theme, Images }, { Theme: { brand: '#000000', radius: 3 }, Images: logos }).map(
      ({ Field, From, To }) => [Field, From, To],
    ),
  ).toEqual([
    ['Brand', '#0b5cab', '#000000'],
    ['Navigation', '#10243e', null],
    ['Corner', null, 3],
    ['Icon', aBrandImage(1), null],
  ]);
});
