import { useMemo, type ComponentProps } from 'react';
import { mergeRefs } from '../../behaviours/merge-refs.ts';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { joinNames } from '../../behaviours/join-names.model.ts';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { Chip } from '../chip/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { clearLink, filterBar, otherValues } from './filter-chips.styles.ts';
import { useFilterChips, type FilterChipsOptions } from './use-filter-chips.ts';

export interface FilterChipsProps extends FilterChipsOptions, Omit<ComponentProps<'div'>, 'children'> {
  /** Before the chips. Default `Results filtered:`. */
  label?: string | undefined;
  /** Default `Clear`. */
  clearText?: string | undefined;
  /** Address without any filter: Clear is then a real link. */
  clearHref?: string | undefined;
  /** Lifts every filter, where that has no address. */
  onClear?: (() => void) | undefined;
  /** A router's link; a plain anchor without it. */
  renderLink?: RenderLink | undefined;
}

const removers = '[data-remove]';

/** What narrows a list; nothing at all while nothing does. */
export function FilterChips({
  filters,
  onFilterRemove,
  label = 'Results filtered:',
  clearText = 'Clear',
  clearHref,
  onClear,
  renderLink = plainLink,
  className,
  ref,
  ...rest
}: FilterChipsProps) {
  const { chips, getRemoveProps } = useFilterChips({ filters, onFilterRemove });
  const focusFallback = useFocusFallback({ siblings: removers });
  const attach = useMemo(() => mergeRefs<HTMLDivElement>(focusFallback, ref), [focusFallback, ref]);
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={label} {...rest} ref={attach} className={filterBar({ className })}>
      <span>{label}</span>
      {chips.map((chip) => {
        const remove = getRemoveProps(chip.id, chip.label);
        return (
          <Chip
            key={chip.id}
            tone="brand"
            title={chip.full}
            onRemove={remove?.onClick}
            removeName={remove?.['aria-label']}
          >
            <span className="min-w-0 truncate">
              <span className="text-text-muted">{chip.label}: </span>
              {chip.first}
              {chip.others.length > 0 && ' '}
            </span>
            {chip.others.length > 0 && (
              <Tooltip text={joinNames(chip.others)} repeatsName>
                <button
                  type="button"
                  aria-label={`+${chip.others.length}: ${joinNames(chip.others)}`}
                  className={otherValues()}
                >
                  +{chip.others.length}
                </button>
              </Tooltip>
            )}
          </Chip>
        );
      })}
      {clearHref !== undefined
        ? renderLink({ href: clearHref, onClick: onClear, className: clearLink(), children: clearText })
        : onClear && (
            <button type="button" onClick={onClear} className={clearLink()}>
              {clearText}
            </button>
          )}
    </div>
  );
}
