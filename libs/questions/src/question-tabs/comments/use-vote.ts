import { communityApi, useVoteCommentMutation, useAppDispatch } from '@mapa/api-client';
import { sayFailure } from '../../student-state/say-failure';
import type { CommentView } from './model';

type Judged = Pick<CommentView, 'meu_voto' | 'uteis' | 'inuteis'>;

/** A comment's votes after the student's own one changed; null takes it back. */
function judged({ meu_voto, uteis, inuteis }: Judged, vote: boolean | null): Judged {
  const weight = (side: boolean) => Number(vote === side) - Number(meu_voto === side);
  return { meu_voto: vote, uteis: uteis + weight(true), inuteis: inuteis + weight(false) };
}

/**
 * Votes optimistically, and reverts where the server refuses. The order is kept until the comments are opened again.
 */
export function useVote(comment: CommentView, page: number) {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useVoteCommentMutation();

  const write = (change: Judged) =>
    dispatch(
      communityApi.util.updateQueryData('comments', { questao_id: comment.questao_id, page }, (draft) => {
        const one = draft.data.find(({ id }) => id === comment.id);
        if (one) Object.assign(one, change);
      }),
    );

  async function vote(useful: boolean | null) {
    const { meu_voto, uteis, inuteis } = comment;
    write(judged(comment, useful));
    const { data, error } = await send({ comentario_id: comment.id, util: useful });
    if (data) write({ meu_voto: data.meu_voto, uteis: data.uteis, inuteis: data.inuteis });
    else {
      write({ meu_voto, uteis, inuteis });
      sayFailure(error);
    }
  }

  return (useful: boolean | null) => (isLoading ? undefined : void vote(useful));
}
