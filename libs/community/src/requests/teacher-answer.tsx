import { useCommentsQuery, useViewCommentMutation } from '@mapa/api-client';
import type { ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { ErrorState, Link, Skeleton, Stack } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { CommentText } from '../shared/comment-text';
import type { Comment } from '../shared/model';
import { QuestionHere } from '../shared/question-here';
import type { RenderQuestion } from '../shared/question-slot';

interface TeacherAnswerProps {
  questionId: number;
  renderQuestion: RenderQuestion;
}

/** What the teachers wrote. Comments speak of the key: whoever has not answered does so first, here. */
export function TeacherAnswer({ questionId, renderQuestion }: TeacherAnswerProps) {
  const { currentData, error, isFetching, refetch } = useCommentsQuery({ questao_id: questionId, tipo: 'professor' });
  if (currentData) return <Comments comments={currentData.data} questionId={questionId} />;
  if (!error) return <Skeleton lines={3} />;
  const { kind, message } = error as ApiError;
  if (kind === 'forbidden') {
    return (
      <Stack>
        <p>{message}</p>
        <QuestionHere id={questionId} renderQuestion={renderQuestion} onAnswered={() => void refetch()} />
      </Stack>
    );
  }
  return (
    <ErrorState title="O comentário não pôde ser carregado" onRetry={refetch} busy={isFetching}>
      {message}
    </ErrorState>
  );
}

function Comments({ comments, questionId }: { comments: readonly Comment[]; questionId: number }) {
  const [view] = useViewCommentMutation();
  const ids = comments.map(({ id }) => id).join();
  useEffect(() => {
    for (const id of ids.split(',').filter(Boolean)) void view({ id: Number(id) });
  }, [ids, view]);
  return (
    <Stack $gap="x3">
      {comments.length === 0 ? <p>O professor retirou o comentário que respondia a esta solicitação.</p> : null}
      {comments.map((comment) => (
        <CommentText key={comment.id} comment={comment} />
      ))}
      <p>
        <Link to={routePath('question', { id: questionId })}>Abrir a questão com todos os comentários</Link>
      </p>
    </Stack>
  );
}
