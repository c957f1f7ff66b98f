import { alternativeName, counted, figure, questionKind, shareText } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Outcome } from '../../answering/outcome';
import type { PanelQuestion } from '../../model';
import { Aside } from '../tab-panel/aside';
import type { SpreadLine } from './model';

interface SpreadProps {
  question: Pick<PanelQuestion, 'tipo' | 'anulada'>;
  lines: readonly SpreadLine[];
  total: number;
  /** Number of answers with the key. */
  right: number;
  outcome: Outcome | null;
}

/** Share of each alternative, as a bar and in words. */
export function Spread({ question, lines, total, right, outcome }: SpreadProps) {
  const wordsOf = ({ alternativa_id, letra }: SpreadLine) =>
    [outcome?.key.letra === letra ? 'gabarito' : '', outcome?.chosenId === alternativa_id ? 'sua resposta' : ''].filter(
      Boolean,
    );
  return (
    <>
      <Aside>
        {counted(total, 'pessoa respondeu', 'pessoas responderam')}
        {question.anulada ? '; a questão foi anulada.' : `; ${shareText(right / total)} acertaram de primeira.`}
      </Aside>
      <Table>
        <thead>
          <tr>
            <th scope="col">{questionKind(question.tipo).answerWord || 'Alternativa'}</th>
            <th scope="col">Parte das respostas</th>
            <th scope="col">Respostas</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const isKey = outcome?.key.letra === line.letra;
            return (
              <tr key={line.alternativa_id}>
                <th scope="row">{alternativeName(line.letra, question.tipo)}</th>
                <td>
                  <Measure>
                    <Bar aria-hidden>
                      <Part $percent={Math.round(line.percentual)} $isKey={isKey} />
                    </Bar>
                    <Share>{shareText(line.percentual / 100)}</Share>
                  </Measure>
                  {wordsOf(line).length > 0 ? <Words $isKey={isKey}>{wordsOf(line).join(' · ')}</Words> : null}
                </td>
                <td>{figure(line.respostas)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 36rem;
  border-collapse: collapse;
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${token.space.x1} ${token.space.x1h} ${token.space.x1} 0;
    text-align: left;
    vertical-align: baseline;
  }
  & thead th {
    color: ${token.color.inkFaint};
    font-weight: ${token.weight.medium};
  }
  & tbody tr {
    border-top: 1px solid ${token.color.rule};
  }
  & tbody th {
    font-weight: ${token.weight.strong};
    white-space: nowrap;
  }
  & td:nth-child(2) {
    width: 100%;
  }
  & th:last-child,
  & td:last-child {
    padding-right: 0;
    text-align: right;
  }
`;

const Measure = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space.x1h};
`;

const Bar = styled.span`
  flex: 1;
  height: ${token.space.x1};
  border-radius: ${token.radius.pill};
  background: ${token.color.rule};
  overflow: hidden;
  forced-color-adjust: none;
`;

const Part = styled.span<{ $percent: number; $isKey: boolean }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: inherit;
  background: ${({ $isKey }) => ($isKey ? token.color.success : token.color.edge)};
`;

const Share = styled.span`
  min-width: 3rem;
  text-align: right;
`;

const Words = styled.span<{ $isKey: boolean }>`
  display: block;
  color: ${({ $isKey }) => ($isKey ? token.color.success : token.color.inkSoft)};
  font-weight: ${token.weight.medium};
`;
