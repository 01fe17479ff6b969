import { Search } from 'lucide';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { useDebounced } from '../../behaviours/use-debounced.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { markedParts } from './command-list.model.ts';
import {
  commandDetail,
  commandField,
  commandFoot,
  commandHeading,
  commandHints,
  commandInput,
  commandOption,
  commandOptions,
  commandPrefix,
  commandReason,
  commandRoot,
  commandShortcut,
  commandText,
} from './command-list.styles.ts';
import { commandListTexts } from './command-list.texts.ts';
import { useCommandList, type CommandListOptions, type CommandOption } from './use-command-list.ts';

export interface CommandItem extends CommandOption {
  icon?: IconGlyph | undefined;
  /** Before the text, such as a number. */
  prefix?: string | undefined;
  /** At the end of the line, such as a status. */
  detail?: string | undefined;
  /** The key that does the same, such as `a`. Hidden in a narrow window and from assistive technology. */
  shortcut?: string | undefined;
}

export interface CommandListProps
  extends CommandListOptions<CommandItem>, Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Name of the field. */
  label: string;
  placeholder?: string | undefined;
  /** Renders the options that are places. Default a plain link. */
  renderLink?: RenderLink | undefined;
  /** At the end of the field, such as a close button in a narrow window. */
  fieldEnd?: ReactNode;
  /** At the foot, such as the keys that act here. Hidden in a narrow window. */
  children?: ReactNode;
  /** Announced, and shown at the foot. Default such as `7 results`. */
  countText?: ((count: number) => string) | undefined;
  /** Default `No Results.` */
  emptyText?: string | undefined;
}

/** Milliseconds after the last change until the number of results is announced. */
const announceAfter = 300;

/** A field over a list of places and actions, such as in a command palette. `ref` and rest props go to the root element. */
export function CommandList({
  label,
  placeholder,
  value,
  defaultValue,
  onValueChange,
  groups,
  onOptionSelect,
  renderLink = plainLink,
  countText,
  emptyText,
  fieldEnd,
  className,
  children,
  ...rest
}: CommandListProps) {
  const texts = useTexts('command-list', commandListTexts);
  const list = useCommandList({ value, defaultValue, onValueChange, groups, onOptionSelect });
  const { count, shownReason } = list;
  const counted =
    count === 0 ? (emptyText ?? texts.emptyText) : (countText?.(count) ?? texts.count({ count }));
  const announced = useDebounced(counted, announceAfter);
  return (
    <div {...rest} className={commandRoot({ className })}>
      <div className={commandField()}>
        <Icon glyph={Search} />
        <input
          {...list.inputProps}
          type="text"
          aria-label={label}
          placeholder={placeholder}
          className={commandInput()}
        />
        {fieldEnd}
      </div>
      <div {...list.listProps} aria-label={texts.listName} className={commandOptions()}>
        {groups
          .filter(({ options }) => options.length > 0)
          .map((group) => (
            <div key={group.id} {...list.getGroupProps(group)}>
              <p {...list.getHeadingProps(group)} className={commandHeading()}>
                {group.heading}
              </p>
              {group.options.map((option) => {
                const props = { ...list.getOptionProps(option), className: commandOption() };
                const content = (
                  <OptionContent
                    option={option}
                    search={list.value}
                    reasonProps={list.getReasonProps(option)}
                  />
                );
                return option.href === undefined ? (
                  <div key={option.id} {...props}>
                    {content}
                  </div>
                ) : (
                  <Fragment key={option.id}>
                    {renderLink({ ...props, href: option.href, children: content })}
                  </Fragment>
                );
              })}
            </div>
          ))}
      </div>
      {count === 0 && <p className="px-4 py-6 text-sm text-text-muted">{emptyText ?? texts.emptyText}</p>}
      <div className={commandFoot()}>
        {children !== undefined && <div className={commandHints()}>{children}</div>}
        <p role="status" className={count === 0 && shownReason === undefined ? 'sr-only' : 'ms-auto'}>
          {shownReason ?? announced}
        </p>
      </div>
    </div>
  );
}

interface OptionContentProps {
  option: CommandItem;
  search: string;
  reasonProps: ComponentProps<'span'>;
}

function OptionContent({ option, search, reasonProps }: OptionContentProps) {
  const { icon, prefix, text, detail, shortcut, disabledReason } = option;
  return (
    <>
      <Icon glyph={icon} />
      <span className={commandText()}>
        {prefix !== undefined && (
          <>
            <span className={commandPrefix()}>{prefix}</span>{' '}
          </>
        )}
        <span className={disabledReason === undefined ? undefined : 'text-text-muted'}>
          {markedParts(text, search).map((part, index) =>
            part.marked ? (
              <strong key={`${index}${part.text}`} className="font-semibold">
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )}
        </span>
        {disabledReason !== undefined && (
          <span {...reasonProps} className={commandReason()}>
            {disabledReason}
          </span>
        )}
      </span>
      {detail !== undefined && (
        <span className={commandDetail()}>
          <span className="sr-only">, </span>
          {detail}
        </span>
      )}
      {shortcut !== undefined && (
        <kbd aria-hidden className={commandShortcut()}>
          {shortcut}
        </kbd>
      )}
    </>
  );
}
