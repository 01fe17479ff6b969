import { ExternalLink, Search } from 'lucide';
import { useMemo, useState } from 'react';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SuggestField } from '@portal/ui/suggest-field';
import { TextLink } from '@portal/ui/text-link';
import { looks } from '../../tools/review/records.ts';
import type { Look, StateRecord } from '../../tools/review/records.ts';
import { storyAddress } from './addresses.ts';
import { findStates } from './find-states.ts';
import { LookPicture, PictureLink } from './look-picture.tsx';
import { ReviewBadge, ReviewText } from './review-badge.tsx';
import type { ReviewData } from './review-data.ts';
import { ReviewPage } from './review-page.tsx';

interface LooksProps {
  data: ReviewData;
  /** Id of the state that is shown at first. Default: the first one with a story. */
  state: string;
  onStateChange: (state: string) => void;
}

const capital = (word: string) => word.replace(/^./, (first) => first.toUpperCase());
const tenants = [...Map.groupBy(looks, ({ Tenant }) => Tenant)];
const firstRow = tenants[0]?.[1] ?? [];

/** One state in every tenant, mode and width. */
export function Looks({ data, state: initial, onStateChange }: LooksProps) {
  const [id, setId] = useState(initial);
  const state = id
    ? data.states.find(({ Id }) => Id === id)
    : data.states.find(({ Stories }) => Stories.length > 0);
  const [story, ...more] = state?.Stories ?? [];
  const select = (next: string) => {
    setId(next);
    onStateChange(next);
  };
  return (
    <ReviewPage title="Looks" count={`${story ? looks.length : 0} of ${looks.length} looks`}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <StateField key={state?.Id} states={data.states} state={state?.Id ?? id} onStateSelect={select} />
        {state && (
          <span className="pb-[5px]">
            <ReviewBadge review={state.Review} />
          </span>
        )}
        {story && (
          <Button
            icon={ExternalLink}
            className="min-[700px]:ms-auto"
            render={<a href={storyAddress(story.Id)} target="_top" />}
          >
            Open story
          </Button>
        )}
      </div>
      {state && <ReviewText review={state.Review} className="max-w-[76ch]" />}
      {more.length > 0 && (
        <p className="text-xs text-text-muted">
          + {more.length} more:{' '}
          {more.map((other, index) => (
            <span key={other.Id}>
              {index > 0 && ', '}
              <TextLink href={storyAddress(other.Id)} target="_top">
                {other.Name}
              </TextLink>
            </span>
          ))}
        </p>
      )}
      {!state && <EmptyState title="This state is not in the list." />}
      {state && !story && <EmptyState title="No story yet" />}
      {state && story && (
        // Wide tables scroll in their region.
        <div
          role="region"
          aria-label="Looks"
          tabIndex={0}
          className="-m-4 overflow-x-auto rounded-lg min-[481px]:-m-5"
        >
          <table className="w-full min-w-[880px] table-fixed border-separate border-spacing-4 min-[481px]:border-spacing-5">
            <colgroup>
              <col className="w-[72px]" />
              {firstRow.map(({ Id, Width }) => (
                <col key={Id} className={Width === 1280 ? 'w-[35%]' : ''} />
              ))}
            </colgroup>
            <thead>
              <tr className="sr-only">
                <th scope="col">Tenant</th>
                {firstRow.map(({ Id, Mode, Width }) => (
                  <th key={Id} scope="col">{`${capital(Mode)} · ${Width}`}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tenants.map(([tenant, ofTenant]) => (
                <tr key={tenant} className="align-top">
                  <th scope="row" className="pt-1 text-start text-xs font-medium text-text-muted">
                    {capital(tenant)}
                  </th>
                  {ofTenant.map((look) => (
                    <td key={look.Id}>
                      <LookFigure {...{ data, state, look }} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ReviewPage>
  );
}

function LookFigure({ data, state, look }: { data: ReviewData; state: StateRecord; look: Look }) {
  const [story] = state.Stories;
  const caption = `${capital(look.Tenant)} · ${look.Mode} · ${look.Width}`;
  return (
    <figure className="grid gap-1.5">
      <LookPicture
        {...{ data, story, look }}
        state={state.Id}
        whole
        className="h-[258px]"
        link={<PictureLink href={storyAddress(story?.Id ?? '', look)} aria-label={caption} />}
      />
      <figcaption className="text-xs text-text-muted">{caption}</figcaption>
    </figure>
  );
}

interface StateFieldProps {
  states: readonly StateRecord[];
  state: string;
  onStateSelect: (state: string) => void;
}

/** Chooses a state by typing a part of its id, a requirement or words of its tests. */
function StateField({ states, state, onStateSelect }: StateFieldProps) {
  const [text, setText] = useState(state);
  const suggestions = useMemo(
    () =>
      (text === state ? [] : findStates(states, text))
        .slice(0, 20)
        .map(({ state: { Id } }) => ({ id: Id, label: Id })),
    [states, state, text],
  );
  return (
    <SuggestField
      label="State"
      size="sm"
      icon={Search}
      className="w-[320px] max-w-full [&_label]:mb-1 [&_label]:text-xs [&_label]:text-text-muted"
      value={text}
      onValueChange={setText}
      suggestions={suggestions}
      onSuggestionSelect={({ id }) => {
        setText(id);
        onStateSelect(id);
      }}
    />
  );
}
