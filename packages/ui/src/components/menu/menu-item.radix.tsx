import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import type { RenderLink } from '../../behaviours/render-link.ts';
import { Icon } from '../icon/index.ts';
import type { MenuSection, PlacedChoice } from './menu.model.ts';
import { menuBadge, menuDetail, menuGroupName, menuItem, menuLine, menuTick } from './menu.styles.ts';
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
        <Radix.RadioGroup value={ticked} aria-label={group || undefined}>
          {group !== '' && <Radix.Label className={menuGroupName()}>{group}</Radix.Label>}
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
  const { checked, group, disabled = false, href, target } = choice;
  const tickable = group !== undefined || checked !== undefined;
  const closes = !tickable || choice.onSelect !== undefined || href !== undefined;
  const item = {
    className: menuItem({ tone: choice.tone }),
    title: choice.title,
    'aria-label': choice.name,
    'aria-description': choice.name && choice.badge,
    'aria-disabled': disabled || undefined,
    onSelect: (event: Event) => {
      if (disabled || !closes) event.preventDefault();
      if (disabled) return;
      if (closes) onChoose(choice);
      else choice.onCheckedChange?.(group !== undefined || !checked);
    },
  };
  const words = (
    <>
      {tickable && <span className={menuTick()}>{checked && <Icon glyph={Check} />}</span>}
      {choice.icon && <Icon glyph={choice.icon} />}
      <span className="grid max-w-[48ch] min-w-0 py-1 wrap-anywhere whitespace-normal">
        {choice.label}
        {disabled && choice.disabledReason && (
          <span className="max-w-[36ch] text-xs text-text-muted">{choice.disabledReason}</span>
        )}
      </span>
      {choice.badge && <span className={menuBadge()}>{choice.badge}</span>}
      {choice.detail && <span className={menuDetail()}>{choice.detail}</span>}
    </>
  );
  const linked = href !== undefined && !disabled;
  const asChild = linked;
  const children = linked
    ? renderLink({
        href,
        ...(target && { target, rel: 'noopener' }),
        className: item.className,
        children: words,
      })
    : words;

  if (group !== undefined) return <Radix.RadioItem {...item} {...{ asChild, children }} value={choice.id} />;
  if (checked !== undefined)
    return <Radix.CheckboxItem {...item} {...{ asChild, children }} checked={checked} />;
  return <Radix.Item {...item} {...{ asChild, children }} />;
}
