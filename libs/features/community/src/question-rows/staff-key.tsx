import { useAnswerKeyQuery, useStudentQuestionQuery, type ApiError } from '@mapa/api-client';
import { alternativeName, commentOf, questionKind } from '@mapa/domain';
import { AlternativeComment, ErrorState, KeyRoundIcon, RichText, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

interface StaffKeyProps {
  questionId: number;
  isAnnulled: boolean;
}

/** The key for someone who answers a request or decides a report, without having to answer the question. */
export function StaffKey({ questionId, isAnnulled }: StaffKeyProps) {
  const {
    currentData: key,
    error,
    isFetching,
    refetch,
  } = useAnswerKeyQuery({ id: questionId }, { refetchOnMountOrArgChange: true });
  // The open question beside it makes the same call, so this costs nothing.
  const { currentData: question } = useStudentQuestionQuery({ id: questionId });
  if (!key && error) {
    return (
      <ErrorState title="O gabarito não pôde ser carregado" onRetry={refetch} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  }
  if (!key) return <Skeleton width="12rem" height="1.5em" />;
  return (
    <Key aria-label="Gabarito">
      <p>
        <KeyRoundIcon size={18} aria-hidden />
        {key.letra ? (
          <span>
            Gabarito: <strong>{question ? questionKind(question.tipo).keyText(key.letra) : key.letra}</strong>
          </span>
        ) : (
          <span>{isAnnulled ? 'Questão anulada: não há alternativa certa.' : 'Esta questão não tem gabarito.'}</span>
        )}
      </p>
      {key.comentario ? <RichText size="body" html={key.comentario} /> : null}
      {question?.alternativas.map(({ id, letra }) => {
        const html = commentOf(id, key);
        return html === undefined ? null : (
          <AlternativeComment key={id} name={alternativeName(letra, question.tipo)} html={html} />
        );
      })}
    </Key>
  );
}

const Key = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  max-width: ${token.measure.text};
  padding-left: ${token.space.x2};
  border-left: 3px solid ${token.color.accent};
  & > p {
    display: flex;
    align-items: center;
    gap: ${token.space.x1};
  }
  & > p > svg {
    flex: none;
    color: ${token.color.accent};
  }
`;
