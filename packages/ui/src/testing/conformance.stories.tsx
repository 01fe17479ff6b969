import { cloneElement, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { samples } from './samples/index.ts';

const entries = import.meta.glob<Record<string, unknown>>(
  ['../components/*/index.ts', '../{charts,forms,safe,theme-editor}/index.ts'],
  { eager: true },
);

/** They render no element of their own. */
const withoutElement = ['ConfirmResultActions', 'ConfirmResultRoot', 'DialogRoot'];

const components = Object.entries(entries).flatMap(([file, exported]) => {
  const entry = file.split('/').at(-2) ?? '';
  return Object.entries(samples[entry] ?? {}).flatMap(([name, sample]) =>
    typeof sample === 'string' || withoutElement.includes(name)
      ? []
      : [{ name, component: exported[name] as ElementType, sample }],
  );
});

const referred = new Map<string, unknown>();

/** Props that a consumer may set on any component. */
const outsideProps = (name: string) => ({
  className: 'from-outside',
  'data-from-outside': name,
  ref: (element: unknown) => void referred.set(name, element ?? referred.get(name)),
});

const childrenOf = ({ props }: ReactElement<{ children?: ReactNode }>): ReactNode[] =>
  Array.isArray(props.children) ? (props.children as ReactNode[]) : [props.children];

/** Adds the consumer's props to the first element of the component in its sample. */
function withOutsideProps(sample: ReactElement, name: string, component: ElementType): ReactElement {
  let found = false;
  const visit = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isValidElement<{ children?: ReactNode }>(node) || found) return node;
    if (node.type === component) {
      found = true;
      return cloneElement(node, outsideProps(name) as object);
    }
    return cloneElement(node, {}, ...childrenOf(node).map(visit));
  };
  return visit(sample) as ReactElement;
}

/** A field passes its ref to the input. */
const isWithin = (referredTo: unknown, element: Element) =>
  referredTo instanceof Element && (element.contains(referredTo) || referredTo.contains(element));

const Everything = () =>
  components.map(({ name, component, sample }) => (
    <div key={name}>{withOutsideProps(sample, name, component)}</div>
  ));

const meta = preview.meta({
  component: Everything,
  title: 'Blocks/Conformance',
  // Components without their context; axe checks each in its own stories.
  parameters: { a11y: { test: 'off' } },
  tags: ['!autodocs', '!dev'],
});

export const Default = meta.story();
Default.test('passes ref, class name and other props to the element of every component', async () => {
  await expect(components.length).toBeGreaterThan(90);
  const problemsOf = (name: string) => {
    const element = document.querySelector(`[data-from-outside="${name}"]`);
    if (!element) return [`${name} drops other props`];
    return [
      ...(isWithin(referred.get(name), element) ? [] : [`${name} drops its ref`]),
      ...(element.closest('.from-outside') ? [] : [`${name} drops its class`]),
    ];
  };
  const problems = () => components.flatMap(({ name }) => problemsOf(name));
  // The code of dialogs and of some fields is loaded on demand.
  await waitFor(() => expect(problems()).toEqual([]));
});
