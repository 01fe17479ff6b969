import { Check } from 'lucide-react';
import { Button } from '../button/index.ts';
import { fieldControl } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import {
  multiFilter,
  multiFoot,
  multiList,
  multiNote,
  multiOption,
  multiPanel,
  multiTick,
} from './multi-select.styles.ts';
import type { useMultiSelect } from './use-multi-select.ts';

/** The words inside the open list. */
export interface MultiSelectTexts {
  /** Name of the filter box, and its placeholder. Default `Filter`. */
  filter: string;
  /** Default `Clear`. */
  clear: string;
  /** Default such as `2 selected`; announced whenever it changes. */
  selected: (count: number) => string;
  /** Announced while something is typed. Default such as `12 found`. */
  found: (count: number) => string;
  /** Under a list that is cut. Default such as `9,900 more. Type to narrow the list.` */
  more: (count: number) => string;
  /** Nothing holds what is typed. Default `No Results.` */
  empty: string;
}

const figure = (count: number) => count.toLocaleString('en-AU');

export const multiSelectTexts: MultiSelectTexts = {
  filter: 'Filter',
  clear: 'Clear',
  selected: (count) => `${figure(count)} selected`,
  found: (count) => `${figure(count)} found`,
  more: (count) => `${figure(count)} more. Type to narrow the list.`,
  empty: 'No Results.',
};

interface MultiSelectPanelProps {
  label: string;
  texts: MultiSelectTexts;
  select: ReturnType<typeof useMultiSelect>;
}

export function MultiSelectPanel({ label, texts, select }: MultiSelectPanelProps) {
  return (
    <div {...select.panelProps} aria-label={label} className={multiPanel()}>
      {select.open && (
        <>
          {select.filterProps && (
            <div className={multiFilter()}>
              <input
                {...select.filterProps}
                aria-label={texts.filter}
                placeholder={texts.filter}
                className={fieldControl({ size: 'sm' })}
              />
            </div>
          )}
          <ul {...select.listProps} aria-label={label} className={multiList()}>
            {select.drawn.map((option, index) => (
              <li
                key={option.value}
                {...select.getOptionProps(option, index)}
                data-none={option.none || undefined}
                className={multiOption()}
              >
                <span className={multiTick()}>
                  <Icon glyph={Check} size={14} />
                </span>
                <span className="min-w-0 wrap-anywhere">{option.label}</span>
              </li>
            ))}
          </ul>
          {select.drawn.length === 0 && <p className={multiNote()}>{texts.empty}</p>}
          {select.hidden > 0 && <p className={multiNote()}>{texts.more(select.hidden)}</p>}
          <div className={multiFoot()}>
            <span role="status">
              {texts.selected(select.value.length)}
              {select.query !== '' && <span className="sr-only">, {texts.found(select.found)}</span>}
            </span>
            <Button variant="ghost" size="xs" {...select.clearProps}>
              {texts.clear}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
