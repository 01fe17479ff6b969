import axe from 'axe-core';

interface A11yParameters {
  config?: axe.Spec;
  options?: axe.RunOptions;
  test?: string;
  disable?: boolean;
}

/** A mode changes nothing but colours: what else axe looks at, it has just seen. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Under test only: the workbench's own accessibility check has just seen one mode, this one sees the other. */
export async function checkOtherMode(parameters: A11yParameters | undefined, storyMode: unknown) {
  if (parameters?.disable || parameters?.test === 'off') return;
  const page = document.documentElement;
  const before = page.getAttribute('data-mode');
  page.setAttribute('data-mode', storyMode === 'dark' ? 'light' : 'dark');
  try {
    const violations = await violationsOf(parameters);
    if (violations.length > 0) throw new Error(`In ${page.dataset['mode']} mode: ${violations.join('\n')}`);
  } finally {
    if (before === null) page.removeAttribute('data-mode');
    else page.setAttribute('data-mode', before);
  }
}

async function violationsOf(parameters: A11yParameters | undefined) {
  const config = parameters?.config ?? {};
  axe.reset();
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config.rules ?? [])] });
  const context = {
    include: document.body,
    exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
  };
  const result = await axe.run(context, {
    ...parameters?.options,
    runOnly: { type: 'rule', values: ofColour },
    resultTypes: ['violations'],
  });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''} ${node.html}`),
  );
}
