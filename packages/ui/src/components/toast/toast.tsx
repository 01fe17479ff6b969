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
import { useToastClock, useToasts, type ToastsOptions } from './use-toasts.ts';

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
        <Toast key={item.id} item={item} messages={messages} />
      ))}
    </section>
  );
}

interface ToastProps {
  item: ToastItem;
  messages: ReturnType<typeof useToasts>;
}

function Toast({ item, messages }: ToastProps) {
  const { dismissName } = useTexts('toast', toastTexts);
  useToastClock(messages.clockOf(item));
  const text = useScrollableByKeyboard();
  return (
    <div {...messages.getToastProps(item)} className={toast()}>
      <Icon glyph={glyphs[item.tone]} className={toastIcon({ tone: item.tone })} />
      <p ref={text} className={toastText()}>
        {item.text}
      </p>
      {item.action && <Button {...messages.getActionProps(item)}>{item.action.label}</Button>}
      <IconButton icon={X} name={dismissName} {...messages.getDismissProps(item)} />
    </div>
  );
}
