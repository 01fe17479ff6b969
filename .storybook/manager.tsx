/** @jsxRuntime classic */
// The build of the manager calls `React.createElement` for JSX.
import * as React from 'react';
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { languageNote } from './decorators/languages.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Portal workbench', brandTarget: '_self' }),
  layoutCustomisations: {
    // Pages to read and to review have their own controls.
    showPanel: ({ storyId }, shown) => shown && !/^(introduction|review|foundations)-/.test(storyId),
  },
});

/** Says in the toolbar why a screen does not follow the chosen language. */
function LanguageNote() {
  const [globals] = useGlobals();
  const note = languageNote(globals['lang'], useStorybookApi().getCurrentStoryData()?.title ?? '');
  return note && <span style={{ alignSelf: 'center', paddingInline: 8 }}>{note}</span>;
}

addons.register('portal/language-note', () => {
  addons.add('portal/language-note', {
    type: types.TOOL,
    title: 'Language of screens',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <LanguageNote />,
  });
});
