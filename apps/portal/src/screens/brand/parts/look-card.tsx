import { brandFieldLabels, brandThemeKeys, personName, type BrandConflict } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { ThemeFields, useLookTexts, type ThemeFieldsActions } from '@portal/ui/theme-editor';
import type { ThemeDraft } from '@portal/ui/theme';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { themeDraftOf } from '../draft.model.ts';
import { isThemeField, themeFields, type ThemeField } from '../look-fields.ts';
import { useChangedBy } from '../use-changed-by.ts';
import type { DraftWork } from '../use-draft.ts';
import type { LookImages } from '../use-look-images.ts';
import { ImageFields } from './image-fields.tsx';

export interface LookCardProps {
  readonly work: DraftWork;
  readonly images: LookImages;
  readonly actionsRef: Ref<ThemeFieldsActions>;
}

/** The values of the look, each with who changed it elsewhere and what is in conflict. */
export function LookCard({ work, images, actionsRef }: LookCardProps) {
  const { state } = work;
  const shown = themeDraftOf(state);
  const change = (next: ThemeDraft) => {
    for (const field of themeFields) {
      const value = next[brandThemeKeys[field]];
      if (!Object.is(value, shown[brandThemeKeys[field]])) work.change(field, value ?? null);
    }
  };
  return (
    <Card heading="Look" flush>
      <ThemeFields
        value={shown}
        onValueChange={change}
        published={state.brand.Published.Theme}
        notes={useNotes(work)}
        actionsRef={actionsRef}
        className="px-card-x pt-1 pb-card-x"
        onFocus={(event) => work.focus(fieldOf(event))}
        onBlur={() => work.focus(undefined)}
      />
      <ImageFields work={work} images={images} />
    </Card>
  );
}

/** The field that has the focus. */
function fieldOf({ target }: FocusEvent): ThemeField | undefined {
  const key = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return themeFields.find((field) => brandThemeKeys[field] === key);
}

/** The note below each field: its conflict, or the other administrator who changed it last. */
function useNotes(work: DraftWork): Readonly<Record<string, ReactNode>> {
  const changedBy = useChangedBy(work);
  const { conflicts } = work.state;
  const notes = themeFields.map((field) => {
    const conflict = conflicts.find(({ Field }) => Field === field);
    const note = conflict ? (
      <Conflict conflict={conflict} onDecide={(decision) => work.decide(field, decision)} />
    ) : (
      changedBy(field)
    );
    return [brandThemeKeys[field], note];
  });
  return Object.fromEntries(notes) as Readonly<Record<string, ReactNode>>;
}

interface ConflictProps {
  readonly conflict: BrandConflict;
  readonly onDecide: (decision: 'keep' | 'take') => void;
}

/** Another administrator changed the same field: the user keeps the own value or takes the other one. */
function Conflict({ conflict, onDecide }: ConflictProps) {
  const { valueText } = useLookTexts();
  const { Field, Theirs, Yours, By } = conflict;
  const textOf = (value: typeof Theirs) =>
    valueText(
      isThemeField(Field) ? brandThemeKeys[Field] : 'logo',
      typeof value === 'object' ? undefined : value,
    );
  return (
    <Alert
      tone="warning"
      className="mt-1.5"
      actions={
        <>
          <Button size="xs" onClick={() => onDecide('keep')}>
            Keep {textOf(Yours)}
          </Button>
          <Button size="xs" onClick={() => onDecide('take')}>
            Take {textOf(Theirs)}
          </Button>
        </>
      }
    >
      {personName(By)} changed {brandFieldLabels[Field]} to {textOf(Theirs)}. You chose {textOf(Yours)}.
    </Alert>
  );
}
