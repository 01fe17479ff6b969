import { useOf } from '@storybook/addon-docs/blocks';
import type { BlockDocs } from '../../packages/ui/src/docs/block.docs.ts';
import { StoryLanguage } from '../decorators/story-language.tsx';
import { CodeBlock } from './code-block.tsx';
import { FactsTable } from './facts-table.tsx';
import { Guidance } from './guidance.tsx';
import { Page, Section } from './page.tsx';
import { PartsProps } from './parts-props.tsx';
import { PrimaryStory } from './primary-story.tsx';
import { StatesList } from './states-list.tsx';
import { TextsTable } from './texts-table.tsx';
import { useFirstStory } from './use-first-story.ts';
import { UseInstead } from './use-instead.tsx';
import { WithCode } from './with-code.tsx';

/** The documentation of a block: what it is for, how it is built, used and tested. A screen has only its states. */
export function BlockPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const first = useFirstStory();
  const docs = preparedMeta.parameters['block'] as BlockDocs | undefined;
  const [, ...names] = preparedMeta.title.split('/');
  if (!docs) {
    return (
      <Page title={names.join(': ')} summary="Each state is a story; each sentence under it is a test.">
        <StatesList />
      </Page>
    );
  }
  return (
    <Page title={names.at(-1) ?? ''} summary={<WithCode text={docs.summary} />}>
      {first && <PrimaryStory {...first} />}
      {docs.insteadUse && docs.insteadUse.length > 0 && <UseInstead others={docs.insteadUse} />}
      <StoryLanguage lang={String(first?.globals['lang'])} title={preparedMeta.title}>
        <Guidance pairs={docs.guidance} />
      </StoryLanguage>
      <Section title="Anatomy">
        <CodeBlock label="Anatomy" code={docs.anatomy} />
      </Section>
      <Section title="Keyboard">
        {docs.keyboard.length > 0 ? (
          <FactsTable
            label="Keyboard"
            heads={['Key', 'Effect']}
            rows={docs.keyboard.map(({ keys, effect }) => [<Keys key="keys" keys={keys} />, effect])}
          />
        ) : (
          <p className="text-text-muted">Not focusable.</p>
        )}
      </Section>
      {docs.attributes.length > 0 && (
        <Section title="State attributes">
          <FactsTable
            label="Attributes"
            heads={['Attribute', 'On', 'Meaning']}
            rows={docs.attributes.map(({ name, on, meaning }) => [`\`${name}\``, on, meaning])}
          />
        </Section>
      )}
      <TextsTable title={preparedMeta.title} />
      <PartsProps meta={preparedMeta} />
      <StatesList />
    </Page>
  );
}

function Keys({ keys }: { keys: string }) {
  return (
    <kbd className="rounded-sm border border-border-strong bg-sunken px-1.5 py-0.5 font-mono text-xs whitespace-nowrap">
      {keys}
    </kbd>
  );
}
