import { dayText, questionsOf } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { WholeNotebook } from '../paper/use-whole-notebook';
import { SCALES } from './layout';
import type { PaperLayout } from './layout';
import { PaperKey } from './paper-key';
import { PaperQuestion } from './paper-question';

export interface PaperSheetProps {
  whole: WholeNotebook;
  layout: PaperLayout;
  hasKeys: boolean;
  sheetRef: Ref<HTMLDivElement>;
}

/** The notebook as the printer will have it. */
export function PaperSheet({ whole: { notebook, questions }, layout, hasKeys, sheetRef }: PaperSheetProps) {
  return (
    <Sheet ref={sheetRef} $scale={SCALES[layout.size]}>
      <Head>
        <h2>{notebook.nome}</h2>
        <p>
          {questionsOf(questions.length)} · {dayText(new Date().toISOString())}
        </p>
      </Head>
      <Columns $columns={layout.columns}>
        {questions.map((question, at) => (
          <PaperQuestion key={question.id} question={question} number={at + 1} lines={layout.lines} />
        ))}
      </Columns>
      {layout.key === 'end' && hasKeys ? <PaperKey questions={questions} withComments={layout.withComments} /> : null}
    </Sheet>
  );
}

const Sheet = styled.div<{ $scale: number }>`
  --reading-scale: ${({ $scale }) => $scale};
  padding: ${token.space.x4} ${token.space.x3};
  border: 1px solid ${token.color.rule};
  background: ${token.color.sheet};
  @media print {
    padding: 0;
    border: 0;
    background: none;
    font-size: 11pt;
    print-color-adjust: exact;
  }
`;

const Head = styled.header`
  margin-bottom: ${token.space.x3};
  padding-bottom: ${token.space.x1};
  border-bottom: 2px solid ${token.color.ink};
  & > h2 { font-family: ${token.family.serif}; font-size: ${token.size.title2}; font-weight: ${token.weight.strong}; line-height: ${token.leading.title}; overflow-wrap: anywhere; }
  & > p { color: ${token.color.inkSoft}; font-size: ${token.size.small}; }
`;

/** On a phone's screen two columns would be slivers; on paper they are what was chosen. */
const Columns = styled.div<{ $columns: number }>`
  column-gap: ${token.space.x4};
  column-rule: 1px solid ${token.color.rule};
  @media print { columns: ${({ $columns }) => $columns}; }
  @media screen and (min-width: 768px) { columns: ${({ $columns }) => $columns}; }
`;
