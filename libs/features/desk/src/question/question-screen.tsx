import { useBankQuestionQuery, type ApiError } from '@mapa/api-client';
import { counted, questionCode, routePath } from '@mapa/domain';
import {
  ErrorState,
  Link,
  Meta,
  RowsSkeleton,
  SectionTitle,
  SubjectPath,
  media,
  token,
  usePlaceTitle,
} from '@mapa/ui-kit';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BankQuestion } from '../model';
import { originText, StaffBadges } from '../questions/question-row';
import { PicturePlace, takeInline } from '../editor/picture-place';
import { BankTexts } from './bank-texts';
import { Keys } from './keys';
import { ProposalActs } from './proposal-acts';
import { QuestionActs } from './question-acts';
import { QuestionAudit } from './question-audit';
import { QuestionSheet } from './question-sheet';
import { TextForm } from './text-form';
import { Versions } from './versions';

/** A question of the bank for the staff: its text, key, versions and history. */
export function QuestionScreen({ viewer }: { viewer: string }) {
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useBankQuestionQuery({ id: Number(id) });
  usePlaceTitle(questionCode(Number(id)), 'Mesa');
  if (!currentData && error)
    return (
      <ErrorState title="A questão não pôde ser carregada" onRetry={() => void refetch()} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  if (!currentData) return <RowsSkeleton label="Carregando questão" />;
  return <Loaded question={currentData} viewer={viewer} />;
}

function Loaded({ question, viewer }: { question: BankQuestion; viewer: string }) {
  const { questao, relatos, pedidos, assunto_sugerido, erram, provas, responderam, versoes } = question;
  const { id, codigo, motivo_situacao } = questao;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Head>
        <Title>
          <SectionTitle>{codigo}</SectionTitle>
          <StaffBadges question={{ ...questao, relatos, pedidos, assunto_sugerido, erram }} />
        </Title>
        {motivo_situacao ? <p>Motivo: {motivo_situacao}</p> : null}
        <SubjectPath subjects={questao.assunto} />
        <Meta>{originText(questao)}</Meta>
        <Link to={routePath('question', { id })}>Ver como o estudante vê</Link>
      </Head>
      {viewer === 'professor' ? (
        <ProposalActs question={question} onEdit={() => setIsEditing(true)} />
      ) : (
        <QuestionActs question={question} onEdit={() => setIsEditing(true)} />
      )}
      <Columns>
        {isEditing ? (
          <PicturePlace value={takeInline}>
            <TextForm question={question} isProposal={viewer === 'professor'} onClose={() => setIsEditing(false)} />
          </PicturePlace>
        ) : (
          <Reading>
            {viewer === 'professor' ? null : <BankTexts question={question} />}
            <QuestionSheet question={question} />
          </Reading>
        )}
        <Side>
          <Facts>
            <div>
              <dt>Responderam</dt>
              <dd>{counted(responderam, 'estudante', 'estudantes')}</dd>
            </div>
            <div>
              <dt>{provas.length === 1 ? 'Prova' : 'Provas'}</dt>
              <dd>
                {provas.length === 0 ? 'nenhuma' : null}
                {provas.map(({ id: examId, nome, gabarito_pdf }) => (
                  <p key={examId}>
                    {nome}
                    {gabarito_pdf ? (
                      <>
                        {' · '}
                        <Link to={gabarito_pdf} target="_blank">
                          gabarito (PDF)
                        </Link>
                      </>
                    ) : null}
                  </p>
                ))}
              </dd>
            </div>
          </Facts>
          <Keys keys={question.gabaritos} kind={questao.tipo} />
          <Versions versions={versoes} kind={questao.tipo} />
        </Side>
      </Columns>
      {viewer === 'professor' ? null : <QuestionAudit id={id} />}
    </>
  );
}

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space.half};
  font-size: ${token.size.small};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${token.space.x4};
    align-items: start;
  }
`;

const Reading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  max-width: ${token.measure.reading};
`;

const Side = styled.aside`
  display: grid;
  gap: ${token.space.x3};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${token.space.x1h};
  font-size: ${token.size.small};
  & dt {
    color: ${token.color.inkFaint};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
