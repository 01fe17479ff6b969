import { Check } from 'lucide';
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
import { useTexts } from '../../texts/texts-context.ts';
import { multiSelectTexts } from './multi-select.texts.ts';
import type { useMultiSelect } from './use-multi-select.ts';

interface MultiSelectPanelProps {
  label: string;
  select: ReturnType<typeof useMultiSelect>;
}

export function MultiSelectPanel({ label, select }: MultiSelectPanelProps) {
  const texts = useTexts('multi-select', multiSelectTexts);
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
          {select.hidden > 0 && <p className={multiNote()}>{texts.more({ count: select.hidden })}</p>}
          <div className={multiFoot()}>
            <span role="status">
              {texts.selected({ count: select.value.length })}
              {select.query !== '' && <span className="sr-only">{texts.found({ count: select.found })}</span>}
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
