import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useRender, type UseRenderOptions } from './use-render.ts';

/** Renders it once and returns the element. */
function rendered(options: UseRenderOptions<Record<string, unknown>, { open: boolean }>) {
  let element: ReactElement<Record<string, unknown>> | undefined;
  const Probe = () => {
    element = useRender(options) as ReactElement<Record<string, unknown>>;
    return element;
  };
  const markup = renderToStaticMarkup(createElement(Probe));
  if (!element) throw new Error('Nothing was rendered.');
  return { element, markup };
}

test('renders the element of the block without a render prop', () => {
  expect(rendered({ element: 'button', props: { className: 'a', children: 'Send' } }).markup).toBe(
    '<button class="a">Send</button>',
  );
});

test('joins class names and merges styles with those of the given element', () => {
  const { markup } = rendered({
    element: 'button',
    render: <a href="#there" className="b" style={{ color: 'red' }} />,
    props: { className: 'a', style: { margin: 0, color: 'blue' }, children: 'Send' },
  });
  expect(markup).toBe('<a class="a b" style="margin:0;color:red" href="#there">Send</a>');
});

test('keeps the content of the given element', () => {
  const { markup } = rendered({ element: 'a', render: <b>Own</b>, props: { children: 'Send' } });
  expect(markup).toBe('<b>Own</b>');
});

test('keeps a prop of the block if the given element has undefined for it', () => {
  const { markup } = rendered({
    element: 'button',
    render: <button type="button" aria-expanded={undefined} className={undefined} />,
    props: { 'aria-expanded': false, className: 'a' },
  });
  expect(markup).toContain('aria-expanded="false"');
  expect(markup).toContain('class="a"');
});

test('runs the handler of the given element before the handler of the block', () => {
  const calls: string[] = [];
  const { element } = rendered({
    element: 'button',
    render: <button type="button" onClick={() => calls.push('own')} />,
    props: { onClick: () => calls.push('block') },
  });
  (element.props['onClick'] as () => void)();
  expect(calls).toEqual(['own', 'block']);
});

test('attaches the refs of both', () => {
  const refs = [vi.fn<(element: unknown) => void>(), vi.fn<(element: unknown) => void>()] as const;
  const { element } = rendered({
    element: 'button',
    render: <button type="button" ref={refs[0]} />,
    props: { ref: refs[1] as never },
  });
  (element.props['ref'] as (element: unknown) => void)('an element');
  for (const ref of refs) expect(ref).toHaveBeenCalledWith('an element');
});

test('passes props and state to a render function', () => {
  const { markup } = rendered({
    element: 'button',
    render: (props, { open }) => <i {...props} data-open={open} />,
    props: { title: 'Send' },
    state: { open: true },
  });
  expect(markup).toBe('<i title="Send" data-open="true"></i>');
});
