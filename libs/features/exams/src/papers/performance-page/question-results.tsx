import { useExamQuestionResultsQuery } from '@mapa/api-client';
import { figure, routePath, shareText } from '@mapa/domain';
import { Button, FoldedTable, Link, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { ExamResults } from '../model';
import { Part, PartTitle, Text } from '../performance/look';
import { surprising, type ComparedResult, type QuestionResult } from './surprising';

/** A paper's questions: easy ones answered wrongly, hard ones answered rightly, and a table of all. */
export function QuestionResults({ examId }: { examId: number }) {
  const { currentData, isError, isFetching, refetch } = useExamQuestionResultsQuery(
    { id: examId },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData) return <Results results={currentData} />;
  if (!isError) return <Skeleton lines={4} height="1.25rem" />;
  return (
    <Part>
      <Text role="alert">As questões não puderam ser carregadas agora.</Text>
      <div>
        <Button variant="ghost" size="small" busy={isFetching} onClick={refetch}>
          Tentar novamente
        </Button>
      </div>
    </Part>
  );
}

function Results({ results }: { results: ExamResults }) {
  const { missed, mastered } = surprising(results);
  const isCompared = results.questoes.some(({ acerto_de_todos }) => acerto_de_todos !== null);
  return (
    <>
      <Part>
        <PartTitle>Fáceis que você errou</PartTitle>
        <Surprising results={missed} empty={isCompared ? 'Nenhuma.' : NO_BASE} />
      </Part>
      <Part>
        <PartTitle>Difíceis que você acertou</PartTitle>
        <Surprising results={mastered} empty={isCompared ? 'Nenhuma ainda.' : NO_BASE} />
      </Part>
      <Part>
        <PartTitle>Questão por questão</PartTitle>
        <Table results={results} />
      </Part>
    </>
  );
}

const NO_BASE = 'Sem base: menos de 20 estudantes responderam a cada questão.';

const nameOf = ({ numero, variante, questao_id }: QuestionResult): string =>
  numero === null ? `Questão Q${questao_id}` : `Questão ${figure(numero)}${variante === null ? '' : `, ${variante}`}`;

const shareOf = ({ acerto_de_todos }: ComparedResult): string => `${shareText(acerto_de_todos / 100)} acertam`;

function Surprising({ results, empty }: { results: readonly ComparedResult[]; empty: string }) {
  if (results.length === 0) return <Text>{empty}</Text>;
  return (
    <List>
      {results.map((result) => (
        <li key={result.questao_id}>
          <Link look="quiet" to={routePath('question', { id: result.questao_id })}>
            {nameOf(result)} · {result.assunto.nome}
          </Link>
          <span>{shareOf(result)}</span>
        </li>
      ))}
    </List>
  );
}

function verdictOf({ anulada, certa }: QuestionResult): string {
  if (anulada) return 'Anulada';
  if (certa === null) return 'Sem resposta';
  return certa ? 'Certa' : 'Errada';
}

const secondsText = (milliseconds: number): string => `${figure(Math.round(milliseconds / 1_000))} s`;

function Table({ results: { questoes } }: { results: ExamResults }) {
  return (
    <FoldedTable summary={`Ver as ${figure(questoes.length)} questões como tabela`} label="Questões da prova">
      <thead>
        <tr>
          <th scope="col">Questão</th>
          <th scope="col">Assunto</th>
          <th scope="col">Você</th>
          <th scope="col">Tempo</th>
          <th scope="col">Todos</th>
        </tr>
      </thead>
      <tbody>
        {questoes.map((result) => (
          <tr key={result.questao_id}>
            <th scope="row">
              <Link look="quiet" to={routePath('question', { id: result.questao_id })}>
                {nameOf(result)}
              </Link>
              {result.fora_da_prova ? <Aside>saiu da prova</Aside> : null}
            </th>
            <td>{result.assunto.nome}</td>
            <td>
              {verdictOf(result)}
              {result.como_no_simulado ? ', como no simulado' : null}
            </td>
            <td>{result.tempo_ms === null ? '–' : secondsText(result.tempo_ms)}</td>
            <td>
              {result.acerto_de_todos === null
                ? 'sem base'
                : `${shareText(result.acerto_de_todos / 100)} de ${figure(result.estudantes)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </FoldedTable>
  );
}

const Aside = styled.small`
  display: block;
  color: ${token.color.inkSoft};
  font-size: ${token.size.tiny};
  font-weight: ${token.weight.text};
`;

const List = styled.ul`
  font-size: ${token.size.small};
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.x2};
    padding-block: ${token.space.half};
  }
  & > li > span {
    flex: none;
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;
