import { useDeskWorkQuery, type ApiError } from '@mapa/api-client';
import { counted, dayText, figure, routePath, type BankSituation } from '@mapa/domain';
import { ErrorState, Link, Meta, RowsSkeleton, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { DeskWork } from '../model';
import { QUESTIONS_ADDRESS } from '../questions/questions-address';

interface WorkLine {
  count: number;
  /** The label after the number. */
  label: string;
  text: string;
  to: string;
}

const ofQuestions = (situacao: BankSituation | 'rascunho') => QUESTIONS_ADDRESS.to({ situacao });

/** The lists of pending work, most urgent for students first. */
function linesOf({ questoes, rascunhos, propostas, solicitacoes }: DeskWork, viewer: string): WorkLine[] {
  const { relatada, sem_comentario, sem_assunto, assunto_sugerido } = questoes;
  const { total: requests, desde: since } = solicitacoes;
  return [
    {
      count: relatada,
      label: relatada === 1 ? 'questão com erro relatado' : 'questões com erro relatado',
      text: 'Estudantes acharam algo errado. Corrija a questão, e decida o relato em Denúncias.',
      to: ofQuestions('relatada'),
    },
    {
      count: propostas,
      label: propostas === 1 ? 'correção proposta' : 'correções propostas',
      text: 'Correções de questões do banco que esperam um administrador.',
      to: routePath('deskProposals'),
    },
    {
      count: requests,
      label: requests === 1 ? 'questão à espera de comentário' : 'questões à espera de comentário',
      text: since
        ? `Estudantes pediram que um professor comente; o primeiro, em ${dayText(since)}.`
        : 'Ninguém espera por um professor.',
      // Teachers and masters answer in the queue, which an administrator does not have.
      to: viewer === 'admin' ? ofQuestions('solicitada') : routePath('requests'),
    },
    {
      count: rascunhos,
      label: rascunhos === 1 ? 'rascunho em dúvida' : 'rascunhos em dúvida',
      text: 'Questões de provas da mesa que esperam uma conferência.',
      to: ofQuestions('rascunho'),
    },
    {
      count: assunto_sugerido,
      label: assunto_sugerido === 1 ? 'assunto sugerido' : 'assuntos sugeridos',
      text: 'O classificador disse o assunto; ninguém o confirmou.',
      to: ofQuestions('assunto_sugerido'),
    },
    {
      count: sem_assunto,
      label: sem_assunto === 1 ? 'questão sem assunto' : 'questões sem assunto',
      text: 'Ninguém disse do que elas tratam.',
      to: ofQuestions('sem_assunto'),
    },
    {
      count: sem_comentario,
      label: sem_comentario === 1 ? 'questão sem comentário' : 'questões sem comentário',
      text: 'Primeiro as que mais estudantes erram.',
      to: ofQuestions('sem_comentario'),
    },
  ];
}

/** Counts of pending work, each linked to its list. */
export function Work({ viewer }: { viewer: string }) {
  const { currentData, error, isFetching, refetch } = useDeskWorkQuery();
  if (!currentData && error)
    return (
      <ErrorState title="A lista não pôde ser carregada" onRetry={() => void refetch()} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  if (!currentData) return <RowsSkeleton label="Carregando o que há a fazer" />;
  const lines = linesOf(currentData, viewer);
  const open = lines.filter(({ count }) => count > 0).length;
  return (
    <section aria-label="A fazer">
      <p role="status">
        {open === 0 ? 'Nada espera por você.' : `${counted(open, 'lista tem', 'listas têm')} o que fazer.`}
      </p>
      <Lines>
        {lines.map(({ count, label, text, to }) => (
          <li key={label} data-done={count === 0 || undefined}>
            <Link look="bare" to={to}>
              <b>{figure(count)}</b> <span>{label}</span>
            </Link>
            <Meta>{text}</Meta>
          </li>
        ))}
      </Lines>
    </section>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${token.space.x2};
  padding-top: ${token.space.x2};
  list-style: none;
  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  }
  & > li {
    display: grid;
    align-content: start;
    gap: ${token.space.half};
    padding: ${token.space.x2};
    border: 1px solid ${token.color.rule};
    border-radius: ${token.radius.medium};
    background: ${token.color.sheet};
  }
  & > li > a {
    display: grid;
    min-height: ${token.target};
    font-weight: ${token.weight.strong};
  }
  & b {
    font-family: ${token.family.serif};
    font-size: ${token.size.title1};
    font-variant-numeric: tabular-nums;
    line-height: ${token.leading.title};
  }
  & > li > a:hover > span {
    text-decoration: underline;
  }
  & > [data-done] b {
    color: ${token.color.inkFaint};
  }
`;
