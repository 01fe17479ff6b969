import { type ComponentProps } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { oneLine } from '../../parts/class-names.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { Chip } from '../chip/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { clearLink, filterBar, otherValues } from './filter-chips.styles.ts';
import { filterChipsTexts } from './filter-chips.texts.ts';
import { useFilterChips, type FilterChipsOptions } from './use-filter-chips.ts';

export interface FilterChipsProps extends FilterChipsOptions, Omit<ComponentProps<'div'>, 'children'> {
  /** Before the chips. Default `Results filtered:`. */
  label?: string | undefined;
  /** Address without any filter: Clear is then a link. */
  clearHref?: string | undefined;
  /** Removes every filter, if that has no address. */
  onClear?: (() => void) | undefined;
  /** Renders Clear as a link, such as by a router. Default a plain anchor. */
  renderLink?: RenderLink | undefined;
}

const removers = '[data-remove]';

/** The active filters of a list. Renders nothing without filters. */
export function FilterChips({
  filters,
  onFilterRemove,
  label: given,
  clearHref,
  onClear,
  renderLink = plainLink,
  className,
  ref,
  ...rest
}: FilterChipsProps) {
  const texts = useTexts('filter-chips', filterChipsTexts);
  const label = given ?? texts.label;
  const { chips, getRemoveProps } = useFilterChips({ filters, onFilterRemove });
  const attach = useMergedRefs<HTMLDivElement>(useFocusFallback({ siblings: removers }), ref);
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
            <span className={oneLine}>
              <span className="text-text-muted">{texts.chipLabel({ label: chip.label })}</span>
              <bdi>{chip.first}</bdi>
              {chip.others.length > 0 && ' '}
            </span>
            {chip.others.length > 0 && (
              <Tooltip text={chip.othersText} repeatsName>
                <button
                  type="button"
                  aria-label={texts.moreName({ count: chip.others.length, values: chip.othersText })}
                  className={otherValues()}
                >
                  {texts.more({ count: chip.others.length })}
                </button>
              </Tooltip>
            )}
          </Chip>
        );
      })}
      {clearHref !== undefined
        ? renderLink({
            href: clearHref,
            onClick: onClear,
            className: clearLink(),
            children: texts.clearText,
          })
        : onClear && (
            <button type="button" onClick={onClear} className={clearLink()}>
              {texts.clearText}
            </button>
          )}
    </div>
  );
}
