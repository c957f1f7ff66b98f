import { Badge, RichText, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { NotebookQuestion } from '../shared/model';
import { originLine } from './origin-line';

export interface PaperQuestionProps {
  question: NotebookQuestion;
  number: number;
  /** Blank lines to write on. */
  lines: number;
}

/** One question as it stands on paper. */
export function PaperQuestion({ question, number, lines }: PaperQuestionProps) {
  const { enunciado, alternativas, anulada, desatualizada, tipo } = question;
  return (
    <Item>
      <Head>
        <h3>{number}.</h3>
        <span>{originLine(question)}</span>
        {anulada ? <Badge>Anulada</Badge> : null}
        {desatualizada ? <Badge>Desatualizada</Badge> : null}
      </Head>
      <RichText html={enunciado} />
      <Choices>
        {alternativas.map(({ id, letra, texto }) => (
          <li key={id}>
            <Letter>{tipo === 'questaovf' ? '(  )' : `${letra})`}</Letter>
            <RichText html={texto} />
          </li>
        ))}
      </Choices>
      {Array.from({ length: lines }, (_, line) => (
        <Line key={line} aria-hidden />
      ))}
    </Item>
  );
}

const Item = styled.article`
  margin-bottom: ${token.space.x3};
  break-inside: avoid;
  & > div { max-width: none; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.x1};
  margin-bottom: ${token.space.half};
  break-after: avoid;
  color: ${token.color.inkSoft};
  font-size: ${token.size.tiny};
  & > h3 { color: ${token.color.ink}; font-size: ${token.size.body}; font-weight: ${token.weight.heavy}; }
`;

const Choices = styled.ol`
  display: grid;
  gap: ${token.space.half};
  margin-top: ${token.space.x1};
  & > li { display: flex; gap: ${token.space.half}; break-inside: avoid; }
  & > li > div { flex: 1; max-width: none; }
`;

const Letter = styled.span`
  flex: none;
  min-width: 1.6em;
  font-family: ${token.family.serif};
  font-size: ${token.size.reading};
  line-height: ${token.leading.reading};
  white-space: pre;
`;

const Line = styled.div`
  height: 1.9rem;
  border-bottom: 1px solid ${token.color.edge};
  break-inside: avoid;
`;
