import { counted, routePath } from '@mapa/domain';
import type { ReactNode } from 'react';
import { Badge, FlagIcon, ItemTitle, Link, Meta, QuestionStateBadges, SubjectPath, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { BankLine } from '../model';

/** A question in a list: its code links to its page, with facts for the staff. @param choice its checkbox */
export function QuestionRow({ question, choice }: { question: BankLine; choice?: ReactNode }) {
  const { id, codigo, resumo, assunto } = question;
  return (
    <li>
      <Head>
        {choice}
        <ItemTitle as="h2">
          <Link to={routePath('deskQuestion', { id })}>{codigo}</Link>
        </ItemTitle>
        <StaffBadges question={question} />
      </Head>
      <Summary>{resumo || 'Sem texto: só uma figura.'}</Summary>
      <Foot>
        <SubjectPath subjects={assunto} />
        <Meta>{originText(question)}</Meta>
      </Foot>
    </li>
  );
}

type Facts = Pick<
  BankLine,
  'anulada' | 'desatualizada' | 'relatos' | 'pedidos' | 'assunto_sugerido' | 'comentada' | 'erram'
>;

/** Pending work on a question, as badges. */
export function StaffBadges({ question }: { question: Facts }) {
  const { anulada, desatualizada, relatos, pedidos, assunto_sugerido, comentada, erram } = question;
  return (
    <>
      <QuestionStateBadges anulada={anulada} desatualizada={desatualizada} />
      {relatos > 0 ? (
        <Badge tone="warning" icon={<FlagIcon aria-hidden />}>
          {counted(relatos, 'relato de erro', 'relatos de erro')}
        </Badge>
      ) : null}
      {pedidos > 0 ? (
        <Badge tone="info">{counted(pedidos, 'pedido de comentário', 'pedidos de comentário')}</Badge>
      ) : null}
      {assunto_sugerido ? <Badge tone="info">Assunto sugerido</Badge> : null}
      {comentada ? null : <Badge tone="neutral">Sem comentário</Badge>}
      {erram ? <Badge tone="neutral">{counted(erram, 'estudante erra', 'estudantes erram')}</Badge> : null}
    </>
  );
}

/** Known origin of a question: paper and number, board and year. */
export function originText({
  prova,
  numero,
  banca,
  ano,
}: Pick<BankLine, 'prova' | 'numero' | 'banca' | 'ano'>): string {
  return [prova?.nome, numero && `número ${numero}`, banca && (banca.sigla || banca.nome), ano]
    .filter(Boolean)
    .join(' · ');
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;

const Summary = styled.p`
  max-width: ${token.measure.reading};
  font-family: ${token.family.serif};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x2};
  font-size: ${token.size.small};
`;
