import { useEffect, useRef, useState } from 'react';
import { Badge } from '@portal/ui/badge';
import { EmptyState } from '@portal/ui/empty-state';
import { FieldLabel } from '@portal/ui/field';
import { Select } from '@portal/ui/select';
import { TextLink } from '@portal/ui/text-link';
import { ToggleGroup } from '@portal/ui/toggle-group';
import type { Look, StateRecord } from '../../tools/review/records.ts';
import { baseLook, looks } from '../../tools/review/records.ts';
import { looksAddress, storyAddress } from './addresses.ts';
import { LookPicture, PictureLink } from './look-picture.tsx';
import { ReviewBadge, ReviewText } from './review-badge.tsx';
import { byArea, countText, pictureOf, type ReviewData } from './review-data.ts';
import { ReviewPage } from './review-page.tsx';
import { isShown, shows, type Show } from './sign-off.ts';

export interface SheetChoices {
  /** `all`, or an area. */
  area: string;
  /** Id of a look. */
  look: string;
  size: 'small' | 'medium' | 'large';
  show: Show;
}

interface ContactSheetProps {
  data: ReviewData;
  /** The choices at first. */
  choices: SheetChoices;
  onChoicesChange: (choices: SheetChoices) => void;
}

const openedFigure = 'review.contact-sheet';
const sizes = [
  { id: 'small', label: 'Small' },
  { id: 'medium', label: 'Medium' },
  { id: 'large', label: 'Large' },
];

const columns = {
  small: 'grid-cols-[repeat(auto-fill,minmax(min(200px,100%),1fr))]',
  medium: 'grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))]',
  large: 'grid-cols-[repeat(auto-fill,minmax(min(480px,100%),1fr))]',
};

/** Every state of an area in one look. */
export function ContactSheet({ data, choices: initial, onChoicesChange }: ContactSheetProps) {
  const [choices, setChoices] = useState(initial);
  const choose = (change: Partial<SheetChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    onChoicesChange(next);
  };
  const areas = byArea(data.states);
  // A link from another version may name an area that is gone.
  const area = areas.some(([id]) => id === choices.area) ? choices.area : 'all';
  const look = looks.find(({ Id }) => Id === choices.look) ?? looks.find(({ Id }) => Id === baseLook);
  const all = data.states.filter(({ Area }) => area === 'all' || Area === area);
  const shown = all.filter((state) => isShown(state, choices.show));
  const sheet = useRef<HTMLDivElement>(null);
  // Back returns to the figure whose story was opened.
  useEffect(() => {
    const figure = sessionStorage.getItem(openedFigure);
    sessionStorage.removeItem(openedFigure);
    sheet.current?.querySelector<HTMLElement>(`[data-figure="${figure}"]`)?.focus();
  }, []);

  return (
    <ReviewPage title="Contact sheet" count={`${shown.length} of ${all.length} states`}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-end gap-x-4 gap-y-3 [&_:is(label,[data-label])]:mb-1 [&_:is(label,[data-label])]:text-xs [&_:is(label,[data-label])]:text-text-muted [&_select]:text-sm min-[700px]:flex min-[700px]:flex-wrap min-[700px]:[&>*]:min-w-[168px]">
        <Select
          label="Area"
          size="sm"
          value={area}
          options={[{ value: 'all', label: 'All areas' }, ...areas.map(([id]) => ({ value: id, label: id }))]}
          onValueChange={(value) => choose({ area: value })}
        />
        <Select
          label="Look"
          size="sm"
          value={look?.Id}
          options={looks.map(({ Id }) => ({ value: Id, label: Id }))}
          onValueChange={(value) => choose({ look: value })}
        />
        <div className="grid">
          <FieldLabel aria-hidden data-label>
            Size
          </FieldLabel>
          <ToggleGroup
            label="Size"
            className="max-[699px]:w-full max-[699px]:[&>*]:flex-1 max-[699px]:[&>*]:justify-center max-[699px]:[&>*]:px-0"
            items={sizes}
            value={choices.size}
            onValueChange={(size) => choose({ size: size as SheetChoices['size'] })}
          />
        </div>
        <Select
          label="Show"
          size="sm"
          value={choices.show}
          options={shows}
          onValueChange={(value) => choose({ show: value as Show })}
        />
      </div>
      {shown.length === 0 && <EmptyState title="No states to show." />}
      <div ref={sheet} className="grid gap-8">
        {byArea(shown).map(([id, states]) => (
          <section key={id} aria-label={id} className="grid gap-4">
            {area === 'all' && (
              <h2 className="text-lg font-semibold">
                {id}{' '}
                <span className="ms-1 text-sm font-[400] text-text-muted">{countText(states.length)}</span>
              </h2>
            )}
            <div className={`grid gap-5 ${columns[choices.size] ?? columns.medium}`}>
              {look && states.map((state) => <SheetFigure key={state.Id} {...{ data, state, look }} />)}
            </div>
          </section>
        ))}
      </div>
    </ReviewPage>
  );
}

interface SheetFigureProps {
  data: ReviewData;
  state: StateRecord;
  look: Look;
}

/** The picture of a state with its name, its id and where its review stands. It leads to its story. */
function SheetFigure({ data, state, look }: SheetFigureProps) {
  const [story, ...more] = state.Stories;
  return (
    <figure className="grid min-w-0 content-start gap-2.5">
      <LookPicture
        {...{ data, story, look }}
        state={state.Id}
        className={look.Width < 1280 ? 'aspect-[4/5]' : 'aspect-[16/10]'}
        link={
          story && (
            <PictureLink
              href={storyAddress(story.Id, look)}
              aria-label={`${story.Name}, ${state.Id}`}
              data-figure={state.Id}
              onClick={() => sessionStorage.setItem(openedFigure, state.Id)}
            />
          )
        }
      />
      <figcaption className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-0.5 [&>:nth-child(n+3)]:col-span-full">
        <span className="font-medium wrap-anywhere">{story?.Name}</span>
        <span className="text-xs">
          {story && (
            <TextLink href={looksAddress(state.Id)} target="_top" aria-label={`All looks of ${state.Id}`}>
              All looks
            </TextLink>
          )}
        </span>
        <span className="font-mono text-xs wrap-anywhere text-text-muted">{state.Id}</span>
        <span className="mt-1 flex flex-wrap items-center gap-1.5">
          <ReviewBadge review={state.Review} />
          {story && !pictureOf(data, state.Id, story.Id, look.Id) && <Badge tone="info">Live</Badge>}
        </span>
        <ReviewText review={state.Review} className="mt-1 line-clamp-3" />
        {more.length > 0 && <span className="text-xs text-text-muted">+ {more.length} more</span>}
      </figcaption>
    </figure>
  );
}
