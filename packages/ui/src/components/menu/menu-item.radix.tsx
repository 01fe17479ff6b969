import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import type { RenderLink } from '../../behaviours/render-link.ts';
import { Icon } from '../icon/index.ts';
import type { MenuSection, PlacedChoice } from './menu.model.ts';
import { menuGroupName, menuItem, menuLine, menuTick } from './menu.styles.ts';
import type { MenuIcon } from './menu.props.ts';

interface MenuPartProps {
  /** Called with a choice; its action waits until the menu has closed. */
  onChoose: (choice: PlacedChoice<MenuIcon>) => void;
  renderLink: RenderLink;
}

/** One choice, or a named group of which one is checked. */
export function MenuSectionItems({
  section: { group, choices },
  ...part
}: MenuPartProps & { section: MenuSection<MenuIcon> }) {
  const line = <Radix.Separator className={menuLine()} />;
  const items = choices.map((choice, index) => (
    <div key={choice.id} role="none">
      {choice.lineAbove && index > 0 && line}
      <MenuChoiceItem choice={choice} {...part} />
    </div>
  ));
  const ticked = choices.find(({ checked }) => checked === true)?.id ?? '';
  return (
    <>
      {choices[0]?.lineAbove && line}
      {group === undefined ? (
        items
      ) : (
        <Radix.RadioGroup value={ticked} aria-label={group}>
          <Radix.Label className={menuGroupName()}>{group}</Radix.Label>
          {items}
        </Radix.RadioGroup>
      )}
    </>
  );
}

function MenuChoiceItem({
  choice,
  onChoose,
  renderLink,
}: MenuPartProps & { choice: PlacedChoice<MenuIcon> }) {
  const { checked, group, disabled = false } = choice;
  const look = menuItem({ tone: choice.tone });
  const words = (
    <>
      {choice.icon && <Icon glyph={choice.icon} />}
      <span className="grid max-w-[48ch] min-w-0 py-1 wrap-anywhere whitespace-normal">
        {choice.label}
        {disabled && choice.disabledReason && (
          <span className="max-w-[36ch] text-xs text-text-muted">{choice.disabledReason}</span>
        )}
      </span>
    </>
  );

  if (group !== undefined || checked !== undefined) {
    const tickable = {
      className: look,
      'aria-disabled': disabled || undefined,
      onSelect: (event: Event) => {
        event.preventDefault();
        if (!disabled) choice.onCheckedChange?.(group !== undefined || !checked);
      },
      children: (
        <>
          <span className={menuTick()}>{checked && <Icon glyph={Check} />}</span>
          {words}
        </>
      ),
    };
    return group === undefined ? (
      <Radix.CheckboxItem {...tickable} checked={checked ?? false} />
    ) : (
      <Radix.RadioItem {...tickable} value={choice.id} />
    );
  }
  if (choice.href !== undefined && !disabled) {
    const to = { href: choice.href, target: choice.target, className: look, children: words };
    return (
      <Radix.Item asChild onSelect={() => onChoose(choice)}>
        {renderLink(choice.target ? { ...to, rel: 'noopener' } : to)}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      className={look}
      aria-disabled={disabled || undefined}
      onSelect={(event) => {
        if (disabled) event.preventDefault();
        else onChoose(choice);
      }}
    >
      {words}
    </Radix.Item>
  );
}
