import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide';
import { type ComponentProps } from 'react';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { useScrollableByKeyboard } from '../../behaviours/use-scrollable-by-keyboard.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { toastTexts } from './toast.texts.ts';
import { toast, toastIcon, toastRegion, toastText, toastWaiting } from './toast.styles.ts';
import type { ToastItem } from './toast.model.ts';
import { useToastClock, useToasts, type ToastClock, type ToastsOptions } from './use-toasts.ts';

const glyphs = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleX };

export interface ToastRegionProps extends ToastsOptions, Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the region. Default `Messages`. */
  label?: string | undefined;
}

/** The region of a page's messages, at its lower end corner, above everything. F6 moves the focus there and back. */
export function ToastRegion({ toasts, duration, label, ref, className, ...rest }: ToastRegionProps) {
  const texts = useTexts('toast', toastTexts);
  const messages = useToasts({ toasts, duration });
  const { ref: regionRef, ...regionProps } = messages.regionProps;
  const attach = useMergedRefs<HTMLElement>(regionRef, ref);
  return (
    <section
      aria-label={label ?? texts.label}
      {...mergeProps(regionProps, rest)}
      ref={attach}
      className={toastRegion({ className })}
    >
      {messages.waiting > 0 && <p className={toastWaiting()}>{texts.waiting({ count: messages.waiting })}</p>}
      {messages.shown.map((item) => (
        <Toast
          key={item.id}
          {...messages.getToastProps(item)}
          item={item}
          clock={messages.clockOf(item)}
          actionProps={messages.getActionProps(item)}
          dismissProps={{ ...messages.getDismissProps(item), name: texts.dismissName }}
        />
      ))}
    </section>
  );
}

interface ToastProps extends ComponentProps<'div'> {
  item: ToastItem;
  clock: ToastClock;
  actionProps: { onClick: () => void };
  dismissProps: { name: string; onClick: () => void };
}

function Toast({ item, clock, actionProps, dismissProps, ...rest }: ToastProps) {
  useToastClock(clock);
  const text = useScrollableByKeyboard();
  return (
    <div {...rest} className={toast()}>
      <Icon glyph={glyphs[item.tone]} className={toastIcon({ tone: item.tone })} />
      <p ref={text} className={toastText()}>
        {item.text}
      </p>
      {item.action && <Button {...actionProps}>{item.action.label}</Button>}
      <IconButton icon={X} {...dismissProps} />
    </div>
  );
}
