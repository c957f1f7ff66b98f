import { dayText, questionsOf } from '@mapa/domain';
import { media, token } from '@mapa/ui-kit';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { TYPE_SIZES, type PaperLayout } from './layout';
import type { NumberedQuestion } from './numbering';
import { PageRules } from './page-rules';
import { PaperKey } from './paper-key';
import { PaperQuestion } from './paper-question';

export interface PaperSheetProps {
  title: string;
  /** The printed questions, in order. */
  numbered: readonly NumberedQuestion[];
  layout: PaperLayout;
  hasKeys: boolean;
  sheetRef: Ref<HTMLDivElement>;
}

/** The notebook as it will be printed. */
export function PaperSheet({ title, numbered, layout, hasKeys, sheetRef }: PaperSheetProps) {
  return (
    <Sheet ref={sheetRef} $points={TYPE_SIZES[layout.size]}>
      <PageRules $title={title} />
      <Head>
        <h2>{title}</h2>
        <p>
          {questionsOf(numbered.length)} · {dayText(new Date().toISOString())}
        </p>
      </Head>
      <Columns $columns={layout.columns}>
        {numbered.map(({ question, number }) => (
          <PaperQuestion key={question.id} question={question} number={number} lines={layout.lines} />
        ))}
      </Columns>
      {layout.key === 'end' && hasKeys ? <PaperKey numbered={numbered} withComments={layout.withComments} /> : null}
    </Sheet>
  );
}

/** On screen the type is a quarter larger, because it is checked at a greater distance. */
const Sheet = styled.div<{ $points: number }>`
  --type-size: ${({ $points }) => 1.25 * $points}pt;
  padding: ${token.space.x4} ${token.space.x3};
  border: 1px solid ${token.color.rule};
  background: ${token.color.sheet};
  ${media.print} {
    --type-size: ${({ $points }) => $points}pt;
    padding: 0;
    border: 0;
    background: none;
    print-color-adjust: exact;
  }
`;

const Head = styled.header`
  margin-bottom: ${token.space.x2};
  padding-bottom: ${token.space.x1};
  border-bottom: 2px solid ${token.color.ink};
  & > h2 {
    font-family: ${token.family.serif};
    font-size: ${token.size.title2};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
    overflow-wrap: anywhere;
  }
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;

/** On a phone's screen two columns would be too narrow; on paper the chosen number applies. */
const Columns = styled.div<{ $columns: number }>`
  column-gap: 7mm;
  column-rule: 1px solid ${token.color.rule};
  ${media.print} {
    columns: ${({ $columns }) => $columns};
  }
  @media screen and (min-width: 768px) {
    columns: ${({ $columns }) => $columns};
  }
`;
