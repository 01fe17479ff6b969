import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { readableName } from './docs/readable-name.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Portal workbench', brandTarget: '_self' }),
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'component' || type === 'group' ? readableName(name) : name),
  },
});
