import { questionKind } from '@mapa/domain';
import { Badge, token } from '@mapa/ui-kit';
import { css, styled } from 'styled-components';
import type { NotebookQuestion } from '../model';
import { isLongerThanColumn, isPrintedTogether } from './column-length';
import { originLine } from './origin-line';
import { PaperText } from './paper-text';

export interface PaperQuestionProps {
  question: NotebookQuestion;
  number: number;
  /** Blank lines to write on. */
  lines: number;
}

/** One question as printed. */
export function PaperQuestion({ question, number, lines }: PaperQuestionProps) {
  const { enunciado, alternativas, anulada, desatualizada, tipo } = question;
  const choices = alternativas.map(({ texto }) => texto);
  const { printedMark, printedAnswer } = questionKind(tipo);
  return (
    <Item $whole={isPrintedTogether(enunciado, ...choices)}>
      <Head>
        <h3>{number}.</h3>
        <span>{originLine(question)}</span>
        {anulada ? <Badge>Anulada</Badge> : null}
        {desatualizada ? <Badge>Desatualizada</Badge> : null}
      </Head>
      <PaperText html={enunciado} />
      <Choices $whole={!isLongerThanColumn(...choices)}>
        {alternativas.map(({ id, letra, texto }) => (
          <Choice key={id} $whole={!isLongerThanColumn(texto)}>
            <Letter>{printedMark(letra)}</Letter>
            <PaperText html={texto} />
          </Choice>
        ))}
      </Choices>
      {printedAnswer === null ? null : (
        <Answer>
          {printedAnswer}: <span aria-hidden>________</span>
        </Answer>
      )}
      {Array.from({ length: lines }, (_, line) => (
        <Line key={line} aria-hidden />
      ))}
    </Item>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.x1};
  margin-bottom: 0.2em;
  break-after: avoid;
  color: ${token.color.inkSoft};
  font-size: 0.85em;
  & > h3 {
    color: ${token.color.ink};
    font-size: 1.3em;
    font-weight: ${token.weight.heavy};
  }
`;

const whole = css<{ $whole: boolean }>`
  break-inside: ${({ $whole }) => ($whole ? 'avoid' : 'auto')};
`;

/** Keeps head, figure and alternatives together. */
const Item = styled.article<{ $whole: boolean }>`
  margin-bottom: 1em;
  font-size: var(--type-size);
  ${whole}
`;

/** Keeps each alternative in one piece if they cannot all stay together. */
const Choices = styled.ol<{ $whole: boolean }>`
  display: grid;
  gap: 0.1em;
  margin-top: 0.4em;
  ${whole}
`;

const Choice = styled.li<{ $whole: boolean }>`
  display: flex;
  gap: 0.3em;
  ${whole}
  & > div {
    flex: 1;
  }
`;

const Letter = styled.span`
  flex: none;
  min-width: 1.4em;
  font-family: ${token.family.serif};
  line-height: 1.3;
  white-space: pre;
`;

const Answer = styled.p`
  margin-top: 0.5em;
  font-weight: ${token.weight.strong};
  text-align: right;
  break-before: avoid;
`;

const Line = styled.div`
  height: 1.9rem;
  border-bottom: 1px solid ${token.color.edge};
  break-inside: avoid;
`;
