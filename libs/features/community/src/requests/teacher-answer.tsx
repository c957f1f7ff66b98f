import { useCommentVote, useCommentsQuery, useViewCommentMutation, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { Cluster, ErrorState, Link, Skeleton, Stack, UsefulVotes, toast } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { CommentText } from '../question-rows/comment-text';
import type { Comment } from '../model';
import { QuestionHere } from '../question-rows/question-here';

interface TeacherAnswerProps {
  questionId: number;
}

const askedFor = (questionId: number) => ({ questao_id: questionId, tipo: 'professor' }) as const;

/**
 * The teacher's comment on a question. Comments reveal the key, so a student who has not answered does so here first;
 * the verdict stays visible.
 */
export function TeacherAnswer({ questionId }: TeacherAnswerProps) {
  const { currentData, error, isFetching, refetch } = useCommentsQuery(askedFor(questionId));
  const [hasAnsweredHere, setHasAnsweredHere] = useState(false);
  const { kind, message } = (error as ApiError | undefined) ?? {};
  const isClosed = kind === 'forbidden';
  const handleAnswered = () => {
    setHasAnsweredHere(true);
    void refetch();
  };
  return (
    <Stack $gap="x3">
      {currentData ? <Comments comments={currentData.data} questionId={questionId} /> : null}
      {currentData || error ? null : <Skeleton lines={3} />}
      {isClosed && !currentData ? <p>{message}</p> : null}
      {error && !isClosed && !currentData ? (
        <ErrorState title="O comentário não pôde ser carregado" onRetry={refetch} busy={isFetching}>
          {message}
        </ErrorState>
      ) : null}
      {isClosed || hasAnsweredHere ? <QuestionHere id={questionId} onAnswered={handleAnswered} /> : null}
    </Stack>
  );
}

function Votes({ comment, list }: { comment: Comment; list: ReturnType<typeof askedFor> }) {
  const vote = useCommentVote(comment, list, (error) => toast.error((error as ApiError).message, { id: 'voto' }));
  return (
    <Cluster>
      <UsefulVotes
        useful={comment.uteis}
        notUseful={comment.inuteis}
        own={comment.meu_voto}
        onVote={(useful) => vote(useful)}
      />
    </Cluster>
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
        <CommentText key={comment.id} comment={comment}>
          {comment.meu ? null : <Votes comment={comment} list={askedFor(questionId)} />}
        </CommentText>
      ))}
      <p>
        <Link to={routePath('question', { id: questionId })}>Abrir a questão com todos os comentários</Link>
      </p>
    </Stack>
  );
}
